import type { SurveyDraft } from '@callshot/rules';
import { draftStore } from '../../../platform/editing/draft-store.ts';
import { isBlank, isSameSurvey, type SurveyState, stateOf } from './survey-state.ts';

type SurveyContent = Omit<SurveyDraft, 'surveyId'>;

/** Unsaved surveys in this browser; id 0 = one that was never saved. */
const surveyDrafts = draftStore<SurveyState>({
  name: 'survey-draft',
  version: 1,
  read: (part) => {
    const survey = {
      title: part('title'),
      description: part('description'),
      language: part('language'),
      translations: part('translations'),
      openTime: part('openTime'),
      closeTime: part('closeTime'),
      prompts: part('prompts'),
    };
    // Keys of an earlier page are made anew: they may be taken in this one.
    return isSurvey(survey) ? stateOf(survey) : null;
  },
});

/** The functions that the shared editor needs for surveys. */
export const ofSurveys = { drafts: surveyDrafts, isBlank, isEqual: isSameSurvey };

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Whether it has these texts in each of its languages, if it has any. */
const isTexts = (value: unknown, names: readonly string[]): boolean =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (texts: unknown) =>
        typeof texts === 'object' &&
        texts !== null &&
        names.every((name) => isText(Reflect.get(texts, name))),
    ));

function isListOf(value: unknown, isItem: (part: (name: string) => unknown) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (item: unknown) =>
        typeof item === 'object' &&
        item !== null &&
        isItem((name) => Reflect.get(item as object, name)),
    )
  );
}

/** Whether it has the shape of one, whatever its origin. */
export function isSurvey(
  survey: Readonly<Partial<Record<keyof SurveyState, unknown>>>,
): survey is SurveyContent {
  return (
    isText(survey.title) &&
    isText(survey.description) &&
    (survey.language === undefined || isText(survey.language)) &&
    isTexts(survey.translations, ['title', 'description']) &&
    isTextOrNull(survey.openTime) &&
    isTextOrNull(survey.closeTime) &&
    isListOf(survey.prompts, isPrompt)
  );
}

const isPrompt = (part: (name: string) => unknown): boolean =>
  isId(part('promptId')) &&
  isText(part('text')) &&
  isTexts(part('translations'), ['text']) &&
  typeof part('isMultiSelect') === 'boolean' &&
  Number.isInteger(part('numberOfAnswers')) &&
  isListOf(
    part('answers'),
    (answer) =>
      isId(answer('promptAnswerId')) &&
      isText(answer('text')) &&
      isTexts(answer('translations'), ['text']) &&
      isTextOrNull(answer('imageUrl')),
  );
