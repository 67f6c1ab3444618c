import { createHash, type Hash } from 'node:crypto';
import type { WritableEntryBlock } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import { hiddenSlots, type LoadedStage } from '../events/loaded-event.ts';
import { findBlockKeys, findBlockSlots, findChangedEntries } from './entry-blocks.repository.ts';
import type { StageKeys } from './order-entrants.ts';
import { findBlockSet } from './write-blocks.repository.ts';

/**
 * Blocks read at once: an answer of the database is parsed in one turn of the event loop, as a text
 * twice as long as its bytes [rule: performance-4].
 */
const keysAtOnce = 2;
const bytesAtOnce = 250_000;
/** Entries that are placed between two pauses. */
const perSlice = 512;

/** A stage's entries as its blocks and later changes tell them; what was picked is read afterwards. */
export interface BlockReading extends StageKeys {
  readonly stage: LoadedStage;
  readonly blocks: readonly BlockHead[];
  /** Whether there are as many blocks of as many entries as were written. */
  readonly isWhole: boolean;
  /** Picks of the entries that stand after those of the blocks. */
  readonly changedSlots: readonly Uint8Array[];
}

interface BlockHead {
  readonly entryCount: number;
  /** Running hash of the block; its picks complete it. */
  readonly hash: Hash;
  readonly checksum: Buffer;
}

/** Reads who entered a sealed stage, and when. */
export async function readKeys(db: Kysely<Schema>, stage: LoadedStage): Promise<BlockReading> {
  const set = await findBlockSet(db, stage.id);
  if (!set) throw new Error(`Stage ${stage.id} has no blocks`);
  const { fingerprint: layoutFingerprint, stride } = stage.layout;
  const changes = await findChangedEntries(db, { id: stage.id, layoutFingerprint, stride });
  const changedUsers = new Set(changes.map(({ userId }) => userId));
  const changed = changes.flatMap(({ userId, slots, submittedAt }) =>
    slots === null || submittedAt === null
      ? []
      : [{ userId, slots, savedAt: submittedAt.getTime() }],
  );
  const count = set.entryCount + changed.length;
  const keys = { userIds: new Int32Array(count), savedAt: new Float64Array(count) };
  const blocks: BlockHead[] = [];
  let at = 0;
  for (let first = 0; first < set.blockCount; first += keysAtOnce) {
    for (const row of await findBlockKeys(db, stage.id, { first, count: keysAtOnce })) {
      if (!isReadable(row, set.entryCount - at)) continue;
      readColumns(row, keys, at, changedUsers);
      at += row.entryCount;
      const hash = createHash('sha256').update(row.userIds).update(row.submittedAt);
      blocks.push({ entryCount: row.entryCount, hash, checksum: row.checksum });
    }
  }
  changed.forEach(({ userId, savedAt }, after) => {
    keys.userIds[at + after] = userId;
    keys.savedAt[at + after] = savedAt;
  });
  const isWhole = blocks.length === set.blockCount && at === set.entryCount;
  return { stage, ...keys, blocks, isWhole, changedSlots: changed.map(({ slots }) => slots) };
}

interface Columns {
  readonly entryCount: number;
  readonly userIds: Buffer;
  readonly submittedAt: Buffer;
}

const isReadable = ({ entryCount, userIds, submittedAt }: Columns, room: number): boolean =>
  entryCount <= room && userIds.length === 4 * entryCount && submittedAt.length === 8 * entryCount;

function readColumns(
  block: Columns,
  { userIds, savedAt }: StageKeys,
  at: number,
  changedUsers: ReadonlySet<number>,
): void {
  const [ids, instants] = [viewOf(block.userIds), viewOf(block.submittedAt)];
  for (let entry = 0; entry < block.entryCount; entry += 1) {
    const userId = ids.getInt32(4 * entry);
    userIds[at + entry] = changedUsers.has(userId) ? 0 : userId;
    savedAt[at + entry] =
      instants.getInt32(8 * entry) * 2 ** 32 + instants.getUint32(8 * entry + 4);
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Reads what was picked into a block of all entrants, but for what nobody may see yet [rule: locks-23]; false
 * when the stored blocks are not what was written.
 */
export async function readSlots(
  db: Kysely<Schema>,
  { stage, blocks, isWhole, changedSlots }: BlockReading,
  entrantOf: Int32Array,
  target: WritableEntryBlock,
): Promise<boolean> {
  if (!isWhole) return false;
  const { stride } = stage.layout;
  const hidden = hiddenSlots(stage);
  const place = (source: Uint8Array, from: number, entry: number): void => {
    const entrant = entrantOf[entry] ?? -1;
    for (const slot of hidden) source[from + slot] = 0;
    if (entrant >= 0) target.write(entrant, source, from);
  };
  let at = 0;
  const count = blocksAtOnce(blocks, stride);
  for (let first = 0; first < blocks.length; first += count) {
    for (const { blockIndex, slots } of await findBlockSlots(db, stage.id, { first, count })) {
      const head = blocks[blockIndex];
      if (!head?.hash.update(slots).digest().equals(head.checksum)) return false;
      if (slots.length !== head.entryCount * stride) return false;
      await runInSlices(
        inSlices(head.entryCount, (entry) => place(slots, entry * stride, at + entry)),
      );
      at += head.entryCount;
    }
  }
  changedSlots.forEach((slots, after) => {
    place(slots, 0, at + after);
  });
  return true;
}

function* inSlices(count: number, visit: (at: number) => void): Generator<void, void> {
  for (let at = 0; at < count; at += 1) {
    visit(at);
    if (at % perSlice === perSlice - 1) yield;
  }
}

const blocksAtOnce = (blocks: readonly BlockHead[], stride: number): number =>
  Math.max(1, Math.floor(bytesAtOnce / Math.max(1, (blocks[0]?.entryCount ?? 1) * stride)));
