import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isKnownReadable } from '../picks/unreadable-entries.repository.ts';

/** Entries of one row of blocks: few enough to be read between two requests. */
export const entriesPerBlock = 4096;

/** A stage as it is sealed now; its existing blocks belong to another sealing, or there are none. */
export interface SealedStage {
  readonly id: number;
  readonly sealedAt: Date;
  readonly layoutFingerprint: string;
  /** Bytes of an entry. */
  readonly stride: number;
}

/** False when another process is writing this stage's blocks just now. */
export async function tryLockBlocks(trx: Transaction<Schema>, stageId: number): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${advisoryLocks.blocks}::int, ${stageId}::int) as is_locked`.execute(
    trx,
  );
  return rows[0]?.isLocked ?? false;
}

/**
 * Blocks of a million entries take seconds to write, so statements may take minutes. A connection
 * that is lost, or idle between two statements, must not keep others waiting for ever.
 */
export async function allowLongStatements(trx: Transaction<Schema>): Promise<void> {
  await sql`set local statement_timeout = '600s'`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = '5s'`.execute(trx);
  await sql`set local work_mem = '64MB'`.execute(trx);
}

/** Written in another layout: the fingerprint or the length differs. */
const isMisfit = ({ layoutFingerprint, stride }: Layout) =>
  sql<boolean>`(n.layout_fingerprint <> ${sql.lit(layoutFingerprint)}
    or octet_length(n.slots) <> ${sql.lit(stride)})`;

type Layout = Pick<SealedStage, 'layoutFingerprint' | 'stride'>;

/** Whether the entry `n` can stand on a board. */
export const isCounted = (layout: Layout) =>
  sql<boolean>`(not ${isMisfit(layout)} and not n.is_post_lock and ${isKnownReadable('n')})`;

/**
 * A stage's entries in blocks, sorted by the last accepted save in milliseconds, then by user
 * [rule: boards-6]. Without entries made after the lock [rule: boards-10] and unreadable ones.
 */
export const blocksOfRows = (
  stage: Layout & Pick<SealedStage, 'id'>,
  without = sql`false`,
): RawBuilder<unknown> => sql`
  select *, sha256(user_ids || submitted_at || slots) as checksum
  from (
    select block_index, count(*)::int as entry_count,
      string_agg(int4send(user_id), ''::bytea order by place) as user_ids,
      string_agg(int8send(saved_ms), ''::bytea order by place) as submitted_at,
      string_agg(slots, ''::bytea order by place) as slots
    from (
      select user_id, saved_ms, slots, place, ((place - 1) / ${entriesPerBlock}::int)::int as block_index
      from (
        select user_id, slots, saved_ms, row_number() over (order by saved_ms, user_id) as place
        from (
          select user_id, slots, floor(extract(epoch from submitted_at) * 1000)::int8 as saved_ms
          from entries n
          where event_stage_id = ${sql.lit(stage.id)} and ${isCounted(stage)} and not (${without})
        ) entered
      ) placed
    ) numbered
    group by block_index
  ) gathered`;

/**
 * Writes a stage's blocks anew from one snapshot of its entries. Changes noted before the snapshot
 * are in the blocks; later ones stay noted, which costs no more than reading an entry twice.
 */
export async function replaceBlocks(trx: Transaction<Schema>, stage: SealedStage): Promise<void> {
  await trx.deleteFrom('entryBlockChanges').where('eventStageId', '=', stage.id).execute();
  await trx.deleteFrom('entryBlocks').where('eventStageId', '=', stage.id).execute();
  await sql`
    insert into entry_blocks
      (event_stage_id, block_index, entry_count, user_ids, submitted_at, slots, checksum)
    select ${stage.id}::int, block_index, entry_count, user_ids, submitted_at, slots, checksum
    from (${blocksOfRows(stage)}) blocks`.execute(trx);
  await sql`
    insert into entry_block_sets
      (event_stage_id, sealed_at, layout_fingerprint, entry_count, block_count)
    select ${stage.id}::int, ${stage.sealedAt}::timestamptz, ${stage.layoutFingerprint}::text,
      coalesce(sum(entry_count), 0), count(*)
    from entry_blocks where event_stage_id = ${stage.id}
    on conflict (event_stage_id) do update set sealed_at = excluded.sealed_at,
      layout_fingerprint = excluded.layout_fingerprint, entry_count = excluded.entry_count,
      block_count = excluded.block_count, written_at = clock_timestamp()`.execute(trx);
}

/** Number of readable entries in another layout than the stage has now. */
export async function countMisfits(db: Kysely<Schema>, stage: SealedStage): Promise<number> {
  const { count } = await db
    .selectFrom('entries as n')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('n.eventStageId', '=', stage.id)
    .where(isMisfit(stage))
    .where(isKnownReadable('n'))
    .executeTakeFirstOrThrow();
  return count;
}

/** When the blocks that there are were sealed, and in which layout. */
export const findBlockSet = (db: Kysely<Schema>, stageId: number) =>
  db
    .selectFrom('entryBlockSets')
    .selectAll()
    .where('eventStageId', '=', stageId)
    .executeTakeFirst();

export async function findSealedAt(db: Kysely<Schema>, stageId: number): Promise<Date | null> {
  const stage = await db
    .selectFrom('eventStages')
    .select(['sealedAt', 'partsSealedAt'])
    .where('id', '=', stageId)
    .executeTakeFirst();
  return stage?.sealedAt ?? stage?.partsSealedAt ?? null;
}
