import {
  type ChampionCall,
  championCalls,
  type LateShare,
  type ScoreboardRow,
} from '@callshot/rules';
import type { EventBoard } from '../scoreboards/boards.ts';
import { type LateEntrant, type LateEntrants, lateOfPage } from '../scoreboards/late-entrants.ts';

/** A row of a board with what the last result did to it. */
export interface BoardLine extends Omit<ScoreboardRow, 'entrant' | 'percentile'> {
  /** Ranks gained; null while there are no two ranks to compare. */
  readonly move: number | null;
  readonly lastPoints: number | null;
  readonly champion: ChampionCall | null;
  /** Late entrants alone have one. */
  readonly lateShare?: LateShare;
}

/** The lines of a page: rank and points with everything else that a row shows. */
export async function linesOf(
  board: EventBoard,
  rows: readonly ScoreboardRow[],
): Promise<readonly BoardLine[]> {
  const { lastResult } = board;
  const earlier = await board.earlier();
  const calledBy = championsCalledOn(board);
  return rows.map((row) => ({
    ...row,
    move: earlier && row.rank !== null ? earlier.rankOf(row.entrant) - row.rank : null,
    // The first result paid all points that there are.
    lastPoints: lastResult && row.totalScore - (earlier?.totalOf(row.entrant) ?? 0),
    champion: calledBy(row.entrant),
  }));
}

/** The stage that the event ends with says who wins it, once its picks are sealed. */
function championsCalledOn({
  decider,
  entrants,
}: EventBoard): (entrant: number) => ChampionCall | null {
  if (!decider) return () => null;
  const { stage, layout, official, id } = decider.loaded;
  const block = entrants.blocks.get(id);
  const callOf = championCalls(stage, layout, official);
  return (entrant) => (block && callOf ? callOf(block.read(entrant)) : null);
}

/** The lines of a page of everybody: the ranked, and the late entrants after them [rule: late-7]. */
export async function pageLinesOf(
  board: EventBoard,
  startRow: number,
  count: number,
): Promise<readonly BoardLine[]> {
  const ranked = await linesOf(board, board.scoreboard.page(startRow, count));
  if (ranked.length === count) return ranked;
  const late = await board.late();
  const shown = lateOfPage(late, board.scoreboard.entrantCount, { startRow, count });
  return [...ranked, ...shown.flatMap(({ userId }) => lateLineOf(board, late, userId) ?? [])];
}

/** A late entrant's line, by their 0-based position among the late. */
const lateLine = (
  { scoreboard }: EventBoard,
  { userId, totalScore, lateShare }: LateEntrant,
  at: number,
): BoardLine => ({
  userId,
  totalScore,
  lateShare,
  row: scoreboard.entrantCount + at + 1,
  rank: null,
  isTied: false,
  move: null,
  lastPoints: null,
  champion: null,
});

/** The line of a user; null of somebody who did not enter late. */
export function lateLineOf(
  board: EventBoard,
  { rows, placeOf }: LateEntrants,
  userId: number,
): BoardLine | null {
  const at = placeOf.get(userId);
  const entrant = at === undefined ? undefined : rows[at];
  return at === undefined || !entrant ? null : lateLine(board, entrant, at);
}
