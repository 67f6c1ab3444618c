import type { Places } from '../ranking/places.ts';
import { percentileOf, type Totals } from '../ranking/ranking.ts';
import type { EntrantDirectory } from './entrant-directory.ts';
import { bestPlaced } from './search-ranking.ts';
import { type TierSpan, tierSpans } from './tier-spans.ts';

/** An entrant's line on a leaderboard. */
export interface ScoreboardRow {
  readonly entrant: number;
  readonly userId: number;
  readonly totalScore: number;
  /** Shared by equal totals; null before the first result [rule: boards-4]. */
  readonly rank: number | null;
  /** Others have the same rank. */
  readonly isTied: boolean;
  /** 1-based position. */
  readonly row: number;
  /** 1 to 100; 100 before the first result. */
  readonly percentile: number;
}

/** The standings of all entrants of an event, or of some among themselves. */
export interface Standings {
  readonly entrantCount: number;
  /** Positions in the directory, from first to last. */
  readonly order: Uint32Array;
  /** At most `count` rows from the 1-based row `startRow` on. */
  page(startRow: number, count: number): readonly ScoreboardRow[];
  /** A user's row; null when they are none of them. */
  rowOfUser(userId: number): ScoreboardRow | null;
  /** The awards that places earn, best first, with who would have them now; none before the first result. */
  tiers(): readonly TierSpan[];
  /**
   * The best placed entrants whose name contains `text`, at most `limit`, with their true ranks. It
   * pauses, because the text decides how many names are read.
   */
  search(text: string, limit?: number): Generator<void, readonly ScoreboardRow[]>;
}

export interface StandingsInput {
  readonly entrants: EntrantDirectory;
  /** Points by entrant. */
  readonly totals: Totals;
  readonly places: Places;
  /** False = nobody has a rank yet. */
  readonly hasResults: boolean;
}

/** Most rows that a search answers [rule: boards-16]. */
const SEARCH_LIMIT = 30;

export function createStandings({
  entrants,
  totals,
  places,
  hasResults,
}: StandingsInput): Standings {
  const { order } = places;
  const totalAt = (position: number): number | undefined => {
    const entrant = order[position];
    return entrant === undefined ? undefined : (totals[entrant] ?? 0);
  };
  const rowAt = (entrant: number, position: number): ScoreboardRow => {
    const totalScore = totals[entrant] ?? 0;
    const rank = places.rankOfTotal(totalScore);
    return {
      entrant,
      userId: entrants.userId(entrant),
      totalScore,
      rank: hasResults ? rank : null,
      isTied: hasResults && [totalAt(position - 1), totalAt(position + 1)].includes(totalScore),
      row: position + 1,
      percentile: hasResults ? percentileOf(rank, order.length) : 100,
    };
  };
  const rowOf = (entrant: number): ScoreboardRow | null => {
    const position = places.positionOf(entrant);
    return position === null ? null : rowAt(entrant, position);
  };
  return {
    entrantCount: order.length,
    order,
    page: (startRow, count) => {
      const first = Math.max(0, startRow - 1);
      const shown = order.subarray(first, first + Math.max(0, count));
      return Array.from(shown, (entrant, at) => rowAt(entrant, first + at));
    },
    rowOfUser: (userId) => {
      const entrant = entrants.find(userId);
      return entrant === null ? null : rowOf(entrant);
    },
    tiers: () => (hasResults ? tierSpans(places, totals) : []),
    *search(text, limit = SEARCH_LIMIT) {
      if (text === '' || limit <= 0) return [];
      const found = yield* bestPlaced(entrants.search(text), { places, of: entrants.count }, limit);
      return found.flatMap((entrant) => rowOf(entrant) ?? []);
    },
  };
}
