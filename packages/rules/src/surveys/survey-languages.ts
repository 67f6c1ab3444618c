import { textFor } from '../model/translated.ts';
import type { Prompt, PromptAnswer, SurveyDraft, TextTranslations } from './survey.ts';

/** A text whose language is not the reader's says which it is. */
interface Told {
  readonly lang: string | undefined;
}

export interface ToldPrompt extends Prompt, Told {
  readonly answers: readonly (PromptAnswer & Told)[];
}

export type ToldSurvey<S> = Omit<S, 'prompts'> & {
  readonly titleLang: string | undefined;
  readonly descriptionLang: string | undefined;
  readonly prompts: readonly ToldPrompt[];
};

type Texts = Pick<SurveyDraft, 'title' | 'description' | 'language' | 'translations' | 'prompts'>;

/** A survey for a reader: each text in the own language, else as it was written [rule: surveys-25]. */
export function surveyFor<S extends Texts>(survey: S, reader: string): ToldSurvey<S> {
  const { language, translations = {} } = survey;
  const tell = (original: string, other: (tag: string) => string | undefined) => {
    const all = Object.keys(translations).map((tag) => [tag, other(tag) ?? ''] as const);
    const told = textFor(original, { language, translations: Object.fromEntries(all) }, reader);
    return { text: told.text, lang: told.language === reader ? undefined : told.language };
  };
  const tellText = (own: {
    readonly text: string;
    readonly translations?: TextTranslations | undefined;
  }) => tell(own.text, (tag) => own.translations?.[tag]?.text);
  const title = tell(survey.title, (tag) => translations[tag]?.title);
  const description = tell(survey.description, (tag) => translations[tag]?.description);
  return {
    ...survey,
    title: title.text,
    titleLang: title.lang,
    description: description.text,
    descriptionLang: description.lang,
    prompts: survey.prompts.map((prompt) => ({
      ...prompt,
      ...tellText(prompt),
      answers: prompt.answers.map((answer) => ({ ...answer, ...tellText(answer) })),
    })),
  };
}

/** The number of texts that a survey lacks in one of its languages. */
export function countUntranslated(survey: Texts, tag: string): number {
  const own = survey.translations?.[tag];
  const texts = survey.prompts.flatMap((prompt) => [prompt, ...prompt.answers]);
  const pairs = [
    [survey.title, own?.title],
    [survey.description, own?.description],
    ...texts.map(({ text, translations }) => [text, translations?.[tag]?.text] as const),
  ];
  return pairs.filter(([original = '', text = '']) => original.trim() !== '' && text.trim() === '')
    .length;
}

/** A wanted survey with the languages of the stored one; prompts and answers are matched by their ids. */
export function keepLanguages(wanted: SurveyDraft, stored: SurveyDraft): SurveyDraft {
  const prompts = new Map(stored.prompts.map((prompt) => [prompt.promptId, prompt]));
  const answers = new Map(
    stored.prompts.flatMap((prompt) => prompt.answers.map((one) => [one.promptAnswerId, one])),
  );
  return tidyTranslations({
    ...wanted,
    language: stored.language,
    translations: stored.translations,
    prompts: wanted.prompts.map((prompt) => ({
      ...prompt,
      translations: prompts.get(prompt.promptId)?.translations,
      answers: prompt.answers.map((answer) => ({
        ...answer,
        translations: answers.get(answer.promptAnswerId)?.translations,
      })),
    })),
  });
}

/** The survey without blank texts, and without those in languages that the survey does not have. */
export function tidyTranslations<S extends Texts>(survey: S): S {
  const tags = Object.keys(survey.translations ?? {}).sort();
  const tidyOf = <T extends { readonly translations?: TextTranslations | undefined }>({
    translations,
    ...part
  }: T) => {
    const written = tags.flatMap((tag) => {
      const text = translations?.[tag]?.text.trim() ?? '';
      return text === '' ? [] : [[tag, { text }] as const];
    });
    return { ...part, ...(written.length > 0 && { translations: Object.fromEntries(written) }) };
  };
  const { translations = {}, ...rest } = survey;
  const titles = tags.map((tag) => [tag, translations[tag]] as const);
  return {
    ...rest,
    ...(tags.length > 0 && { translations: Object.fromEntries(titles) }),
    prompts: survey.prompts.map((prompt) => ({
      ...tidyOf(prompt),
      answers: prompt.answers.map(tidyOf),
    })),
  } as unknown as S;
}
