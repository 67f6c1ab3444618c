import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { columnOf, type Subject } from './subject.ts';

type Db = Kysely<Schema>;

export type AnswerRow = Selectable<Schema['reportAnswers']> & {
  readonly ownerName: string | null;
  readonly answererName: string | null;
  readonly undoerName: string | null;
};

export async function insertAnswer(
  trx: Db,
  answer: Omit<Insertable<Schema['reportAnswers']>, 'answeredAt' | 'undoneBy' | 'undoneAt'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('reportAnswers')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const answers = (db: Db) =>
  db
    .selectFrom('reportAnswers as a')
    .leftJoin('users as o', 'o.id', 'a.ownerUserId')
    .leftJoin('users as b', 'b.id', 'a.answeredBy')
    .leftJoin('users as u', 'u.id', 'a.undoneBy')
    .selectAll('a')
    .select(['o.username as ownerName', 'b.username as answererName', 'u.username as undoerName']);

export async function findAnswer(db: Db, answerId: number): Promise<AnswerRow | null> {
  return (await answers(db).where('a.id', '=', answerId).executeTakeFirst()) ?? null;
}

/** The last first. */
export function findAnswers(
  db: Db,
  before: number | undefined,
  most: number,
): Promise<AnswerRow[]> {
  const from = before === undefined ? answers(db) : answers(db).where('a.id', '<', before);
  return from.orderBy('a.id', 'desc').limit(most).execute();
}

/** Its last answer. */
export async function findLastAnswer(db: Db, { kind, id }: Subject): Promise<AnswerRow | null> {
  const last = answers(db).where(`a.${columnOf[kind]}`, '=', id).orderBy('a.id', 'desc').limit(1);
  return (await last.executeTakeFirst()) ?? null;
}

/** False = somebody else took it back meanwhile. */
export async function markUndone(trx: Db, answerId: number, undoneBy: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reportAnswers')
    .set({ undoneBy, undoneAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', answerId)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Staff's actions on the user's names, for the export of the account. */
export const findAnswersAbout = (db: Db, userId: number) =>
  db
    .selectFrom('reportAnswers')
    .select(['id', 'action', 'name', 'newName', 'reason', 'answeredAt', 'undoneAt'])
    .where('ownerUserId', '=', userId)
    .where('action', '<>', 'dismiss')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
