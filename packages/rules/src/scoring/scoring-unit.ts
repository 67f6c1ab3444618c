import type { LedgerRow } from './ledger.ts';
import type { Maximum } from './maximum.ts';

/** The rows that one byte earns by itself; none for 0, nothing picked. */
export type SlotJudge = (value: number) => readonly LedgerRow[];

/** The rows that a winner and its series score earn only together. */
export type PairJudge = (winner: number, score: number) => readonly LedgerRow[];

/** The judges of a stage’s bytes, by slot position; made by the modules of the stage types. */
export interface StageJudges {
  readonly slots: ReadonlyMap<number, SlotJudge>;
  /** By the position of the winner's slot, the lower half of its pair. */
  readonly fused: ReadonlyMap<number, PairJudge>;
  readonly perfectTotal: number;
  /** The most that an entry of the stage can still reach. */
  maximumOf(entry: Uint8Array): Maximum;
}

/** One pair of an entry's bytes: everything it pays follows from these two values. */
export interface ScoringUnit {
  readonly pair: number;
  judge(low: number, high: number): readonly LedgerRow[];
}

/** The points of each possible byte, at `high * lowSize + low`. */
export interface PointsTable {
  /** The values that occur; those between them pay 0 here, and no entry has them. */
  readonly lows: readonly number[];
  readonly highs: readonly number[];
  readonly lowSize: number;
  readonly highSize: number;
  readonly points: Uint16Array;
}

/**
 * A row is paid its worth exactly when it is correct. Its fields are written out, not spread: a
 * large bracket's tables ask for tens of thousands of rows.
 */
export const settled = (row: Omit<LedgerRow, 'points'>): LedgerRow => ({
  stageIndex: row.stageIndex,
  eventSubstageId: row.eventSubstageId,
  rule: row.rule,
  teamId: row.teamId,
  matchKey: row.matchKey,
  points: row.outcome === 'correct' ? row.worth : 0,
  worth: row.worth,
  outcome: row.outcome,
});
