import type { FateWorth } from './fate-worth.ts';
import type { Span } from './swiss-fates.ts';
import type { MostOf } from './swiss-rounds.ts';

/** The final number of teams by fate. */
export interface FateCounts {
  readonly advancingCount: number;
  readonly undefeatedCount: Span;
  readonly winlessCount: Span;
}

/**
 * The most that all teams together can be worth where only the numbers are known. Any team can have
 * any fate, since the matches played are unknown.
 */
export function countsAlone(teamIds: readonly number[], counts: FateCounts): MostOf {
  return (worthOf) => {
    const teams = teamIds.map(worthOf).sort((a, b) => gainOf(b) - gainOf(a));
    let most = Number.NEGATIVE_INFINITY;
    for (const undefeated of spanOf(counts.undefeatedCount)) {
      for (const winless of spanOf(counts.winlessCount)) {
        const through = counts.advancingCount - undefeated;
        most = Math.max(most, bestOf(teams, { undefeated, through, winless }));
      }
    }
    return most;
  };
}

/** The gain of going through for a team in neither sweep. */
const gainOf = ([, out, through]: FateWorth): number => through - out;

const spanOf = ({ least, most }: Span): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);

interface Exactly {
  readonly undefeated: number;
  /** With a loss. */
  readonly through: number;
  readonly winless: number;
}

/**
 * Team after team is given to one of the sweeps or to neither; of those in neither the first go through,
 * since they gain the most by it.
 */
function bestOf(teams: readonly FateWorth[], { undefeated, through, winless }: Exactly): number {
  const width = winless + 1;
  let before = new Float64Array((undefeated + 1) * width).fill(Number.NEGATIVE_INFINITY);
  let after = before.slice();
  before[0] = 0;
  teams.forEach((worth, seen) => {
    after.fill(Number.NEGATIVE_INFINITY);
    for (let at = 0; at < before.length; at += 1) {
      const points = before[at] as number;
      const losses = at % width;
      const wins = (at - losses) / width;
      const others = seen - wins - losses;
      if (points === Number.NEGATIVE_INFINITY || others < 0) continue;
      const middle = points + (others < through ? worth[2] : worth[1]);
      if (middle > (after[at] as number)) after[at] = middle;
      if (wins < undefeated)
        after[at + width] = Math.max(after[at + width] as number, points + worth[3]);
      if (losses < winless) after[at + 1] = Math.max(after[at + 1] as number, points + worth[0]);
    }
    [before, after] = [after, before];
  });
  return before.at(-1) as number;
}
