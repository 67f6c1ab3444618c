import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The Discord account that a user linked, as messages need it. */
export interface DiscordLink {
  readonly accountId: string;
  readonly channelId: string | null;
  readonly isMessaged: boolean;
  readonly closedAt: Date | null;
}

export const findDiscordLink = (db: Db, userId: number): Promise<DiscordLink | undefined> =>
  db
    .selectFrom('externalLogins')
    .select(['subject as accountId', 'messageChannel as channelId', 'isMessaged'])
    .select('messagesClosedAt as closedAt')
    .where('userId', '=', userId)
    .where('provider', '=', 'discord')
    .executeTakeFirst();

/** Only for the account that was read before: the user may have linked another one meanwhile. */
async function updateLink(
  db: Db,
  accountId: string,
  change: {
    readonly isMessaged?: boolean;
    readonly messageChannel?: string | null;
    readonly messagesClosedAt?: null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('externalLogins')
    .set(change)
    .where('provider', '=', 'discord')
    .where('subject', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const updateMessageChannel = (db: Db, accountId: string, channelId: string | null) =>
  updateLink(db, accountId, { messageChannel: channelId });

export const switchMessagesOn = (db: Db, accountId: string): Promise<boolean> =>
  updateLink(db, accountId, { isMessaged: true, messagesClosedAt: null });

/** Users without a linked account have nothing to switch off. */
export async function switchMessagesOff(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('externalLogins')
    .set({ isMessaged: false })
    .where('provider', '=', 'discord')
    .where('userId', '=', userId)
    .execute();
}

/** Discord does not let us write to them; false when that was known. */
export async function closeMessages(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ wasMessaged: boolean }>`
    update external_logins l set is_messaged = false, message_channel = null,
      messages_closed_at = clock_timestamp()
    from (select is_messaged from external_logins
      where provider = 'discord' and subject = ${accountId} for update) as before
    where l.provider = 'discord' and l.subject = ${accountId}
    returning before.is_messaged as was_messaged`.execute(db);
  return rows[0]?.wasMessaged ?? false;
}
