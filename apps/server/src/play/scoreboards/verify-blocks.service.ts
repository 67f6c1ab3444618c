import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import { loadEvent } from '../events/stages/event-stages.repository.ts';
import { areBlocksCurrent, ensureBlocks, sealedStagesOf } from './entry-blocks.service.ts';
import {
  createFreshBlocks,
  findAllChangedUsers,
  findAllSealedEvents,
  findFreshBlock,
  findStoredBlock,
  findWholeness,
  type StoredBlock,
  updateEntrantsVersion,
} from './verify-blocks.repository.ts';
import { allowLongStatements, findBlockSet } from './write-blocks.repository.ts';

/** Findings about one sealed stage. */
export interface StageReport {
  readonly eventId: number;
  readonly stageId: number;
  readonly entryCount: number;
  /** Differences between blocks and rows; empty = none. */
  readonly faults: readonly string[];
}

/** Compares blocks with what the rows would make of them, in one snapshot of each event. */
export async function* verifyBlocks(
  db: Kysely<Schema>,
  onlyEventId: number | null,
): AsyncGenerator<StageReport> {
  for (const eventId of await findAllSealedEvents(db, onlyEventId)) {
    const reports = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => verifyEvent(trx, eventId));
    yield* reports;
  }
}

async function verifyEvent(trx: Transaction<Schema>, eventId: number): Promise<StageReport[]> {
  await allowLongStatements(trx);
  const event = await loadEvent(trx, eventId);
  const reports: StageReport[] = [];
  for (const stage of event?.stages ?? []) {
    // Until its last match locks, entries change and the blocks do not.
    if (stage.sealedAt === null) continue;
    const entryCount = (await findBlockSet(trx, stage.id))?.entryCount ?? 0;
    const faults = await faultsOf(trx, stage);
    reports.push({ eventId, stageId: stage.id, entryCount, faults });
  }
  return reports;
}

async function faultsOf(trx: Transaction<Schema>, stage: LoadedStage): Promise<string[]> {
  const [sealed] = sealedStagesOf([stage]);
  if (!sealed || !(await areBlocksCurrent(trx, sealed))) return ['has no blocks of this sealing'];
  const set = await findBlockSet(trx, stage.id);
  const { count, damaged } = await findWholeness(trx, stage.id);
  const faults = damaged.map((blockIndex) => `block ${blockIndex} has another checksum`);
  if (count !== set?.blockCount) faults.push(`${count} blocks instead of ${set?.blockCount}`);
  if (faults.length > 0) return faults;
  await createFreshBlocks(trx, sealed);
  const changed = await findAllChangedUsers(trx, stage.id);
  const { stride } = stage.layout;
  const difference = await firstDifference(
    entriesIn((at) => findStoredBlock(trx, stage.id, at), stride, changed),
    entriesIn((at) => findFreshBlock(trx, at), stride, changed),
  );
  return difference === null ? [] : [difference];
}

interface BlockEntry {
  readonly userId: number;
  readonly bytes: Buffer;
}

async function* entriesIn(
  blockAt: (blockIndex: number) => Promise<StoredBlock | undefined>,
  stride: number,
  without: ReadonlySet<number>,
): AsyncGenerator<BlockEntry> {
  for (let index = 0; ; index += 1) {
    const block = await blockAt(index);
    if (!block) return;
    for (let at = 0; at < block.entryCount; at += 1) {
      const id = block.userIds.subarray(4 * at, 4 * at + 4);
      const userId = id.length === 4 ? id.readInt32BE() : 0;
      if (without.has(userId)) continue;
      const savedAt = block.submittedAt.subarray(8 * at, 8 * at + 8);
      const slots = block.slots.subarray(stride * at, stride * (at + 1));
      yield { userId, bytes: Buffer.concat([id, savedAt, slots]) };
    }
  }
}

async function firstDifference(
  stored: AsyncGenerator<BlockEntry>,
  fresh: AsyncGenerator<BlockEntry>,
): Promise<string | null> {
  for (;;) {
    const [is, should] = [await stored.next(), await fresh.next()];
    if (is.done && should.done) return null;
    if (is.done) return `user ${should.value?.userId}'s entry is missing`;
    if (should.done) return `user ${is.value.userId} has no such entry`;
    if (!is.value.bytes.equals(should.value.bytes)) {
      const [id, other] = [is.value.userId, should.value.userId];
      return id === other ? `user ${id}'s entry differs` : `user ${id} stands where ${other} does`;
    }
  }
}

/** Writes all blocks anew and has every process read them; answers the stages. */
export async function* rebuildBlocks(
  db: Kysely<Schema>,
  onlyEventId: number | null,
): AsyncGenerator<Omit<StageReport, 'faults'>> {
  for (const eventId of await findAllSealedEvents(db, onlyEventId)) {
    const event = await loadEvent(db, eventId);
    for (const stage of sealedStagesOf(event?.stages ?? [])) {
      await ensureBlocks(db, stage, { isForced: true });
      const entryCount = (await findBlockSet(db, stage.id))?.entryCount ?? 0;
      yield { eventId, stageId: stage.id, entryCount };
    }
    await updateEntrantsVersion(db, eventId);
  }
}
