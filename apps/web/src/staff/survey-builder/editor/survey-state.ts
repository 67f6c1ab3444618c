import {
  type SurveyDraft,
  type SurveyTitles,
  type TextTranslations,
  tidyTranslations,
} from '@callshot/rules';
import { language } from '../../../platform/core/language.ts';
import { m } from '../words/messages.js';

/** Keys name prompts and answers in this page alone, whatever the server comes to call them. */
export interface EditedAnswer {
  readonly key: string;
  /** 0 = not saved yet. */
  readonly promptAnswerId: number;
  readonly text: string;
  readonly translations?: TextTranslations | undefined;
  readonly imageUrl: string | null;
}

export interface EditedPrompt {
  readonly key: string;
  /** 0 = not saved yet. */
  readonly promptId: number;
  readonly text: string;
  readonly translations?: TextTranslations | undefined;
  readonly isMultiSelect: boolean;
  readonly numberOfAnswers: number;
  readonly answers: readonly EditedAnswer[];
}

/** All of a survey that is edited. */
export interface SurveyState {
  readonly title: string;
  readonly description: string;
  /** The language of all texts. */
  readonly language: string;
  /** Title and description in its other languages. */
  readonly translations: Readonly<Record<string, SurveyTitles>>;
  readonly openTime: string | null;
  readonly closeTime: string | null;
  readonly prompts: readonly EditedPrompt[];
}

let made = 0;

const newKey = (): string => {
  made += 1;
  return `k${made}`;
};

export const newAnswer = (text = ''): EditedAnswer => ({
  key: newKey(),
  promptAnswerId: 0,
  text,
  imageUrl: null,
});

export const newPrompt = (): EditedPrompt => ({
  key: newKey(),
  promptId: 0,
  text: m.newPrompt(),
  isMultiSelect: false,
  numberOfAnswers: 1,
  answers: [],
});

export const emptySurvey = (): SurveyState => ({
  title: '',
  description: '',
  language: language(),
  translations: {},
  openTime: null,
  closeTime: null,
  prompts: [newPrompt()],
});

/** A survey as it came, ready to be edited. */
export const stateOf = (survey: Omit<SurveyDraft, 'surveyId'>): SurveyState => ({
  title: survey.title,
  description: survey.description,
  language: survey.language ?? 'en',
  translations: survey.translations ?? {},
  openTime: survey.openTime,
  closeTime: survey.closeTime,
  prompts: survey.prompts.map((prompt) => ({
    key: newKey(),
    promptId: prompt.promptId,
    text: prompt.text,
    translations: prompt.translations,
    isMultiSelect: prompt.isMultiSelect,
    numberOfAnswers: prompt.numberOfAnswers,
    answers: prompt.answers.map(({ promptAnswerId, text, translations, imageUrl }) => ({
      key: newKey(),
      promptAnswerId,
      text,
      translations,
      imageUrl,
    })),
  })),
});

/** A survey as it is sent. */
export const draftOf = (state: SurveyState, surveyId: number) => ({
  surveyId,
  title: state.title,
  description: state.description,
  language: state.language,
  translations: { ...state.translations },
  openTime: state.openTime,
  closeTime: state.closeTime,
  prompts: state.prompts.map(({ key: _, answers, ...prompt }) => ({
    ...prompt,
    answers: answers.map(({ key: _key, ...answer }) => answer),
  })),
});

/** As it begins: nothing in it would be missed. */
export function isBlank(state: SurveyState): boolean {
  const { prompts } = state;
  const [first] = prompts;
  return (
    state.title === '' &&
    state.description === '' &&
    state.openTime === null &&
    state.closeTime === null &&
    prompts.length === 1 &&
    first?.text === 'New Prompt' &&
    first.answers.length === 0 &&
    !first.isMultiSelect
  );
}

/** Whether two copies say the same, whatever their parts are called in this page. */
export const isSameSurvey = (one: SurveyState, other: SurveyState): boolean =>
  JSON.stringify(tidyOf(one)) === JSON.stringify(tidyOf(other));

const tidyOf = (state: SurveyState) => tidyTranslations(draftOf(state, 0));

/** Whether two copies hold the same texts, whatever became of ids and pictures. */
export const isSameText = (one: SurveyState, other: SurveyState): boolean =>
  textOf(one) === textOf(other);

function textOf(state: SurveyState): string {
  const { title, description, language: tag, translations, ...rest } = tidyOf(state);
  return JSON.stringify([
    title.trim(),
    description.trim(),
    tag,
    translations,
    rest.openTime,
    rest.closeTime,
    rest.prompts.map((prompt) => [
      prompt.text.trim(),
      prompt.translations,
      prompt.isMultiSelect,
      prompt.numberOfAnswers,
      prompt.answers.map((answer) => [answer.text.trim(), answer.translations]),
    ]),
  ]);
}
