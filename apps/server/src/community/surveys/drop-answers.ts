import { isSurveyOpen, type SurveyDraft } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findDatabaseTime } from '../../play/events/stages/event-lock.repository.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { answersLostKind, lossSubject } from './notice-kinds.ts';
import { allowLongWork, countWhoChose, dropAnswers } from './survey-answers.repository.ts';
import { findCounts } from './survey-counts.repository.ts';

const wordsOf = ({ title, language = 'en', translations = {} }: SurveyDraft) => ({
  title,
  language,
  translations: Object.fromEntries(
    Object.entries(translations).map(([tag, own]) => [tag, own.title]),
  ),
});

/** Answers that a change of a survey would drop. */
export interface Loss {
  readonly optionIds: readonly number[];
  readonly answers: number;
  readonly respondents: number;
}

/** Null = no answer has any of these. */
export async function lossOf(
  trx: Kysely<Schema>,
  surveyId: number,
  dropped: readonly number[],
): Promise<Loss | null> {
  if (dropped.length === 0) return null;
  const counts = await findCounts(trx, surveyId);
  const answers = dropped.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  if (answers === 0) return null;
  await allowLongWork(trx);
  return { optionIds: dropped, answers, respondents: await countWhoChose(trx, surveyId, dropped) };
}

/** Deletes the answers, and tells those who can still choose others [rule: surveys-18]. */
export async function dropAnswersOf(
  trx: Kysely<Schema>,
  survey: SurveyDraft,
  { optionIds }: Loss,
): Promise<void> {
  const nowMs = Math.floor(await findDatabaseTime(trx));
  const now = new Date(nowMs);
  await dropAnswers(trx, survey.surveyId, optionIds, now);
  if (!isSurveyOpen(survey, nowMs)) return;
  const subject = lossSubject(survey.surveyId, now);
  await makeNotice(trx, answersLostKind, wordsOf(survey), { subject, now });
}
