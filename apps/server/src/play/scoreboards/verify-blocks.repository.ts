import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { blocksOfRows, type SealedStage } from './write-blocks.repository.ts';

/** Events with a sealed stage; of one event only when it is named. */
export async function findAllSealedEvents(
  db: Kysely<Schema>,
  eventId: number | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('eventStages')
    .select('eventId')
    .distinct()
    .where(({ or, eb }) =>
      or([eb('sealedAt', 'is not', null), eb('partsSealedAt', 'is not', null)]),
    )
    .$if(eventId !== null, (query) => query.where('eventId', '=', eventId ?? 0))
    .orderBy('eventId')
    .execute();
  return rows.map((row) => row.eventId);
}

/** Users whose entries stand in the blocks as they were before a change. */
export async function findAllChangedUsers(
  db: Kysely<Schema>,
  stageId: number,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('entryBlockChanges')
    .select('userId')
    .distinct()
    .where('eventStageId', '=', stageId)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Blocks as they would be made from the rows now, without entries that have changed. */
export async function createFreshBlocks(
  trx: Transaction<Schema>,
  stage: SealedStage,
): Promise<void> {
  const changed = sql<boolean>`user_id in
    (select user_id from entry_block_changes where event_stage_id = ${sql.lit(stage.id)})`;
  await sql`drop table if exists fresh_blocks`.execute(trx);
  await sql`create temp table fresh_blocks on commit drop as ${blocksOfRows(stage, changed)}`.execute(
    trx,
  );
}

export interface StoredBlock {
  readonly entryCount: number;
  readonly userIds: Buffer;
  readonly submittedAt: Buffer;
  readonly slots: Buffer;
}

export const findStoredBlock = (
  db: Kysely<Schema>,
  stageId: number,
  blockIndex: number,
): Promise<StoredBlock | undefined> =>
  db
    .selectFrom('entryBlocks')
    .select(['entryCount', 'userIds', 'submittedAt', 'slots'])
    .where('eventStageId', '=', stageId)
    .where('blockIndex', '=', blockIndex)
    .executeTakeFirst();

export async function findFreshBlock(
  trx: Transaction<Schema>,
  blockIndex: number,
): Promise<StoredBlock | undefined> {
  const { rows } = await sql<StoredBlock>`
    select entry_count, user_ids, submitted_at, slots from fresh_blocks
    where block_index = ${blockIndex}`.execute(trx);
  return rows[0];
}

/** Counts blocks, and finds those whose checksum no longer matches. */
export async function findWholeness(
  db: Kysely<Schema>,
  stageId: number,
): Promise<{ readonly count: number; readonly damaged: readonly number[] }> {
  const { count, damaged } = await db
    .selectFrom('entryBlocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(
      sql<number[] | null>`array_agg(block_index order by block_index)
        filter (where checksum <> sha256(user_ids || submitted_at || slots))`.as('damaged'),
    )
    .where('eventStageId', '=', stageId)
    .executeTakeFirstOrThrow();
  return { count, damaged: damaged ?? [] };
}

/** Every process reads the event's entrants anew. */
export async function updateEntrantsVersion(db: Kysely<Schema>, eventId: number): Promise<void> {
  await db
    .updateTable('events')
    .set({ entrantsVersion: sql`entrants_version + 1` })
    .where('id', '=', eventId)
    .execute();
}
