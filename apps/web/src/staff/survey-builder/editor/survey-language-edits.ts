import type { SurveyTitles, TextTranslations } from '@callshot/rules';
import type { EditedAnswer, EditedPrompt, SurveyState } from './survey-state.ts';

/** All edits of a survey's languages. */

const NO_TITLES: SurveyTitles = { title: '', description: '' };

export const addLanguage = (state: SurveyState, tag: string): SurveyState =>
  tag === state.language || Object.hasOwn(state.translations, tag)
    ? state
    : { ...state, translations: { ...state.translations, [tag]: NO_TITLES } };

/** People's answers are by id: no language of theirs is touched. */
export const removeLanguage = (state: SurveyState, tag: string): SurveyState => ({
  ...state,
  translations: without(state.translations, tag),
  prompts: eachText(state.prompts, (part) =>
    part.translations && Object.hasOwn(part.translations, tag)
      ? { ...part, translations: without(part.translations, tag) }
      : part,
  ),
});

/** Brings a language's texts back from an earlier state, to the parts that are still there. */
export function restoreLanguage(state: SurveyState, from: SurveyState, tag: string): SurveyState {
  if (tag === state.language) return state;
  const texts = new Map<string, string>();
  eachText(from.prompts, (part) => {
    const text = part.translations?.[tag]?.text;
    if (text !== undefined) texts.set(part.key, text);
    return part;
  });
  return {
    ...state,
    translations: { ...state.translations, [tag]: from.translations[tag] ?? NO_TITLES },
    prompts: eachText(state.prompts, (part) => {
      const text = texts.get(part.key);
      return text === undefined ? part : translateText(part, tag, text);
    }),
  };
}

export const translateTitles = (
  state: SurveyState,
  tag: string,
  part: Partial<SurveyTitles>,
): SurveyState => ({
  ...state,
  translations: {
    ...state.translations,
    [tag]: { ...(state.translations[tag] ?? NO_TITLES), ...part },
  },
});

interface Translatable {
  readonly translations?: TextTranslations | undefined;
}

export const translateText = <T extends Translatable>(part: T, tag: string, text: string): T => ({
  ...part,
  translations: { ...part.translations, [tag]: { text } },
});

type EachText = <T extends EditedPrompt | EditedAnswer>(part: T) => T;

const eachText = (prompts: readonly EditedPrompt[], change: EachText): readonly EditedPrompt[] =>
  prompts.map((prompt) => ({ ...change(prompt), answers: prompt.answers.map(change) }));

function without<T>(all: Readonly<Record<string, T>>, tag: string): Readonly<Record<string, T>> {
  const { [tag]: _, ...others } = all;
  return others;
}
