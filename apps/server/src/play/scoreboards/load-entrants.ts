import { createHash } from 'node:crypto';
import { createEntryBlock, type EntryBlock, indexEntrants } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import { type LoadedEvent, type LoadedStage, shownSince } from '../events/loaded-event.ts';
import { loadEvent } from '../events/stages/event-stages.repository.ts';
import type { Entrants } from './entrants.ts';
import { findAllLeftOut } from './entry-blocks.repository.ts';
import { areBlocksCurrent, ensureBlocks, sealedStagesOf } from './entry-blocks.service.ts';
import type { CreateBlock } from './kernel/create-block.ts';
import { type EntrantOrder, orderEntrants } from './order-entrants.ts';
import { type BlockReading, readKeys, readSlots } from './read-blocks.ts';
import { readNames } from './read-names.ts';
import type { SealedStage } from './write-blocks.repository.ts';

/** An event and who entered it, both of one moment of the database. */
export interface LoadedEntrants {
  readonly event: LoadedEvent;
  readonly entrants: Entrants;
}

export interface LoadingParts {
  readonly db: Kysely<Schema>;
  /** Absent where the plain kernel will do. */
  readonly createBlock?: CreateBlock;
  /** Told when entries of a stage are of another layout, and stand on no board. */
  readonly onPassedOver?: (eventId: number, eventStageId: number) => void;
}

/** Sealings are hours apart; a failure that repeats this often is no race. */
const attemptsAtMost = 5;

/**
 * Reads the sealed entries of an event from their blocks, yielding to the event loop. Missing or
 * damaged blocks are written first. Null = no such event.
 */
export async function loadEntrants(
  { db, createBlock = createEntryBlock, onPassedOver }: LoadingParts,
  eventId: number,
): Promise<LoadedEntrants | null> {
  const write = async (stage: SealedStage, options = {}) => {
    if ((await ensureBlocks(db, stage, options)) > 0) onPassedOver?.(eventId, stage.id);
  };
  for (let attempt = 0; attempt < attemptsAtMost; attempt += 1) {
    const read = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => readEntrants(trx, eventId, createBlock));
    if (read === null || read.kind === 'read') return read;
    for (const stage of read.missing) await write(stage);
    for (const stage of read.damaged) await write(stage, { isForced: true });
  }
  throw new Error(`Blocks of event ${eventId} cannot be read`);
}

type Reading =
  | ({ readonly kind: 'read' } & LoadedEntrants)
  | {
      readonly kind: 'unreadable';
      readonly missing: readonly SealedStage[];
      readonly damaged: readonly SealedStage[];
    };

async function readEntrants(
  db: Kysely<Schema>,
  eventId: number,
  createBlock: CreateBlock,
): Promise<Reading | null> {
  const event = await loadEvent(db, eventId);
  if (!event) return null;
  const sealed = event.stages.filter((stage) => shownSince(stage) !== null);
  const missing: SealedStage[] = [];
  for (const stage of sealedStagesOf(sealed)) {
    if (!(await areBlocksCurrent(db, stage))) missing.push(stage);
  }
  if (missing.length > 0) return { kind: 'unreadable', missing, damaged: [] };
  const picks = await readPicks(db, sealed, createBlock);
  if (picks.damaged) {
    return { kind: 'unreadable', missing: [], damaged: sealedStagesOf([picks.damaged]) };
  }
  const { order, blocks } = picks;
  const usernames = await readNames(db, order);
  const directory = await runInSlices(indexEntrants(order.userIds, usernames));
  const digest = await runInSlices(digestOf(sealed, order.userIds));
  return { kind: 'read', event, entrants: { directory, blocks, digest } };
}

type PicksReading =
  | {
      readonly damaged: null;
      readonly order: EntrantOrder;
      readonly blocks: ReadonlyMap<number, EntryBlock>;
    }
  | { readonly damaged: LoadedStage };

/**
 * The entrants of the sealed stages in submission order with their picks; or the stage whose blocks
 * are damaged.
 */
export async function readPicks(
  db: Kysely<Schema>,
  sealed: readonly LoadedStage[],
  createBlock: CreateBlock,
): Promise<PicksReading> {
  const readings: BlockReading[] = [];
  for (const stage of sealed) readings.push(await readKeys(db, stage));
  const leftOut = await findAllLeftOut(
    db,
    sealed.map(({ id }) => id),
  );
  const order = await runInSlices(orderEntrants(readings, leftOut));
  const blocks = new Map<number, EntryBlock>();
  for (const [at, reading] of readings.entries()) {
    const { stage } = reading;
    const block = createBlock(order.userIds.length, stage.layout.stride);
    const entrantOf = order.entrantOf[at] ?? new Int32Array();
    if (!(await readSlots(db, reading, entrantOf, block))) return { damaged: stage };
    blocks.set(stage.id, block);
  }
  return { damaged: null, order, blocks };
}

const idsAtOnce = 1 << 17;

function* digestOf(sealed: readonly LoadedStage[], userIds: Int32Array): Generator<void, string> {
  const hash = createHash('sha256');
  for (const { id, layout } of sealed) hash.update(`${id} ${layout.fingerprint} `);
  for (let from = 0; from < userIds.length; from += idsAtOnce) {
    hash.update(userIds.subarray(from, from + idsAtOnce));
    yield;
  }
  return hash.digest('hex');
}
