import { type Places, placesAmong, placesOfAll } from '../ranking/places.ts';
import type { Ranking, Totals } from '../ranking/ranking.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { SlotLayout } from '../slots/layout.ts';
import type { EntrantDirectory } from './entrant-directory.ts';
import type { EntryBlock } from './entry-block.ts';
import type { SlotStatistics } from './slot-statistics.ts';
import { createStandings, type Standings } from './standings.ts';

/** A sealed stage: its results, and its entries in entrant order. */
export interface ScoreboardStage {
  readonly layout: SlotLayout;
  readonly scoring: StageScoring;
  readonly block: EntryBlock;
}

export interface ScoreboardInput {
  readonly stages: readonly ScoreboardStage[];
  readonly entrants: EntrantDirectory;
}

/** Everything that can be asked of an event's scores. Immutable: new results replace it whole. */
export interface Scoreboard extends Standings {
  /** True from the first official result in any of its stages. */
  readonly hasResults: boolean;
  /** Points of a perfect slip over all stages. */
  readonly perfectTotal: number;
  /** Points by entrant. */
  readonly totals: Totals;
  /** An entrant's rank by position in the directory; null before the first result. */
  rankOf(entrant: number): number | null;
  /** The rank that so many points would have, whether anybody has as many or not; null likewise. */
  rankFor(points: number): number | null;
  /** These users among themselves: a view of this board, which holds nothing but their places. */
  among(userIds: Iterable<number>): Standings;
  /** Counts of picks at a slot of a stage (by position in the board). Computed once, then kept. */
  statistics(stage: number, slot: number): SlotStatistics;
}

/** Wraps computed totals and ranking; `buildScoreboard` is the way to one. */
export function createScoreboard({
  stages,
  entrants,
  totals,
  ranking,
}: ScoreboardInput & { readonly totals: Totals; readonly ranking: Ranking }): Scoreboard {
  const hasResults = stages.some(({ scoring }) => scoring.hasResults);
  const standingsOf = (places: Places): Standings =>
    createStandings({ entrants, totals, places, hasResults });
  const everybody = placesOfAll(ranking);
  return {
    ...standingsOf(everybody),
    hasResults,
    perfectTotal: stages.reduce((sum, { scoring }) => sum + scoring.perfectTotal, 0),
    totals,
    rankOf: (entrant) => {
      const total = totals[entrant];
      if (total === undefined) throw new Error(`No entrant at position ${entrant}`);
      return hasResults ? everybody.rankOfTotal(total) : null;
    },
    rankFor: (points) => (hasResults ? 1 + entrantsWithMore(points, totals, ranking) : null),
    among: (userIds) => standingsOf(placesAmong(ranking, totals, entrantsAmong(entrants, userIds))),
    statistics: statisticsOf(stages),
  };
}

/** Found by halving the order, most points first. */
function entrantsWithMore(points: number, totals: Totals, { order }: Ranking): number {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const total = totals[order[middle] ?? 0] ?? 0;
    if (total > points) from = middle + 1;
    else to = middle;
  }
  return from;
}

function* entrantsAmong(entrants: EntrantDirectory, userIds: Iterable<number>): Generator<number> {
  for (const userId of userIds) {
    const entrant = entrants.find(userId);
    if (entrant !== null) yield entrant;
  }
}

function statisticsOf(stages: ScoreboardInput['stages']): Scoreboard['statistics'] {
  const counted = new Map<string, SlotStatistics>();
  return (stage, slot) => {
    const key = `${stage} ${slot}`;
    const known = counted.get(key);
    if (known) return known;
    const { block } = stages[stage] ?? {};
    if (!block) throw new Error(`The board has no stage ${stage}`);
    const statistics = block.statistics(slot);
    counted.set(key, statistics);
    return statistics;
  };
}
