import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PatreonMember, PatreonTurn } from './patreon-member.ts';

type Db = Kysely<Schema>;

export const membersAtOnce = 100;

/** False when the same body was taken before. */
export async function insertDelivery(trx: Db, bodyHash: Buffer): Promise<boolean> {
  const row = await trx
    .insertInto('patreonDeliveries')
    .values({ bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('bodyHash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the member until the transaction ends, and returns the stored state. */
export async function lockMember(trx: Db, memberKey: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`patreon ${memberKey}`}, 0))`.execute(
    trx,
  );
  return trx
    .selectFrom('patreonMembers')
    .select(['userId', 'levelId'])
    .where('memberKey', '=', memberKey)
    .executeTakeFirst();
}

/**
 * Stores the progress of a membership; false = a later one is known. After a membership has ended, an
 * active state counts only with a later date, as a new pledge has.
 */
export async function noteTurn(
  trx: Db,
  memberHash: Buffer,
  { at, isOver }: PatreonTurn,
): Promise<boolean> {
  const { rows } = await sql`
    insert into patreon_turns as known (member_hash, told_at, is_over)
    values (${memberHash}, ${at}, ${isOver})
    on conflict (member_hash) do update
      set told_at = greatest(known.told_at, excluded.told_at), is_over = excluded.is_over
      where not coalesce(
        excluded.told_at < known.told_at
          or (known.is_over and not excluded.is_over and excluded.told_at = known.told_at),
        false)
    returning true`.execute(trx);
  return rows.length > 0;
}

/** By the Discord account that both have linked, else by an e-mail that both have verified. */
export async function findMemberUser(
  db: Db,
  { email, discordSubject }: Pick<PatreonMember, 'email' | 'discordSubject'>,
): Promise<number | null> {
  const byDiscord = await db
    .selectFrom('externalLogins')
    .select('userId')
    .where('provider', '=', 'discord')
    .where('subject', '=', discordSubject ?? '')
    .executeTakeFirst();
  if (byDiscord) return byDiscord.userId;
  const byEmail = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email ?? '')
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return byEmail?.id ?? null;
}

/** The highest level that so much pays for. */
export async function findLevelOf(db: Db, cents: number): Promise<number> {
  const { id } = await db
    .selectFrom('patreonLevels')
    .select('id')
    .where('fromCents', '<=', cents)
    .orderBy('fromCents', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

interface KeptMember extends PatreonMember {
  readonly userId: number | null;
  readonly levelId: number;
}

export async function upsertMember(trx: Db, { key, ...member }: KeptMember): Promise<void> {
  const changed = { ...member, changedAt: sql<Date>`clock_timestamp()` };
  await trx
    .insertInto('patreonMembers')
    .values({ memberKey: key, ...member })
    .onConflict((conflict) => conflict.column('memberKey').doUpdateSet(changed))
    .execute();
}

export async function deleteMember(trx: Db, memberKey: string): Promise<void> {
  await trx.deleteFrom('patreonMembers').where('memberKey', '=', memberKey).execute();
}

/** Null = the account is gone. */
export async function lockLevel(trx: Db, userId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('users')
    .select('patreonLevelId')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.patreonLevelId ?? null;
}

export async function findLevelByMembers(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('patreonMembers')
    .select(({ fn }) => fn.max('levelId').as('levelId'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.levelId ?? 1;
}

export async function updateLevel(trx: Db, userId: number, levelId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ patreonLevelId: levelId })
    .where('id', '=', userId)
    .execute();
}

/** Members whose account is there by now. */
export const findUnknownMembers = (db: Db) =>
  db
    .selectFrom('patreonMembers as m')
    .select('m.memberKey')
    .where('m.userId', 'is', null)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('externalLogins as d')
            .select('d.userId')
            .where('d.provider', '=', 'discord')
            .whereRef('d.subject', '=', 'm.discordSubject'),
        ),
        where.exists(
          where
            .selectFrom('users as u')
            .select('u.id')
            .whereRef('u.email', '=', 'm.email')
            .where('u.emailVerifiedAt', 'is not', null),
        ),
      ]),
    )
    .limit(membersAtOnce)
    .execute();

/** Members whose level is not what their cents are worth by now. */
export const findMisjudgedMembers = (db: Db) =>
  db
    .selectFrom('patreonMembers as m')
    .select('m.memberKey')
    .where(
      sql<boolean>`m.level_id <> (select l.id from patreon_levels l where l.from_cents <= m.cents
        order by l.from_cents desc, l.id desc limit 1)`,
    )
    .limit(membersAtOnce)
    .execute();

export const findMember = (db: Db, memberKey: string) =>
  db
    .selectFrom('patreonMembers')
    .select(['memberKey as key', 'cents', 'email', 'discordSubject'])
    .where('memberKey', '=', memberKey)
    .executeTakeFirst();

/** Deletes members without an account that were not mentioned for so long. */
export async function deleteLongUnknown(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'patreonMembers',
    sql`user_id is null and changed_at < statement_timestamp() - interval '400 days'`,
  );
}

export const findMembershipsOf = (db: Db, userId: number) =>
  db
    .selectFrom('patreonMembers')
    .select(['memberKey', 'email', 'discordSubject', 'cents', 'changedAt'])
    .where('userId', '=', userId)
    .limit(100)
    .execute();
