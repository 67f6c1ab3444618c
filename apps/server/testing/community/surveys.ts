import type { BodyInput, Survey } from '@callshot/contract';

export type Wanted = BodyInput<'POST /api/survey/save'>;

const hourMs = 3_600_000;

/** An instant so many hours from now. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * hourMs).toISOString();

const answersOf = (texts: readonly string[]) =>
  texts.map((text) => ({ promptAnswerId: 0, text, imageUrl: null }));

/** A new survey of two prompts: one of three answers, and two of four. */
export const newSurvey = (over: Partial<Wanted> = {}): Wanted => ({
  surveyId: 0,
  title: 'Worlds Survey',
  description: 'Who wins?',
  openTime: null,
  closeTime: null,
  prompts: [
    {
      promptId: 0,
      text: 'Champion?',
      isMultiSelect: false,
      numberOfAnswers: 1,
      answers: answersOf(['Red', 'Green', 'Blue']),
    },
    {
      promptId: 0,
      text: 'Finalists?',
      isMultiSelect: true,
      numberOfAnswers: 2,
      answers: answersOf(['A', 'B', 'C', 'D']),
    },
  ],
  modified: null,
  ...over,
});

/** The body that saves a survey as it was read. */
export const wantedOf = ({
  surveyId,
  title,
  description,
  language,
  translations,
  openTime,
  closeTime,
  modified,
  prompts,
}: Survey): Wanted => ({
  ...{ surveyId, title, description, language, translations },
  ...{ openTime, closeTime, modified, prompts },
});
