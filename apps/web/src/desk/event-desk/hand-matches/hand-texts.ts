import type { HandRow } from './hand-state.ts';

type Names = ReadonlyMap<number, string>;

const nameIn = (names: Names, teamId: number | null): string =>
  teamId === null ? 'Not chosen' : (names.get(teamId) ?? `Team ${teamId}`);

/** 'Alpha – Beta' */
export const pairText = (row: HandRow, names: Names): string =>
  row.outcome === 'bye'
    ? `${nameIn(names, row.topTeamId)}, bye`
    : `${nameIn(names, row.topTeamId)} – ${nameIn(names, row.bottomTeamId)}`;

/** '2–1', 'walkover of Alpha', 'nothing yet' */
export function endText(row: HandRow, names: Names): string {
  const { outcome, winnerTeamId, topTeamScore, bottomTeamScore } = row;
  const winner = nameIn(names, winnerTeamId);
  if (topTeamScore !== null && bottomTeamScore !== null) {
    return `${topTeamScore}–${bottomTeamScore}`;
  }
  switch (outcome) {
    case 'won':
      return `${winner} won`;
    case 'walkover':
      return `walkover of ${winner}`;
    case 'double_forfeit':
      return 'both forfeited';
    case 'draw':
      return 'a draw';
    case 'bye':
      return 'a bye';
    case 'open':
      return 'nothing yet';
    default:
      return outcome satisfies never;
  }
}
