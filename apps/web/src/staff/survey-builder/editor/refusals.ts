import type { ApiError } from '../../../platform/core/api-error.ts';
import { utcWords } from '../../../platform/core/clock.ts';
import type { StaffSurvey } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import { isSurvey } from './survey-draft.ts';

type Part = (name: string) => unknown;

/** The details of a refusal; their shape is not trusted. */
function partOf({ code, current }: ApiError, wanted: string): Part | null {
  if (code !== wanted || typeof current !== 'object' || current === null) return null;
  return (name) => Reflect.get(current, name);
}

export type NewerSurvey = Pick<
  StaffSurvey,
  | 'surveyId'
  | 'title'
  | 'description'
  | 'language'
  | 'translations'
  | 'openTime'
  | 'closeTime'
  | 'modified'
  | 'prompts'
>;

/** The survey as somebody else saved it since. */
export function newerSurveyOf(failure: ApiError): NewerSurvey | null {
  const part = partOf(failure, 'changed_meanwhile');
  if (part === null) return null;
  const [surveyId, modified] = [part('surveyId'), part('modified')];
  const survey = {
    title: part('title'),
    description: part('description'),
    language: part('language'),
    translations: part('translations'),
    openTime: part('openTime'),
    closeTime: part('closeTime'),
    prompts: part('prompts'),
  };
  if (typeof surveyId !== 'number' || typeof modified !== 'string' || !isSurvey(survey)) {
    return null;
  }
  const { language, translations = {} } = survey;
  return {
    ...{ ...survey, language, translations: { ...translations } },
    ...{ prompts: [...survey.prompts] as NewerSurvey['prompts'], surveyId, modified },
  };
}

/** The number of answers that would be deleted, and of their people. */
export interface WouldGo {
  readonly answers: number;
  readonly respondents: number;
}

export function wouldGoOf(failure: ApiError): WouldGo | null {
  const part = partOf(failure, 'answers_would_go');
  if (part === null) return null;
  const [answers, respondents] = [part('answers'), part('respondents')];
  if (typeof answers !== 'number' || typeof respondents !== 'number') return null;
  return { answers, respondents };
}

/** The survey that is open at the same time, by its name and its times. */
export function overlapOf(failure: ApiError): string | null {
  const part = partOf(failure, 'surveys_overlap');
  if (part === null) return null;
  const [title, open, close] = [part('title'), part('openTime'), part('closeTime')];
  if (typeof title !== 'string' || typeof open !== 'string' || typeof close !== 'string') {
    return null;
  }
  return m.openThen({ survey: title, from: utcWords(open), to: utcWords(close) });
}
