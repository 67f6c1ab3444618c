import type { PointsTable } from '../scoring/scoring-unit.ts';
import { type EntryScorer, PLAIN_KERNEL, type ScoringKernel } from './scoring-kernel.ts';
import type { SlotStatistics } from './slot-statistics.ts';

/** The entries of a sealed stage, one an entrant; how their bytes lie is known here only. */
export interface EntryBlock {
  readonly count: number;
  /** Bytes an entry. */
  readonly stride: number;
  /** A copy of an entry's bytes; zeros where the stage was skipped. */
  read(entrant: number): Uint8Array;
  /** Counts a slot's values over all entries, or over those from one up to another: multiples of 64. */
  statistics(slot: number, from?: number, to?: number): SlotStatistics;
  /** `tables`: one a pair of the layout. */
  scorer(tables: readonly PointsTable[]): EntryScorer;
}

/** A block that is still being filled. */
export interface WritableEntryBlock extends EntryBlock {
  /** Takes an entry's `stride` bytes from `source`, where they begin at `offset`. */
  write(entrant: number, source: Uint8Array, offset?: number): void;
}

/** A block of entries without any pick. */
export function createEntryBlock(
  count: number,
  stride: number,
  kernel: ScoringKernel = PLAIN_KERNEL,
): WritableEntryBlock {
  const { lanes } = kernel;
  const { bytes, scorer } = kernel.open(count, stride);
  /** The position of an entry’s first byte. The next bytes follow `lanes` apart. */
  const startOf = (entrant: number): number => {
    if (!(entrant >= 0 && entrant < count)) throw new Error(`No entry at position ${entrant}`);
    const lane = entrant & (lanes - 1);
    return (entrant - lane) * stride + lane;
  };
  return {
    count,
    stride,
    scorer,
    read: (entrant) => {
      const start = startOf(entrant);
      const entry = new Uint8Array(stride);
      for (let slot = 0; slot < stride; slot += 1) entry[slot] = bytes[start + slot * lanes] ?? 0;
      return entry;
    },
    write: (entrant, source, offset = 0) => {
      if (source.length < offset + stride) throw new Error(`An entry has ${stride} bytes`);
      const start = startOf(entrant);
      for (let slot = 0; slot < stride; slot += 1) {
        bytes[start + slot * lanes] = source[offset + slot] ?? 0;
      }
    },
    statistics: (slot, from = 0, to = count) =>
      countValues({ bytes, count: Math.min(to, count), stride, lanes }, slot, from),
  };
}

interface LaidOut {
  readonly bytes: Uint8Array;
  readonly count: number;
  readonly stride: number;
  readonly lanes: number;
}

function countValues(
  { bytes, count, stride, lanes }: LaidOut,
  slot: number,
  from: number,
): SlotStatistics {
  const counts = new Uint32Array(256);
  const groupSize = lanes * stride;
  let skipped = 0;
  for (let group = from / lanes; group * lanes < count; group += 1) {
    const start = group * groupSize;
    const end = start + Math.min(lanes, count - group * lanes);
    for (let entry = start; entry < end; entry += 1) {
      const value = bytes[entry + slot * lanes] as number;
      counts[value] = (counts[value] as number) + 1;
      if (value === 0 && isBlank(bytes, entry, entry + groupSize, lanes)) skipped += 1;
    }
  }
  return { counts, submitted: Math.max(0, count - from) - skipped };
}

function isBlank(bytes: Uint8Array, from: number, to: number, step: number): boolean {
  for (let at = from; at < to; at += step) if (bytes[at] !== 0) return false;
  return true;
}

const ENTRIES_A_SLICE = 1 << 13;

/**
 * The same entries in a layout of longer lists of teams: `from` says where each byte comes from
 * (`grownFrom`).
 */
export function* grownBlockInSlices(
  block: EntryBlock,
  from: readonly (number | null)[],
): Generator<void, EntryBlock> {
  const grown = createEntryBlock(block.count, from.length);
  for (let entrant = 0; entrant < block.count; entrant += 1) {
    if (entrant % ENTRIES_A_SLICE === 0) yield;
    const entry = block.read(entrant);
    grown.write(
      entrant,
      Uint8Array.from(from, (at) => (at === null ? 0 : (entry[at] ?? 0))),
    );
  }
  return grown;
}

/** The same entries with one exchanged: a look at what would be, without copying a million. */
export function exchangeEntry(block: EntryBlock, entrant: number, slots: Uint8Array): EntryBlock {
  if (slots.length !== block.stride) throw new Error(`An entry has ${block.stride} bytes`);
  const before = block.read(entrant);
  return {
    ...block,
    read: (position) => (position === entrant ? slots.slice() : block.read(position)),
    statistics: (slot, from = 0, to = block.count) => {
      const { counts, submitted } = block.statistics(slot, from, to);
      if (entrant < from || entrant >= to) return { counts, submitted };
      const [old, value] = [before[slot] ?? 0, slots[slot] ?? 0];
      counts[old] = (counts[old] ?? 0) - 1;
      counts[value] = (counts[value] ?? 0) + 1;
      return { counts, submitted: submitted - submitters(before) + submitters(slots) };
    },
    scorer: (tables) => {
      const all = block.scorer(tables);
      const difference = pointsOf(slots, tables) - pointsOf(before, tables);
      return {
        add: (totals, from, to) => {
          all.add(totals, from, to);
          if (entrant < from || entrant >= to) return;
          totals[entrant] = (totals[entrant] ?? 0) + difference;
        },
      };
    },
  };
}

const submitters = (entry: Uint8Array): number => (isBlank(entry, 0, entry.length, 1) ? 0 : 1);

const pointsOf = (entry: Uint8Array, tables: readonly PointsTable[]): number =>
  tables.reduce((sum, { points, lowSize }, pair) => {
    const [low, high] = [entry[2 * pair] ?? 0, entry[2 * pair + 1] ?? 0];
    return sum + (points[high * lowSize + low] ?? 0);
  }, 0);
