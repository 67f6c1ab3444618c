import type { OfficialMatch } from '@callshot/contract';

/** A match that a tile shows whole: both teams are known. */
export interface TileMatch {
  readonly topTeamId: number;
  readonly bottomTeamId: number;
  readonly topScore: number;
  readonly bottomScore: number;
  readonly bestOf: number;
  readonly isDecided: boolean;
}

/**
 * The match that an event is told by: one that has begun and is not decided, else the last one in
 * the bracket that was played. Events without such a match have none.
 */
export function tileMatch(matches: readonly OfficialMatch[]): TileMatch | null {
  const shown = matches.flatMap((match): TileMatch[] => {
    const { topTeamId, bottomTeamId, topTeamScore, bottomTeamScore } = match;
    if (topTeamId === null || bottomTeamId === null) return [];
    if (topTeamScore === null || bottomTeamScore === null) return [];
    return [
      {
        topTeamId,
        bottomTeamId,
        topScore: topTeamScore,
        bottomScore: bottomTeamScore,
        bestOf: match.bestOf,
        isDecided: match.winnerTeamId !== null,
      },
    ];
  });
  return shown.find(({ isDecided }) => !isDecided) ?? shown.at(-1) ?? null;
}
