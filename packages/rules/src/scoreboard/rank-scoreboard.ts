import { rankInSlices, type Totals } from '../ranking/ranking.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import { createScoreboard, type Scoreboard, type ScoreboardInput } from './scoreboard.ts';

/** Totals checked, and scoring units looked at, between two pauses. */
const TOTALS_PER_SLICE = 500_000;
const UNITS_PER_SLICE = 8;

/**
 * The board of entrants whose totals somebody else computed from the same stages: ranked, not
 * scored. Refuses totals of another number of entrants and points that these results cannot pay.
 */
export function* rankScoreboardInSlices({
  stages,
  entrants,
  totals,
}: ScoreboardInput & { readonly totals: Totals }): Generator<void, Scoreboard> {
  if (totals.length !== entrants.count) {
    throw new Error(`${entrants.count} entrants have not ${totals.length} totals`);
  }
  let possible = 0;
  for (const { scoring } of stages) possible += yield* mostPoints(scoring);
  yield* refuseTotalsAbove(possible, totals);
  const ranking = yield* rankInSlices(totals, possible);
  return createScoreboard({ stages, entrants, totals, ranking });
}

/** Upper bound of an entry's points: the best value of every pair of its slots. */
function* mostPoints(scoring: StageScoring): Generator<void, number> {
  let sum = 0;
  for (const unit of scoring.units) {
    sum += scoring.tableOf(unit).points.reduce((most, paid) => Math.max(most, paid), 0);
    if (unit.pair % UNITS_PER_SLICE === 0) yield;
  }
  return sum;
}

function* refuseTotalsAbove(possible: number, totals: Totals): Generator<void, void> {
  for (let from = 0; from < totals.length; from += TOTALS_PER_SLICE) {
    const end = Math.min(from + TOTALS_PER_SLICE, totals.length);
    for (let entrant = from; entrant < end; entrant += 1) {
      const total = totals[entrant] ?? 0;
      if (total > possible) {
        throw new Error(`Entrant ${entrant} cannot have ${total} points of ${possible}`);
      }
    }
    yield;
  }
}
