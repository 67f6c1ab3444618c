import { utcWords } from '../../../platform/core/clock.ts';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import type { EditedPrompt, SurveyState } from './survey-state.ts';

/** The differences between two copies of a survey; prompts are matched by their place. */
export function surveyDifferences(mine: SurveyState, theirs: SurveyState): Difference[] {
  const [ours, others] = [factsOf(mine), factsOf(theirs)];
  const all = new Set([...ours.keys(), ...others.keys()]);
  return [...all].flatMap((what) => {
    const [own, other] = [ours.get(what) ?? null, others.get(what) ?? null];
    return own === other ? [] : [{ what, mine: own, theirs: other }];
  });
}

const timeWords = (instant: string | null): string =>
  instant === null ? 'not set' : `${utcWords(instant)} UTC`;

const factsOf = (state: SurveyState): ReadonlyMap<string, string> =>
  new Map([
    ['Title', state.title],
    ['Description', state.description],
    ['Opens', timeWords(state.openTime)],
    ['Closes', timeWords(state.closeTime)],
    ...state.prompts.flatMap((prompt, at) => factsOfPrompt(prompt, `Prompt ${at + 1}`)),
  ]);

const factsOfPrompt = (prompt: EditedPrompt, name: string): [string, string][] => [
  [name, prompt.text],
  [`${name}, takes`, prompt.isMultiSelect ? `${prompt.numberOfAnswers}, multiselect` : '1'],
  ...prompt.answers.map(({ text, imageUrl }, at): [string, string] => [
    `${name}, answer ${at + 1}`,
    imageUrl === null ? text : `${text} (with an image)`,
  ]),
];
