import { answersTaken, type Prompt } from './survey.ts';

type Asked = Pick<Prompt, 'isMultiSelect' | 'numberOfAnswers' | 'answers'>;

/** The number of a prompt's answers among the chosen ones. */
export const chosenOf = (prompt: Asked, chosen: ReadonlySet<number>): number =>
  prompt.answers.filter(({ promptAnswerId }) => chosen.has(promptAnswerId)).length;

/** Whether a prompt has as many answers as it takes [rule: surveys-5]. */
export const isPromptAnswered = (prompt: Asked, chosen: ReadonlySet<number>): boolean =>
  chosenOf(prompt, chosen) === answersTaken(prompt);

/**
 * The chosen answers after a press, which chooses the answer or takes it back. At the cap a single
 * choice replaces; a multiple one is `full`, and nothing changes [rule: surveys-5].
 */
export function pressAnswer(
  prompt: Asked,
  chosen: ReadonlySet<number>,
  promptAnswerId: number,
): ReadonlySet<number> | 'full' {
  const next = new Set(chosen);
  if (next.delete(promptAnswerId)) return next;
  if (!prompt.isMultiSelect) {
    for (const answer of prompt.answers) next.delete(answer.promptAnswerId);
  } else if (chosenOf(prompt, chosen) >= answersTaken(prompt)) return 'full';
  return next.add(promptAnswerId);
}

/** Whether a list answers a survey: each id once, all of it, every prompt exactly [rule: surveys-7]. */
export function answersSurvey(
  prompts: readonly Asked[],
  promptAnswerIds: readonly number[],
): boolean {
  const chosen = new Set(promptAnswerIds);
  const taken = prompts.reduce((sum, prompt) => sum + answersTaken(prompt), 0);
  return (
    chosen.size === promptAnswerIds.length &&
    taken === chosen.size &&
    prompts.every((prompt) => isPromptAnswered(prompt, chosen))
  );
}
