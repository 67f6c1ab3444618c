import { rowsOfSlot } from '../calls/slot-rows.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { LedgerOutcome } from '../scoring/ledger.ts';
import type { PointsTable } from '../scoring/scoring-unit.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { callSlots } from './call-slots.ts';

/** The calls of an entry by what has become of them; those that are wrong or void are in neither. */
export interface CallCount {
  readonly right: number;
  /** Calls that can still come true, each for itself. */
  readonly open: number;
}

/** Counts the calls of any entry of a stage against its official results [rule: trophies-26]. */
export interface CallCounter {
  countOf(entry: Uint8Array): CallCount;
  /**
   * The right calls of every possible value of a pair, one table a pair. A scorer of a block adds them up
   * as it does points.
   */
  tables(): Generator<void, readonly PointsTable[]>;
}

/** Pairs whose tables are filled between two pauses. */
const TABLES_PER_SLICE = 4;

export function callCounter(
  stage: EventStage,
  layout: SlotLayout,
  scoring: StageScoring,
): CallCounter {
  const { slots, outcomeOf } = callSlots(stage, layout);
  const outcomeAt = (slot: number, value: number): LedgerOutcome | null => {
    if (value === 0 || !slots.has(slot)) return null;
    const bytes = slot % 2 === 0 ? { low: value, high: 0 } : { low: 0, high: value };
    return outcomeOf(rowsOfSlot(scoring, slot, bytes));
  };
  const isRight = (slot: number, value: number): number =>
    outcomeAt(slot, value) === 'correct' ? 1 : 0;
  return {
    countOf: (entry) => {
      const outcomes = [...slots].map((slot) => outcomeAt(slot, entry[slot] ?? 0));
      const countOf = (wanted: LedgerOutcome) => outcomes.filter((own) => own === wanted).length;
      return { right: countOf('correct'), open: countOf('pending') };
    },
    *tables() {
      const tables: PointsTable[] = [];
      for (const unit of scoring.units) {
        const table = scoring.tableOf(unit);
        const points = new Uint16Array(table.points.length);
        const rightLow = new Map(table.lows.map((low) => [low, isRight(2 * unit.pair, low)]));
        for (const high of table.highs) {
          const right = isRight(2 * unit.pair + 1, high);
          for (const low of table.lows) {
            points[high * table.lowSize + low] = right + (rightLow.get(low) ?? 0);
          }
        }
        tables.push({ ...table, points });
        if (unit.pair % TABLES_PER_SLICE === 0) yield;
      }
      return tables;
    },
  };
}
