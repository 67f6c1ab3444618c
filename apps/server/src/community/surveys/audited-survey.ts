import { answersTaken, type Prompt, type SurveyDraft, type SurveyTitles } from '@callshot/rules';

/** A survey as the audit log keeps it: prompts as a line each. */
export const tellSurvey = (survey: SurveyDraft) => {
  const { title, description, openTime, closeTime, prompts, language = 'en' } = survey;
  const translations = Object.entries(survey.translations ?? {}).map(
    ([tag, own]) => [tag, tellTranslation(tag, own, prompts)] as const,
  );
  return {
    title,
    description,
    openTime,
    closeTime,
    prompts: prompts.map(lineOf),
    ...(language !== 'en' && { language }),
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  };
};

/** The translated texts; a prompt is a line. */
const tellTranslation = (tag: string, titles: SurveyTitles, prompts: readonly Prompt[]) => ({
  ...titles,
  prompts: prompts.flatMap((prompt) => {
    const texts = [prompt, ...prompt.answers].map((one) => one.translations?.[tag]?.text ?? '');
    if (texts.every((text) => text === '')) return [];
    const [question, ...answers] = texts;
    return `${question}: ${answers.join(' | ')}`;
  }),
});

const lineOf = (prompt: Prompt): string => {
  const answers = prompt.answers.map(({ text, imageUrl }) =>
    imageUrl === null ? text : `${text} [picture ${imageUrl.slice(-64, -56)}]`,
  );
  return `${prompt.text} (${answersTaken(prompt)} of): ${answers.join(' | ')}`;
};

type Told = ReturnType<typeof tellSurvey>;

/**
 * The changes of a save. Prompts are logged by added and removed lines, or all of them if only
 * their order changed.
 */
export function surveyChanges(
  before: SurveyDraft,
  after: SurveyDraft,
): { readonly before: Partial<Told>; readonly after: Partial<Told> } {
  const [was, is] = [tellSurvey(before), tellSurvey(after)];
  const gone = was.prompts.filter((line) => !is.prompts.includes(line));
  const come = is.prompts.filter((line) => !was.prompts.includes(line));
  const isOrderAlone =
    gone.length + come.length === 0 && was.prompts.join('\n') !== is.prompts.join('\n');
  const title = { title: is.title };
  const changed = { before: { ...title, title: was.title }, after: title };
  for (const key of ['description', 'openTime', 'closeTime', 'language', 'translations'] as const) {
    if (JSON.stringify(was[key]) === JSON.stringify(is[key])) continue;
    Object.assign(changed.before, { [key]: was[key] ?? null });
    Object.assign(changed.after, { [key]: is[key] ?? null });
  }
  if (isOrderAlone) {
    Object.assign(changed.before, { prompts: was.prompts });
    Object.assign(changed.after, { prompts: is.prompts });
  } else if (gone.length + come.length > 0) {
    Object.assign(changed.before, { prompts: gone });
    Object.assign(changed.after, { prompts: come });
  }
  return changed;
}
