import { percentileOf, type Ranking, type Totals } from '../ranking/ranking.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { SlotLayout } from '../slots/layout.ts';
import type { EntrantDirectory } from './entrant-directory.ts';
import type { EntryBlock } from './entry-block.ts';
import { bestPlaced } from './search-ranking.ts';
import type { SlotStatistics } from './slot-statistics.ts';

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

/** An entrant's line on a leaderboard. */
export interface ScoreboardRow {
  readonly entrant: number;
  readonly userId: number;
  readonly totalScore: number;
  /** Shared by equal totals; null before the first result (decision 15). */
  readonly rank: number | null;
  /** 1-based position. */
  readonly row: number;
  /** 1 to 100; 100 before the first result. */
  readonly percentile: number;
}

/** Everything that is asked of an event's scores; immutable, replaced whole by the next results. */
export interface Scoreboard {
  readonly entrantCount: number;
  /** True from the first official result in any of its stages. */
  readonly hasResults: boolean;
  /** What a perfect slip scores over all its stages. */
  readonly perfectTotal: number;
  /** Points by entrant. */
  readonly totals: Totals;
  /** An entrant's rank by position in the directory; null before the first result. */
  rankOf(entrant: number): number | null;
  /** At most `count` rows from the 1-based row `startRow` on. */
  page(startRow: number, count: number): readonly ScoreboardRow[];
  /** The row of an entrant by position in the directory. */
  rowOf(entrant: number): ScoreboardRow;
  /** A user's row; null when they did not enter. */
  rowOfUser(userId: number): ScoreboardRow | null;
  /**
   * The best placed entrants whose name contains `text`, at most `limit`, with their true ranks;
   * computed with pauses, for what is asked for decides how many names are looked at.
   */
  search(text: string, limit?: number): Generator<void, readonly ScoreboardRow[]>;
  /** What was picked at a slot of a stage (by position in the board). Counted once, then kept. */
  statistics(stage: number, slot: number): SlotStatistics;
}

/** Most rows that a search answers (decision 192). */
const SEARCH_LIMIT = 30;

/** Wraps computed totals and ranking; `buildScoreboard` is the way to one. */
export function createScoreboard({
  stages,
  entrants,
  totals,
  ranking,
}: ScoreboardInput & { readonly totals: Totals; readonly ranking: Ranking }): Scoreboard {
  const hasResults = stages.some(({ scoring }) => scoring.hasResults);
  const totalOf = (entrant: number): number => {
    const total = totals[entrant];
    if (total === undefined) throw new Error(`No entrant at position ${entrant}`);
    return total;
  };
  const rankOfTotal = (total: number): number => ranking.rankOfTotal[total] ?? 1;
  const rowOf = (entrant: number): ScoreboardRow => {
    const totalScore = totalOf(entrant);
    const rank = rankOfTotal(totalScore);
    return {
      entrant,
      userId: entrants.userId(entrant),
      totalScore,
      rank: hasResults ? rank : null,
      row: (ranking.position[entrant] as number) + 1,
      percentile: hasResults ? percentileOf(rank, totals.length) : 100,
    };
  };
  return {
    entrantCount: totals.length,
    hasResults,
    perfectTotal: stages.reduce((sum, { scoring }) => sum + scoring.perfectTotal, 0),
    totals,
    rankOf: (entrant) => (hasResults ? rankOfTotal(totalOf(entrant)) : null),
    page: (startRow, count) => {
      const first = Math.max(0, startRow - 1);
      return Array.from(ranking.order.subarray(first, first + Math.max(0, count)), rowOf);
    },
    rowOf,
    rowOfUser: (userId) => {
      const entrant = entrants.find(userId);
      return entrant === null ? null : rowOf(entrant);
    },
    *search(text, limit = SEARCH_LIMIT) {
      if (text === '' || limit <= 0) return [];
      const found = yield* bestPlaced(entrants.search(text), ranking, limit);
      return found.map(rowOf);
    },
    statistics: statisticsOf(stages),
  };
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
