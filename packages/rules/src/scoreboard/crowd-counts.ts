import type { Totals } from '../ranking/ranking.ts';
import type { EntryBlock } from './entry-block.ts';
import { highestOf } from './points-sheet.ts';
import type { ScoreboardStage } from './scoreboard.ts';
import { SCORER_STEP } from './scoring-kernel.ts';

/** The picks of all entries of a sealed stage, counted. */
export interface CrowdCounts {
  /** Entrants who picked the stage: who skipped it does not count. */
  readonly submitted: number;
  /** By slot, how often each value was picked. */
  readonly counts: readonly Uint32Array[];
}

/** Counts every slot once; results change nothing of it. */
export function* countCrowdInSlices(block: EntryBlock): Generator<void, CrowdCounts> {
  const counts: Uint32Array[] = [];
  let submitted = 0;
  for (let slot = 0; slot < block.stride; slot += 1) {
    const own = new Uint32Array(256);
    submitted = 0;
    for (let from = 0; from < block.count; from += COUNTED) {
      const part = block.statistics(slot, from, from + COUNTED);
      part.counts.forEach((picked, value) => {
        own[value] = (own[value] ?? 0) + picked;
      });
      submitted += part.submitted;
      yield;
    }
    counts.push(own);
  }
  return { submitted, counts };
}

/** Entries counted between two pauses. */
const COUNTED = 1 << 17;

/** Entries scored between two pauses, a multiple of every kernel's step. */
const SLICE = 32 * SCORER_STEP;

/** Entrants who picked a stage, counted by their points in it. */
export function* spreadPointsInSlices(
  { scoring, block }: Pick<ScoreboardStage, 'scoring' | 'block'>,
  submitted: number,
): Generator<void, Uint32Array> {
  const tables = scoring.units.map(scoring.tableOf);
  const highest = tables.reduce((sum, table) => sum + highestOf(table), 0);
  const spread = new Uint32Array(highest + 1);
  const totals: Totals =
    highest > 0xffff ? new Uint32Array(block.count) : new Uint16Array(block.count);
  const scorer = block.scorer(tables);
  for (let from = 0; from < block.count; from += SLICE) {
    const to = Math.min(from + SLICE, block.count);
    scorer.add(totals, from, to);
    for (let entrant = from; entrant < to; entrant += 1) {
      const points = totals[entrant] as number;
      spread[points] = (spread[points] as number) + 1;
    }
    yield;
  }
  // Entrants who skipped the stage have no points in it.
  spread[0] = (spread[0] ?? 0) - (block.count - submitted);
  return spread;
}
