import type { HandMatch } from '../by-hand/hand-match.ts';
import type { HandProblem, HandProblemCode } from '../by-hand/hand-problems.ts';
import { filled, type Saying, type Sentence } from '../model/sentence.ts';
import { said } from './hand/messages.ts';

type Played = Pick<HandMatch, 'bestOf' | 'topTeamScore' | 'bottomTeamScore'>;
type NameOf = (teamId: number | null) => string;

/** Reasons why a match cannot be entered so, each as the rest of a sentence. */
export const handSentences: () => Readonly<Record<HandProblemCode, Sentence>> = said;

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
  return filled(handSentences()[code], values) ?? code;
}
