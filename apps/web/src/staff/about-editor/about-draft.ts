import type { AdminSetting, Game } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { parseSetting, type SettingValues } from '../../platform/core/settings.ts';

/** The typed text of a field, and the value that it builds on. */
export interface Draft {
  readonly base: string;
  readonly text: string;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** An unset value is stored as the word null, and shown as an empty field. */
export const shownOf = ({ isOptional }: AdminSetting, value: string): string =>
  isOptional && value === 'null' ? '' : value;

/** As the server will store it. */
export function storedOf({ isOptional }: AdminSetting, text: string): string {
  const tidied = text.replaceAll('\r\n', '\n').trim();
  return tidied === '' && isOptional ? 'null' : tidied;
}

/** Those that differ from what they build on. */
export const unsavedIn = (
  settings: readonly AdminSetting[],
  drafts: Drafts,
): readonly { readonly setting: AdminSetting; readonly draft: Draft; readonly value: string }[] =>
  settings.flatMap((setting) => {
    const draft = drafts[setting.name];
    if (!draft) return [];
    const value = storedOf(setting, draft.text);
    return value === draft.base ? [] : [{ setting, draft, value }];
  });

/** The settings as they would stand once everything is saved. */
export const drawnValues = (settings: readonly AdminSetting[], drafts: Drafts): SettingValues =>
  Object.fromEntries(
    settings.map((setting) => {
      const draft = drafts[setting.name];
      const value = draft ? storedOf(setting, draft.text) : setting.value;
      return [setting.storeKey, parseSetting(value === '' ? setting.defaultValue : value)];
    }),
  );

/** A game's own accounts stand with the game. */
export const drawnGames = (games: readonly Game[], values: SettingValues): readonly Game[] =>
  games.map((game) => {
    const { prefix } = gameOf(game.id);
    const linkAt = (name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : null;
    };
    return {
      ...game,
      instagramUrl: linkAt(`${prefix}InstagramUrl`),
      twitterUrl: linkAt(`${prefix}TwitterUrl`),
    };
  });
