import { m } from '../words/messages.js';
import {
  type EditedAnswer,
  type EditedPrompt,
  newPrompt,
  type SurveyState,
} from './survey-state.ts';

/** All edits of a survey. An edit without a change returns the same object. */

export const addPrompt = (state: SurveyState): SurveyState => ({
  ...state,
  prompts: [...state.prompts, newPrompt()],
});

/** Why the selected prompt cannot be removed; null = it can [rule: surveys-16]. */
export function whyPromptStays({ prompts }: SurveyState, selected: number): string | null {
  if (prompts.length < 2) return m.keepsLastPrompt();
  return selected === 0 ? m.keepsFirstPrompt() : null;
}

export const removePrompt = (state: SurveyState, at: number): SurveyState =>
  whyPromptStays(state, at) === null ? { ...state, prompts: without(state.prompts, at) } : state;

export function movePrompt(state: SurveyState, from: number, to: number): SurveyState {
  const prompts = moved(state.prompts, from, to);
  return prompts === state.prompts ? state : { ...state, prompts };
}

export const changePrompt = (
  state: SurveyState,
  at: number,
  change: (prompt: EditedPrompt) => EditedPrompt,
): SurveyState => ({
  ...state,
  prompts: state.prompts.map((prompt, index) => (index === at ? change(prompt) : prompt)),
});

/** With multiselect several are taken, where there are several. */
export const setMultiSelect = (prompt: EditedPrompt, isMultiSelect: boolean): EditedPrompt => ({
  ...prompt,
  isMultiSelect,
  numberOfAnswers: isMultiSelect && prompt.answers.length > 1 ? 2 : 1,
});

export const addAnswers = (prompt: EditedPrompt, added: readonly EditedAnswer[]): EditedPrompt => ({
  ...prompt,
  answers: [...prompt.answers, ...added],
});

/** Back to its old place, or to the end of the remaining ones. */
export const restoreAnswer = (
  prompt: EditedPrompt,
  answer: EditedAnswer,
  at: number,
): EditedPrompt => ({ ...prompt, answers: prompt.answers.toSpliced(at, 0, answer) });

export const changeAnswer = (
  prompt: EditedPrompt,
  key: string,
  part: Partial<EditedAnswer>,
): EditedPrompt => ({
  ...prompt,
  answers: prompt.answers.map((answer) => (answer.key === key ? { ...answer, ...part } : answer)),
});

export const removeAnswer = (prompt: EditedPrompt, key: string): EditedPrompt => ({
  ...prompt,
  answers: prompt.answers.filter((answer) => answer.key !== key),
});

export const moveAnswer = (prompt: EditedPrompt, from: number, to: number): EditedPrompt => ({
  ...prompt,
  answers: moved(prompt.answers, from, to),
});

const without = <T>(list: readonly T[], at: number): readonly T[] => list.toSpliced(at, 1);

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
