import { pathText, problemsOfSurvey, wordsOfSurvey } from '@callshot/rules';
import { draftOf, type SurveyState } from './survey-state.ts';

export interface PlacedProblem {
  /** As the server writes it: 'prompts[0].answers[1].text'. */
  readonly place: string;
  /** Null = it is of the survey as a whole. */
  readonly prompt: number | null;
  readonly text: string;
}

const promptOf = (place: string): number | null => {
  const at = /^prompts\[(\d+)\]/.exec(place)?.[1];
  return at === undefined ? null : Number(at);
};

/** Errors that keep a survey from being saved, in the order of the screen. */
export const problemsOf = (state: SurveyState): PlacedProblem[] =>
  problemsOfSurvey(draftOf(state, 0)).map((problem) =>
    placed(pathText(problem.path), wordsOfSurvey(problem)),
  );

const placed = (place: string, text: string): PlacedProblem => ({
  place,
  prompt: promptOf(place),
  text,
});

/** The server's errors beside the local ones. */
export const withServers = (
  own: readonly PlacedProblem[],
  told: readonly { readonly path: string; readonly message: string }[],
): readonly PlacedProblem[] => [
  ...own,
  ...told
    .filter(({ path }) => own.every(({ place }) => place !== path))
    .map(({ path, message }) => placed(path, message)),
];

export type ProblemAt = (place: string) => string | null;

/** The error beside a field. */
export const beside =
  (problems: readonly PlacedProblem[]): ProblemAt =>
  (wanted) =>
    problems.find(({ place }) => place === wanted)?.text ?? null;
