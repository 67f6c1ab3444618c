import { answersTaken, type Prompt, type SurveyDraft, surveyLimits } from './survey.ts';

const copyMark = ' (copy)';

/** A copy to be saved anew: no ids, no times, and nobody has answered it [rule: surveys-15]. */
export function cloneSurvey(survey: SurveyDraft): SurveyDraft {
  const { title, description, language, translations, prompts } = survey;
  return {
    surveyId: 0,
    title: copied(title),
    description,
    ...(language !== undefined && { language }),
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([tag, texts]) => [
          tag,
          { ...texts, title: texts.title.trim() === '' ? '' : copied(texts.title) },
        ]),
      ),
    }),
    openTime: null,
    closeTime: null,
    prompts: prompts.map((prompt) => ({
      ...prompt,
      promptId: 0,
      answers: prompt.answers.map((answer) => ({ ...answer, promptAnswerId: 0 })),
    })),
  };
}

const copied = (title: string): string =>
  `${cut(title, surveyLimits.title - copyMark.length)}${copyMark}`;

/** Never between the halves of a character. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();

/**
 * The answers that can no longer count as chosen after a survey changed. These are removed answers,
 * and all answers of a prompt that takes fewer than before, since it is unknown which ones people
 * would keep [rule: surveys-18].
 */
export function answersDropped(
  before: Pick<SurveyDraft, 'prompts'>,
  after: Pick<SurveyDraft, 'prompts'>,
): number[] {
  const next = new Map(after.prompts.map((prompt) => [prompt.promptId, prompt]));
  return before.prompts.flatMap((prompt) => droppedOf(prompt, next.get(prompt.promptId)));
}

function droppedOf(before: Prompt, after: Prompt | undefined): number[] {
  const ids = before.answers.map(({ promptAnswerId }) => promptAnswerId);
  if (!after || answersTaken(after) < answersTaken(before)) return ids;
  const kept = new Set(after.answers.map(({ promptAnswerId }) => promptAnswerId));
  return ids.filter((id) => !kept.has(id));
}
