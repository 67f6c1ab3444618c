import type { HandMatch } from '../by-hand/hand-match.ts';
import type { HandProblem, HandProblemCode } from '../by-hand/hand-problems.ts';
import { filled, type Saying, type Sentence } from '../model/sentence.ts';

type Played = Pick<HandMatch, 'bestOf' | 'topTeamScore' | 'bottomTeamScore'>;
type NameOf = (teamId: number | null) => string;

/** Reasons why a match cannot be entered so, each as the rest of a sentence. */
export const handSentences = {
  no_such_group: 'there is no such group in this stage',
  not_in_group: '{team} does not play in this group',
  same_team: '{team} cannot play against itself',
  plays_twice: '{team} plays twice in this round',
  bye_not_possible: 'a bye has one team, and only a Swiss stage has byes',
  draw_not_possible: 'a best of {bestOf} here cannot end level',
  winner_missing: 'say who won',
  winner_elsewhere: 'only a match that is won has a winner, and it is one of the two',
  score_impossible: 'a best of {bestOf} cannot end {topScore}–{bottomScore}',
  score_not_asked: 'a score needs both numbers, and a match that was played',
} as const satisfies Record<HandProblemCode, Sentence>;

/** The code of a problem, and the values of its sentence. */
export const sayingOfHand = (
  { code, teamId }: Pick<HandProblem, 'code' | 'teamId'>,
  { bestOf, topTeamScore, bottomTeamScore }: Played,
  nameOf: NameOf,
): Saying<HandProblemCode> => ({
  code,
  values: {
    bestOf,
    topScore: topTeamScore ?? '–',
    bottomScore: bottomTeamScore ?? '–',
    ...(teamId !== undefined && { team: nameOf(teamId) }),
  },
});

/** The reason why a match cannot be entered so, as the rest of a sentence. */
export function wordsOfHand(
  problem: Pick<HandProblem, 'code' | 'teamId'>,
  match: Played,
  nameOf: NameOf,
): string {
  const { code, values } = sayingOfHand(problem, match, nameOf);
  return filled(handSentences[code], values) ?? code;
}
