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

/** What keeps a survey from being saved, in the order in which it stands on screen. */
export const problemsOf = (state: SurveyState): PlacedProblem[] =>
  problemsOfSurvey(draftOf(state, 0)).map((problem) =>
    placed(pathText(problem.path), wordsOfSurvey(problem)),
  );

const placed = (place: string, text: string): PlacedProblem => ({
  place,
  prompt: promptOf(place),
  text,
});

/** What the server alone could know, beside what is known here. */
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

/** What is said beside a field. */
export const beside =
  (problems: readonly PlacedProblem[]): ProblemAt =>
  (wanted) =>
    problems.find(({ place }) => place === wanted)?.text ?? null;
