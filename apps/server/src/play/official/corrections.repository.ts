import type { ResultChange } from '@callshot/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Changes of a stage's results that are told together. */
export interface Corrections {
  readonly id: number;
  readonly eventStageId: number;
  readonly changes: readonly ResultChange[];
  readonly source: 'manual' | 'import';
  readonly reason: string | null;
  /** Until then further changes join them. */
  readonly toldFrom: Date;
}

const columns = ['id', 'eventStageId', 'changes', 'source', 'reason', 'toldFrom'] as const;

type Row = Omit<Corrections, 'changes'> & { readonly changes: unknown };

// As `insertCorrections` wrote it.
const read = (row: Row): Corrections => ({ ...row, changes: row.changes as ResultChange[] });

/** Those of a stage that are not told yet; null = there are none. */
export async function lockWaiting(
  trx: Transaction<Schema>,
  eventStageId: number,
): Promise<Corrections | null> {
  const row = await trx
    .selectFrom('corrections')
    .select(columns)
    .where('eventStageId', '=', eventStageId)
    .where('noticeId', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function insertCorrections(
  trx: Transaction<Schema>,
  { changes, ...row }: Omit<Corrections, 'id'>,
): Promise<void> {
  await trx
    .insertInto('corrections')
    .values({ ...row, changes: JSON.stringify(changes) })
    .execute();
}

export async function updateCorrections(
  trx: Transaction<Schema>,
  id: number,
  {
    changes,
    ...facts
  }: Pick<Corrections, 'changes'> &
    Partial<Pick<Corrections, 'source' | 'reason'>> & { readonly noticeId?: number },
): Promise<void> {
  await trx
    .updateTable('corrections')
    .set({ ...facts, changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
}

export async function deleteCorrections(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('corrections').where('id', '=', id).execute();
}

export const isCorrectionDue = sql<boolean>`exists (
  select from corrections where notice_id is null and told_from <= clock_timestamp())`;

/** The stages whose corrections are to be told by now, with their events, oldest first. */
export const findDueCorrections = (db: Db) =>
  db
    .selectFrom('corrections as c')
    .innerJoin('eventStages as s', 's.id', 'c.eventStageId')
    .select(['s.eventId', 'c.eventStageId'])
    .where('c.noticeId', 'is', null)
    .where('c.toldFrom', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('c.id')
    .limit(100)
    .execute();

/** The corrections of a notice; null = it is about something else. */
export async function findToldCorrections(db: Db, noticeId: number): Promise<Corrections | null> {
  const row = await db
    .selectFrom('corrections')
    .select(columns)
    .where('noticeId', '=', noticeId)
    .executeTakeFirst();
  return row ? read(row) : null;
}
