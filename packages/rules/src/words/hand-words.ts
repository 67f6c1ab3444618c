import type { HandMatch } from '../by-hand/hand-match.ts';
import type { HandProblem } from '../by-hand/hand-problems.ts';

type Played = Pick<HandMatch, 'bestOf' | 'topTeamScore' | 'bottomTeamScore'>;

/** The reason why a match cannot be entered so, as the rest of a sentence. */
export function wordsOfHand(
  { code, teamId }: Pick<HandProblem, 'code' | 'teamId'>,
  { bestOf, topTeamScore, bottomTeamScore }: Played,
  nameOf: (teamId: number | null) => string,
): string {
  const team = nameOf(teamId ?? null);
  switch (code) {
    case 'no_such_group':
      return 'there is no such group in this stage';
    case 'not_in_group':
      return `${team} does not play in this group`;
    case 'same_team':
      return `${team} cannot play against itself`;
    case 'plays_twice':
      return `${team} plays twice in this round`;
    case 'bye_not_possible':
      return 'a bye has one team, and only a Swiss stage has byes';
    case 'draw_not_possible':
      return `a best of ${bestOf} here cannot end level`;
    case 'winner_missing':
      return 'say who won';
    case 'winner_elsewhere':
      return 'only a match that is won has a winner, and it is one of the two';
    case 'score_impossible':
      return `a best of ${bestOf} cannot end ${topTeamScore ?? '–'}–${bottomTeamScore ?? '–'}`;
    case 'score_not_asked':
      return 'a score needs both numbers, and a match that was played';
    default:
      return code satisfies never;
  }
}
