import type { Answer, RefusalCode, Survey } from '@callshot/contract';
import { answersSurvey } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { batchCalls } from '../../platform/database/batched-calls.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { type AnswersToSave, type SavedAnswers, saveAnswers } from './survey-answers.repository.ts';
import type { SurveyStore } from './survey-store.ts';

type Key = 'POST /api/survey/answers';

interface Save extends AnswersToSave {
  readonly survey: Survey;
}

const savesAtMost = 64;
const batchesAtOnce = 2;
const triesAtMost = 4;

export interface AnswerParts {
  readonly db: Kysely<Schema>;
  readonly store: SurveyStore;
}

export type AnswerSurvey = (
  userId: number,
  promptAnswerIds: readonly number[],
) => Promise<Outcome<Answer<Key>, RefusalCode<Key>>>;

/** Saves answers of an open survey; those that arrive together are written together. */
export function createAnswerSurvey({ db, store }: AnswerParts): AnswerSurvey {
  const write = batchCalls<Save, SavedAnswers>({
    run: ([first, ...others]) => saveAnswers(db, first.survey, [first, ...others]),
    laneOf: ({ survey }) => `${survey.surveyId} ${survey.modified}`,
    sizeAtMost: savesAtMost,
    atOnce: batchesAtOnce,
  });
  // A batch holds a user once, and of two saves the later one stays.
  const writeInTurn = inTurn(write, ({ userId }) => userId);

  return async (userId, promptAnswerIds) => {
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const survey = surveyOf(await store.all(), promptAnswerIds);
      if (survey === null) return refuse('answers_invalid');
      if (!answersSurvey(survey.prompts, promptAnswerIds)) return refuse('answers_invalid');
      const saved = await writeInTurn({ survey, userId, optionIds: promptAnswerIds });
      if (saved.outcome === 'survey_closed') return refuse('survey_closed');
      if (saved.outcome === 'saved') {
        const { savedAt, closeAt } = saved;
        return done({ savedAt: savedAt.toISOString(), closeTime: closeAt.toISOString() });
      }
      // Another process saved the survey, and has not told this one yet.
      store.forget();
    }
    return refuse('answers_invalid');
  };
}

/** The survey that asks what these answer; null = none that is shown does. */
function surveyOf(surveys: readonly Survey[], promptAnswerIds: readonly number[]): Survey | null {
  const [first] = promptAnswerIds;
  const asks = ({ prompts }: Survey) =>
    prompts.some(({ answers }) => answers.some(({ promptAnswerId }) => promptAnswerId === first));
  return surveys.find(asks) ?? null;
}
