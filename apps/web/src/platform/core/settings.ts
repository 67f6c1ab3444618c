import type { Setting } from '@callshot/contract';

export type SettingValue = string | number | boolean | null;
export type SettingValues = Readonly<Record<string, SettingValue>>;

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** The exact words true, false and null, and integers; all else stays text [rule: settings-2]. */
export function parseSetting(text: string): SettingValue {
  if (Object.hasOwn(words, text)) return words[text] ?? null;
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : text;
}

/** Settings by the client's slot name. */
export const settingValuesOf = (settings: readonly Setting[]): SettingValues =>
  Object.fromEntries(settings.map(({ storeKey, value }) => [storeKey, parseSetting(value)]));

/** A setting that is a link to another site, or null where it is unset or is none. */
export function linkOf(values: SettingValues, key: string): string | null {
  const value = values[key];
  return typeof value === 'string' && /^https:\/\/[^\s/]+/.test(value) ? value : null;
}
