import { m } from '../words/messages.js';
import type { HandRow } from './hand-state.ts';

type Names = ReadonlyMap<number, string>;

const nameIn = (names: Names, teamId: number | null): string =>
  teamId === null ? m.teamNotChosen() : (names.get(teamId) ?? m.teamNumber({ id: teamId }));

/** 'Alpha – Beta' */
export const pairText = (row: HandRow, names: Names): string =>
  row.outcome === 'bye'
    ? m.teamWithBye({ team: nameIn(names, row.topTeamId) })
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
      return m.teamWon({ team: winner });
    case 'walkover':
      return m.walkoverOf({ team: winner });
    case 'double_forfeit':
      return m.bothForfeitedInSentence();
    case 'draw':
      return m.drawInSentence();
    case 'bye':
      return m.byeInSentence();
    case 'open':
      return m.nothingInSentence();
    default:
      return outcome satisfies never;
  }
}
