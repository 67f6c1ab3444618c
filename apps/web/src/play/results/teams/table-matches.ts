import type { OfficialMatch } from '@callshot/contract';
import type { TableMatch } from '@callshot/rules';

/** The matches of a group as its table counts them. */
export const tableMatches = (
  matches: readonly OfficialMatch[],
  eventSubstageId: number,
): TableMatch[] =>
  matches
    .filter((match) => match.eventSubstageId === eventSubstageId)
    .map((match) => ({
      ...match,
      topTeamId: match.topTeamId ?? 0,
      outcome: OUTCOMES[match.state](match.winnerTeamId),
    }));

type Outcome = TableMatch['outcome'];
const ended = (winner: number | null): Outcome => (winner === null ? 'draw' : 'won');

const OUTCOMES: Readonly<Record<OfficialMatch['state'], (winner: number | null) => Outcome>> = {
  PLAYED: () => 'open',
  DONE: ended,
  SCORE_DONE: ended,
  WALK_OVER: () => 'walkover',
  NO_SHOW: () => 'double_forfeit',
  NO_PARTY: () => 'bye',
};
