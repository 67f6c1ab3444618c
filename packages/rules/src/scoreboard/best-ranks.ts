import { scoreInSlices } from './build-scoreboard.ts';
import type { ScoreboardInput, ScoreboardStage } from './scoreboard.ts';

/** Entrants between two pauses: a few milliseconds at most. */
const ENTRANTS_PER_SLICE = 65_536;

/**
 * The best rank that any of these endings gives each entrant, by position in the directory. An ending is
 * all stages as they are scored by it.
 * Everybody is scored by every ending, so this is exact, and costs as many boards as there are endings.
 */
export function* bestRanksInSlices(
  entrants: ScoreboardInput['entrants'],
  endings: Iterable<readonly ScoreboardStage[]>,
): Generator<void, Uint32Array> {
  const best = new Uint32Array(entrants.count).fill(entrants.count);
  for (const stages of endings) {
    const { totals, highest } = yield* scoreInSlices({ stages, entrants });
    const having = new Uint32Array(highest + 1);
    for (let from = 0; from < totals.length; from += ENTRANTS_PER_SLICE) {
      const to = Math.min(totals.length, from + ENTRANTS_PER_SLICE);
      for (let entrant = from; entrant < to; entrant += 1) {
        const total = totals[entrant] as number;
        having[total] = (having[total] as number) + 1;
      }
      yield;
    }
    const rankOf = ranksOf(having);
    for (let from = 0; from < best.length; from += ENTRANTS_PER_SLICE) {
      const to = Math.min(best.length, from + ENTRANTS_PER_SLICE);
      for (let entrant = from; entrant < to; entrant += 1) {
        const rank = rankOf[totals[entrant] as number] as number;
        if (rank < (best[entrant] as number)) best[entrant] = rank;
      }
      yield;
    }
  }
  return best;
}

/** The rank of each total: one more than have a higher one. */
function ranksOf(having: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(having.length);
  let above = 0;
  for (let total = having.length - 1; total >= 0; total -= 1) {
    ranks[total] = above + 1;
    above += having[total] as number;
  }
  return ranks;
}
