import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { mayTell, type ResultsOf } from './tokens.repository.ts';

type Db = Kysely<Schema>;

/** A token of results in use. */
export interface ResultToken extends ResultsOf {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
}

/**
 * The token, if it is still valid and its owner may still tell results. It stays so until the transaction ends: who
 * revokes it waits for what it told before.
 */
export async function holdResultToken(trx: Db, id: number): Promise<ResultToken | null> {
  const row = await trx
    .selectFrom('apiTokens as t')
    .select(['t.id', 't.name', 't.userId', 't.eventId', 't.resultsMode'])
    .where('t.id', '=', id)
    .where(mayTell)
    .forShare('t')
    .executeTakeFirst();
  if (!row || row.eventId === null || row.resultsMode === null) return null;
  return {
    id: row.id,
    name: row.name,
    userId: row.userId,
    eventId: row.eventId,
    mode: row.resultsMode,
  };
}

/** The tokens of an event that tell its results, the newest first. */
export const findResultTokens = (db: Db, eventId: number) =>
  db
    .selectFrom('apiTokens as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.name', 't.prefix', 't.createdAt', 't.expiresAt', 't.lastUsedAt'])
    .select(['t.resultsMode', 'u.username'])
    .select(sql<boolean>`not ${mayTell}`.as('isIdle'))
    .where('t.eventId', '=', eventId)
    .orderBy('t.id', 'desc')
    .limit(100)
    .execute();

/** Returns whose token it was; undefined = the event has no such token. */
export const deleteResultToken = (trx: Db, eventId: number, id: number) =>
  trx
    .deleteFrom('apiTokens')
    .where('id', '=', id)
    .where('eventId', '=', eventId)
    .returning(['userId', 'name', 'prefix'])
    .executeTakeFirst();
