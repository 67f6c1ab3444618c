import type { Listing, ListView } from '../../../platform/lists/listed-rows.ts';
import type { SurveySummary } from '../survey.queries.ts';
import { type SurveyStanding, standingOf } from '../survey-words.ts';
import { m } from '../words/messages.js';

export type SurveyColumn =
  | 'title'
  | 'description'
  | 'openTime'
  | 'closeTime'
  | 'created'
  | 'modified'
  | 'standing'
  | 'respondents';

export const firstView: ListView<SurveyColumn> = {
  text: '',
  sorting: { by: 'created', isDown: true },
  page: 0,
};

/** The most urgent first: open, then planned, then over. */
const ranks: Readonly<Record<SurveyStanding, number>> = {
  open: 3,
  planned: 2,
  unplanned: 1,
  closed: 0,
};

export const surveyListing = (nowMs: number): Listing<SurveySummary, SurveyColumn> => ({
  idOf: ({ surveyId }) => surveyId,
  textOf: ({ title, description }) => `${title} ${description}`,
  values: {
    title: ({ title }) => title.toLowerCase(),
    description: ({ description }) => description.toLowerCase(),
    openTime: ({ openTime }) => openTime ?? '',
    closeTime: ({ closeTime }) => closeTime ?? '',
    created: ({ created }) => created,
    modified: ({ modified }) => modified,
    standing: (survey) => ranks[standingOf(survey, nowMs)],
    respondents: ({ respondents }) => respondents,
  },
  names: ['title', 'description'],
});

/** The state of all surveys, in a line. */
export function overviewWords(surveys: readonly SurveySummary[], nowMs: number): string {
  const count = surveys.length;
  const open = surveys.find((survey) => standingOf(survey, nowMs) === 'open');
  if (!open) return count === 0 ? m.noneYet() : m.surveysNoneOpen({ count });
  return m.surveysOneOpen({ count, people: open.respondents });
}
