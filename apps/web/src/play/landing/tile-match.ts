import type { OfficialMatch } from '@callshot/contract';

/** A match that a tile shows whole: both teams are known. */
export interface TileMatch {
  readonly eventStageId: number;
  readonly eventSubstageId: number;
  /** `{part}-{col}-{colIndex}` */
  readonly key: string;
  readonly topTeamId: number;
  readonly bottomTeamId: number;
  readonly topScore: number;
  readonly bottomScore: number;
  readonly bestOf: number;
  /** Its round was drawn after it was picked: slips call who goes on from it. Absent = no. */
  readonly isDrawn?: boolean;
  /** Null = it is being played. */
  readonly winnerTeamId: number | null;
}

type PlacedMatch = Pick<OfficialMatch, 'bracketPart' | 'bracketCol' | 'bracketColIndex'>;

export const matchKeyOf = ({ bracketPart, bracketCol, bracketColIndex }: PlacedMatch): string =>
  `${bracketPart}-${bracketCol}-${bracketColIndex}`;

/**
 * The match that an event is told by: one of its stage that has begun and is not decided, else the one
 * there that began last. Before the stage's first match there is none.
 */
export function tileMatch(
  matches: readonly OfficialMatch[],
  eventStageId: number | undefined,
): TileMatch | null {
  const shown = matches
    .filter((match) => match.eventStageId === eventStageId)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''))
    .flatMap(shownOf);
  return shown.find(({ winnerTeamId }) => winnerTeamId === null) ?? shown.at(-1) ?? null;
}

function shownOf(match: OfficialMatch): TileMatch[] {
  const { eventStageId, eventSubstageId, bestOf, topTeamId, bottomTeamId, winnerTeamId } = match;
  const score = scoreOf(match);
  if (topTeamId === null || bottomTeamId === null || score === null) return [];
  const key = matchKeyOf(match);
  return [
    { eventStageId, eventSubstageId, key, topTeamId, bottomTeamId, ...score, bestOf, winnerTeamId },
  ];
}

type Score = Pick<TileMatch, 'topScore' | 'bottomScore'>;

/** Without a bracket a match has its score when it is over; until then its games are counted. */
function scoreOf({
  topTeamScore,
  bottomTeamScore,
  isLive,
  games = [],
}: OfficialMatch): Score | null {
  if (topTeamScore !== null && bottomTeamScore !== null) {
    return { topScore: topTeamScore, bottomScore: bottomTeamScore };
  }
  const won = (byTop: boolean) => games.filter(({ isTopWinner }) => isTopWinner === byTop).length;
  return isLive ? { topScore: won(true), bottomScore: won(false) } : null;
}
