import type { NotificationPreferences } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { DiscordApi } from '../../../platform/discord/discord-api.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { ServerKeys } from '../channels/server-keys.ts';
import {
  type DiscordStanding,
  findPreferences,
  type PreferenceChoice,
  upsertPreferences,
} from './preferences.repository.ts';

export interface PreferenceParts {
  readonly db: Kysely<Schema>;
  readonly keys: ServerKeys;
  /** False where no mail is sent at all. */
  readonly isMailSent: boolean;
  readonly discord: Pick<DiscordApi, 'hasBot'>;
  /** Whether an account there can be linked. */
  readonly isDiscordOffered: boolean;
}

export async function readPreferences(
  parts: PreferenceParts,
  userId: number,
): Promise<NotificationPreferences> {
  const { db, keys, isMailSent } = parts;
  const { address, discordStanding, ...choice } = await findPreferences(db, userId);
  const { publicKey } = await keys.vapid();
  return {
    ...choice,
    emailState: isMailSent ? address : 'unavailable',
    pushKey: publicKey,
    discordState: discordStateOf(parts, discordStanding),
  };
}

const discordStateOf = (
  { discord, isDiscordOffered }: PreferenceParts,
  standing: DiscordStanding,
): NotificationPreferences['discordState'] =>
  !discord.hasBot || (standing === 'unlinked' && !isDiscordOffered) ? 'unavailable' : standing;

/** Stores the choice, unless it switches e-mail on without a verified address. */
export async function choosePreferences(
  parts: PreferenceParts,
  userId: number,
  choice: PreferenceChoice,
): Promise<Outcome<NotificationPreferences, 'email_not_ready'>> {
  if (choice.email) {
    const current = await readPreferences(parts, userId);
    if (!current.email && current.emailState !== 'ready') {
      return refuse('email_not_ready');
    }
  }
  await upsertPreferences(parts.db, userId, choice);
  return done(await readPreferences(parts, userId));
}
