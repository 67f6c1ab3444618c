import type { Answer } from '@callshot/contract';
import type { DraftedFacts, DraftGuess } from '@callshot/rules';

export type Drafted = Answer<'GET /api/liquipedia/draftFormat'>;
export type DraftedPart = Drafted['parts'][number];

/** The parts of a stage of the drafted format; groups side by side are several. */
export const partsOf = ({ parts }: Drafted, stage: number): readonly DraftedPart[] =>
  parts.filter(({ stageIndex }) => stageIndex === stage);

/** Guesses in a stage, each once. */
export const guessesIn = (parts: readonly DraftedPart[]): readonly DraftGuess[] => [
  ...new Set(parts.flatMap(({ guesses }) => guesses)),
];

/** The facts of each stage that say which of its fields can be changed. */
export const factsOf = (drafted: Drafted, stages: number): DraftedFacts[] =>
  Array.from({ length: stages }, (_, at) => {
    const parts = partsOf(drafted, at);
    return { guesses: guessesIn(parts), teams: Math.max(0, ...parts.map(({ teams }) => teams)) };
  });

/** Teams that start in each stage. */
export const teamsOf = (drafted: Drafted, stages: number): (number | null)[] =>
  Array.from({ length: stages }, (_, at) => {
    const sum = partsOf(drafted, at).reduce((all, { teams }) => all + teams, 0);
    return sum === 0 ? null : sum;
  });
