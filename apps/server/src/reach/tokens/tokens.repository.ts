import type { GrantedScope, ResultsMode } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

const isAlive = sql<boolean>`(t.expires_at is null or t.expires_at > clock_timestamp())`;

/** The event whose results a token tells, and whether they count at once. */
export interface ResultsOf {
  readonly eventId: number;
  readonly mode: ResultsMode;
}

/** The owner of a token of results still has the role that it needs [rule: results-26]. */
export const mayTell = sql<boolean>`(t.results_mode is null or exists (
  select from user_roles m join roles r on r.id = m.role_id
  where m.user_id = t.user_id and (r.name = 'Admin'
    or (r.name = 'EventCreator' and t.results_mode = 'propose'))))`;

/** The holder of a token; undefined when the token or its user is no longer valid. */
export const findHolder = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('apiTokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.scopes', 't.userId', 'u.username'])
    .select(
      sql<boolean>`(t.last_used_at is null or t.last_used_at <= clock_timestamp() - interval '1 minute')`.as(
        'isUsedLongAgo',
      ),
    )
    .where('t.tokenHash', '=', tokenHash)
    .where(isAlive)
    .where(mayTell)
    .where('u.disabledAt', 'is', null)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();

/** Notes that the token is in use, at most once a minute. */
export async function touchToken(db: Db, id: number): Promise<void> {
  await db
    .updateTable('apiTokens')
    .set({ lastUsedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where(
      sql<boolean>`(last_used_at is null or last_used_at <= clock_timestamp() - interval '1 minute')`,
    )
    .execute();
}

const tokensOf = (db: Db, userId: number) =>
  db
    .selectFrom('apiTokens as t')
    .leftJoin('events as e', 'e.id', 't.eventId')
    .select([
      't.id',
      't.name',
      't.prefix',
      't.scopes',
      't.eventId',
      'e.nameOverride as eventName',
      't.resultsMode',
      't.createdAt',
      't.expiresAt',
      't.lastUsedAt',
    ])
    .select(sql<boolean>`not ${isAlive}`.as('isExpired'))
    .where('t.userId', '=', userId);

export const findTokens = (db: Db, userId: number) =>
  tokensOf(db, userId).orderBy('t.id', 'desc').limit(100).execute();

export type TokenRow = Awaited<ReturnType<typeof findTokens>>[number];

/** Locks the user's tokens until the transaction ends, and returns their number. */
export async function lockTokens(trx: Db, userId: number): Promise<number> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await trx
    .selectFrom('apiTokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewToken {
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly prefix: string;
  readonly scopes: readonly GrantedScope[];
  readonly results: ResultsOf | null;
  readonly expiresInDays: number | null;
}

export async function insertToken(
  trx: Db,
  { expiresInDays, scopes, results, ...token }: NewToken,
): Promise<TokenRow> {
  const { id } = await trx
    .insertInto('apiTokens')
    .values({
      ...token,
      scopes: [...scopes],
      eventId: results?.eventId ?? null,
      resultsMode: results?.mode ?? null,
      expiresAt: sql<Date | null>`clock_timestamp() + make_interval(days => ${expiresInDays}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return tokensOf(trx, token.userId).where('t.id', '=', id).executeTakeFirstOrThrow();
}

/** Replaces the secret of an unused token; undefined = it was used, or is gone. */
export async function renewUnused(
  db: Db,
  {
    userId,
    id,
    tokenHash,
    prefix,
  }: Pick<NewToken, 'userId' | 'tokenHash' | 'prefix'> & { id: number },
): Promise<TokenRow | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('apiTokens')
    .set({ tokenHash, prefix })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('lastUsedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n
    ? undefined
    : tokensOf(db, userId).where('t.id', '=', id).executeTakeFirst();
}

/** Returns the token's name; undefined = the user has no such token. */
export const deleteToken = (trx: Db, userId: number, id: number) =>
  trx
    .deleteFrom('apiTokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['name', 'prefix'])
    .executeTakeFirst();

/** Returns the number of deleted tokens. */
export async function deleteAllTokens(trx: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('apiTokens')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Their owner has seen for a month that they ended. */
export async function deleteLongExpired(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'apiTokens',
    sql`expires_at < statement_timestamp() - interval '30 days'`,
  );
}
