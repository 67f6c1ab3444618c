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
  /** Null = it is being played. */
  readonly winnerTeamId: number | null;
}

type PlacedMatch = Pick<OfficialMatch, 'bracketPart' | 'bracketCol' | 'bracketColIndex'>;

export const matchKeyOf = ({ bracketPart, bracketCol, bracketColIndex }: PlacedMatch): string =>
  `${bracketPart}-${bracketCol}-${bracketColIndex}`;

/**
 * The match that an event is told by: one that has begun and is not decided, else the last one in
 * the bracket that was played. Events without such a match have none.
 */
export function tileMatch(matches: readonly OfficialMatch[]): TileMatch | null {
  const shown = matches.flatMap((match): TileMatch[] => {
    const { eventStageId, eventSubstageId, bestOf, winnerTeamId } = match;
    const { topTeamId, bottomTeamId, topTeamScore, bottomTeamScore } = match;
    // One of a Swiss stage or group stands in no bracket.
    if (match.bracketPart === '') return [];
    if (topTeamId === null || bottomTeamId === null) return [];
    if (topTeamScore === null || bottomTeamScore === null) return [];
    return [
      {
        eventStageId,
        eventSubstageId,
        key: matchKeyOf(match),
        topTeamId,
        bottomTeamId,
        topScore: topTeamScore,
        bottomScore: bottomTeamScore,
        bestOf,
        winnerTeamId,
      },
    ];
  });
  return shown.find(({ winnerTeamId }) => winnerTeamId === null) ?? shown.at(-1) ?? null;
}
