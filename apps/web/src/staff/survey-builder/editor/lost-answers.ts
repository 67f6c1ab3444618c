import { answersDropped } from '@callshot/rules';
import type { EditedAnswer, EditedPrompt, SurveyState } from './survey-state.ts';
import { draftOf } from './survey-state.ts';

/** Votes by answer id. Answers without votes are left out. */
export type Answered = Readonly<Record<string, number>>;

export const picksOf = (answered: Answered, { promptAnswerId }: EditedAnswer): number =>
  answered[promptAnswerId] ?? 0;

/** An answer that was removed and that people chose, with the place where it stood. */
export interface GoneAnswer {
  readonly answer: EditedAnswer;
  readonly at: number;
  readonly picks: number;
}

const savedPromptOf = (saved: SurveyState, { promptId }: EditedPrompt): EditedPrompt | undefined =>
  promptId === 0 ? undefined : saved.prompts.find((prompt) => prompt.promptId === promptId);

/** The removed answers of one prompt. Until they are saved, they can still be kept. */
export function goneAnswers(
  saved: SurveyState,
  prompt: EditedPrompt,
  answered: Answered,
): GoneAnswer[] {
  const kept = new Set(prompt.answers.map(({ promptAnswerId }) => promptAnswerId));
  const before = savedPromptOf(saved, prompt)?.answers ?? [];
  return before.flatMap((answer, at) => {
    const picks = picksOf(answered, answer);
    return picks > 0 && !kept.has(answer.promptAnswerId) ? [{ answer, at, picks }] : [];
  });
}

/** The votes of a prompt that a lower limit would delete; 0 = none. */
export function lostByNumber(saved: SurveyState, prompt: EditedPrompt, answered: Answered): number {
  const before = savedPromptOf(saved, prompt);
  if (!before) return 0;
  // As if no answer had been removed: those say so themselves.
  const after = { ...prompt, answers: before.answers };
  return lost(
    draftOf({ ...saved, prompts: [before] }, 0),
    draftOf({ ...saved, prompts: [after] }, 0),
    answered,
  );
}

/** The votes of prompts that were removed. */
export function lostWithPrompts(
  saved: SurveyState,
  state: SurveyState,
  answered: Answered,
): { readonly prompts: number; readonly picks: number } {
  const kept = new Set(state.prompts.map(({ promptId }) => promptId));
  const gone = saved.prompts.filter(({ promptId }) => promptId !== 0 && !kept.has(promptId));
  const picks = gone.flatMap(({ answers }) => answers.map((answer) => picksOf(answered, answer)));
  return { prompts: gone.length, picks: picks.reduce((sum, one) => sum + one, 0) };
}

type Content = Parameters<typeof answersDropped>[0];

const lost = (before: Content, after: Content, answered: Answered): number =>
  answersDropped(before, after).reduce((sum, id) => sum + (answered[id] ?? 0), 0);
