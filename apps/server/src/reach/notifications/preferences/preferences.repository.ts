import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export interface PreferenceChoice {
  readonly lockReminders: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

/** Ways out of the product. */
export type Channel = 'email' | 'push' | 'discord';
/** Those that a link in a message ends. */
export type EndableChannel = Exclude<Channel, 'discord'>;

/** State of direct messages to the linked Discord account. */
export type DiscordStanding = 'unlinked' | 'closed' | 'ready';

/** The user's choices, or the defaults, and the state of their address. */
export async function findPreferences(
  db: Db,
  userId: number,
): Promise<
  PreferenceChoice & {
    readonly address: 'missing' | 'unverified' | 'ready';
    readonly discord: boolean;
    readonly discordStanding: DiscordStanding;
  }
> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('notificationPreferences as p', 'p.userId', 'u.id')
    .leftJoin('externalLogins as l', (join) =>
      join.onRef('l.userId', '=', 'u.id').on('l.provider', '=', 'discord'),
    )
    .select(['l.isMessaged', 'l.messagesClosedAt'])
    .select(['p.lockReminders', 'p.email as isByEmail', 'p.push as isByPush'])
    .select(['u.email', 'u.emailVerifiedAt'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    lockReminders: row.lockReminders ?? true,
    email: row.isByEmail ?? false,
    push: row.isByPush ?? false,
    discord: row.isMessaged ?? false,
    discordStanding:
      row.isMessaged === null ? 'unlinked' : row.messagesClosedAt === null ? 'ready' : 'closed',
    address: row.email === null ? 'missing' : row.emailVerifiedAt === null ? 'unverified' : 'ready',
  };
}

export async function upsertPreferences(
  db: Db,
  userId: number,
  { lockReminders, email, push }: PreferenceChoice,
): Promise<void> {
  const choice = { lockReminders, email, push };
  await db
    .insertInto('notificationPreferences')
    .values({ userId, ...choice })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(choice))
    .execute();
}

/** Without a row the channel is off already. */
export async function switchOff(db: Db, userId: number, channel: EndableChannel): Promise<void> {
  await db
    .updateTable('notificationPreferences')
    .set({ [channel]: sql`false` })
    .where('userId', '=', userId)
    .execute();
}
