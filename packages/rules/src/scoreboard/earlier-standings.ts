import { rankInSlices, type Totals } from '../ranking/ranking.ts';
import { scoreInSlices } from './build-scoreboard.ts';
import type { ScoreboardInput } from './scoreboard.ts';

/** The standings before a result was decided, entrant by entrant. */
export interface EarlierStandings {
  totalOf(entrant: number): number;
  rankOf(entrant: number): number;
}

/**
 * Scores and ranks the same entrants by earlier results. Keeps two bytes an entrant: an order that
 * nobody pages through any more is not kept. Null = there was no result yet, so that nobody had a rank.
 */
export function* earlierStandingsInSlices(
  input: ScoreboardInput,
): Generator<void, EarlierStandings | null> {
  if (!input.stages.some(({ scoring }) => scoring.hasResults)) return null;
  const { totals, highest } = yield* scoreInSlices(input);
  const { rankOfTotal } = yield* rankInSlices(totals, highest);
  return standingsOf(totals, rankOfTotal);
}

function standingsOf(totals: Totals, rankOfTotal: Uint32Array): EarlierStandings {
  const totalOf = (entrant: number): number => {
    const total = totals[entrant];
    if (total === undefined) throw new Error(`No entrant at position ${entrant}`);
    return total;
  };
  return { totalOf, rankOf: (entrant) => rankOfTotal[totalOf(entrant)] ?? 1 };
}
