import type { Survey } from '../survey.queries.ts';
import type { EditedAnswer, EditedPrompt, SurveyState } from './survey-state.ts';

/**
 * The changes that a save brings: the ids of new parts, and the new addresses of pictures. Every
 * state of the history gets them, so that an undo does not create again what the server already
 * has.
 */
export function settler(sent: SurveyState, stored: Survey): (state: SurveyState) => SurveyState {
  const promptIds = new Map<string, number>();
  const answers = new Map<string, { sent: EditedAnswer; id: number; imageUrl: string | null }>();
  sent.prompts.forEach((prompt, at) => {
    const known = stored.prompts[at];
    if (!known) return;
    promptIds.set(prompt.key, known.promptId);
    prompt.answers.forEach((answer, index) => {
      const own = known.answers[index];
      if (!own) return;
      const { promptAnswerId: id, imageUrl } = own;
      answers.set(answer.key, { sent: answer, id, imageUrl });
    });
  });

  const settleAnswer = (answer: EditedAnswer): EditedAnswer => {
    const known = answers.get(answer.key);
    if (!known) return answer;
    const isSameImage = answer.imageUrl === known.sent.imageUrl;
    const imageUrl = isSameImage ? known.imageUrl : answer.imageUrl;
    return { ...answer, promptAnswerId: known.id, imageUrl };
  };
  const settlePrompt = once<EditedPrompt>((prompt) => ({
    ...prompt,
    promptId: promptIds.get(prompt.key) ?? prompt.promptId,
    answers: prompt.answers.map(settleAnswer),
  }));
  // States that share their prompts share them afterwards: they are compared by identity.
  const settlePrompts = once<readonly EditedPrompt[]>((prompts) => prompts.map(settlePrompt));
  return (state) => ({ ...state, prompts: settlePrompts(state.prompts) });
}

function once<T extends object>(make: (value: T) => T): (value: T) => T {
  const made = new WeakMap<T, T>();
  return (value) => {
    const known = made.get(value) ?? make(value);
    made.set(value, known);
    return known;
  };
}
