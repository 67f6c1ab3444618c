import { type ChampionCall, championCalls, type ScoreboardRow } from '@callshot/rules';
import type { EventBoard } from '../scoreboards/boards.ts';

/** A row of a board with what the last result did to it. */
export interface BoardLine extends ScoreboardRow {
  /** Ranks gained; null while there are no two ranks to compare. */
  readonly move: number | null;
  readonly lastPoints: number | null;
  readonly champion: ChampionCall | null;
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
