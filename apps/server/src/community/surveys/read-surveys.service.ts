import type { Answer, SurveyResults, SurveySummary } from '@callshot/contract';
import { currentSurvey, type GameId, gameOf } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { toldLanguage } from '../../platform/language/told-languages.ts';
import { done, type Outcome, orRefuse, refuse } from '../../platform/outcome.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { findAnswersOf } from './survey-answers.repository.ts';
import { findCounts, findDayCounts } from './survey-counts.repository.ts';
import type { SurveyStore } from './survey-store.ts';
import { findSummaries, findSurvey } from './surveys.repository.ts';

export interface ReadParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly store: Pick<SurveyStore, 'all'>;
}

type NotFound = 'survey_not_found';

export async function readCurrentSurvey(
  { clock, store }: ReadParts,
  gameId: GameId,
): Promise<Answer<'GET /api/survey/current'>> {
  if (!gameOf(gameId).hasSurvey) return null;
  const now = await clock.now();
  const survey = currentSurvey(await store.all(), now.getTime());
  return survey && { ...survey, serverTime: now.toISOString() };
}

export async function listSurveys({ db }: ReadParts): Promise<SurveySummary[]> {
  const rows = await findSummaries(db);
  return rows.map((row) => ({
    surveyId: row.id,
    title: row.title,
    description: row.description,
    ...toldLanguage(row.language),
    openTime: row.openAt?.toISOString() ?? null,
    closeTime: row.closeAt?.toISOString() ?? null,
    created: row.createdAt.toISOString(),
    modified: row.modifiedAt.toISOString(),
    prompts: row.prompts ?? 0,
    respondents: row.respondents ?? 0,
  }));
}

export async function readSurvey(
  { db }: ReadParts,
  surveyId: number,
): Promise<Outcome<Answer<'GET /api/survey/:id'>, NotFound>> {
  const survey = await findSurvey(db, surveyId);
  if (survey === null) return refuse('survey_not_found');
  const counts = await findCounts(db, surveyId);
  const answered = survey.prompts.flatMap(({ answers }) =>
    answers.flatMap(({ promptAnswerId }) => {
      const picks = counts.get(promptAnswerId) ?? 0;
      return picks > 0 ? [[`${promptAnswerId}`, picks] as const] : [];
    }),
  );
  return done({
    ...survey,
    respondents: counts.get(0) ?? 0,
    answered: Object.fromEntries(answered),
  });
}

export const readOwnAnswers = async (
  { db }: ReadParts,
  surveyId: number,
  userId: number,
): Promise<Outcome<number[], NotFound>> =>
  orRefuse(await findAnswersOf(db, surveyId, userId), 'survey_not_found');

/** Counts and shares; of whom is in none of it [rule: surveys-23]. */
export async function readResults(
  { db, clock }: ReadParts,
  surveyId: number,
): Promise<Outcome<SurveyResults, NotFound>> {
  const survey = await findSurvey(db, surveyId);
  if (survey === null) return refuse('survey_not_found');
  const rows = await findDayCounts(db, surveyId);
  const totals = new Map<number, number>();
  const byDay = new Map<string, Map<number, number>>();
  for (const { day, optionId, picks } of rows) {
    totals.set(optionId, (totals.get(optionId) ?? 0) + picks);
    const own = byDay.get(day) ?? new Map<number, number>();
    byDay.set(day, own.set(optionId, picks));
  }
  const respondents = totals.get(0) ?? 0;
  const optionIds = survey.prompts.flatMap(({ answers }) =>
    answers.map(({ promptAnswerId }) => promptAnswerId),
  );
  const days = [...byDay].map(([day, own]) => ({
    day,
    respondents: own.get(0) ?? 0,
    picks: optionIds.map((id) => own.get(id) ?? 0),
  }));
  return done({
    surveyId,
    title: survey.title,
    ...(survey.language !== undefined && { language: survey.language }),
    respondents,
    countedAt: (await clock.now()).toISOString(),
    prompts: survey.prompts.map(({ translations: _, ...prompt }) => ({
      ...prompt,
      answers: prompt.answers.map(({ translations: _others, ...answer }) => {
        const picks = totals.get(answer.promptAnswerId) ?? 0;
        return { ...answer, picks, share: respondents === 0 ? 0 : picks / respondents };
      }),
    })),
    days,
  });
}
