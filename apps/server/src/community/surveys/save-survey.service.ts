import type { Body, RefusalCode, Survey } from '@callshot/contract';
import { deskFault } from '@callshot/contract';
import {
  answersDropped,
  answersTaken,
  keepLanguages,
  pathText,
  problemsOfSurvey,
  type SurveyDraft,
  tidyTranslations,
} from '@callshot/rules';
import type { Kysely, Transaction } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { PictureTaker } from '../../play/pictures/take-picture.ts';
import { surveyChanges, tellSurvey } from './audited-survey.ts';
import { dropAnswersOf, type Loss, lossOf } from './drop-answers.ts';
import { copyImages } from './survey-images.ts';
import { findOverlapping, findSurvey, lockSurveys } from './surveys.repository.ts';
import { writeSurvey } from './write-survey.repository.ts';

type Key = 'POST /api/survey/save';

export interface SaveParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly pictures: Pick<PictureTaker, 'copy'>;
}

/** Saves a survey whole: over the copy that it builds on, or not at all. */
export async function saveSurvey(
  { db, changes, pictures }: SaveParts,
  actorUserId: number,
  { modified, dropsAnswers = false, ...wanted }: Body<Key>,
  request: IdempotentRequest | null,
): Promise<Outcome<number, RefusalCode<Key>>> {
  // A page of the version before knows of no languages.
  const keepsLanguages = wanted.language === undefined && wanted.translations === undefined;
  const normal = normalSurvey(wanted);
  const wrong = problemsOfSurvey(normal).map(({ path, code, ...values }) =>
    tellProblem(pathText(path), { code: `survey_${code}`, values }),
  );
  if (wrong.length > 0) return refuse('survey_invalid', { problems: wrong });
  const { survey, problems } = await copyImages(db, pictures, normal);
  if (problems.length > 0) return refuse('survey_invalid', { problems });
  // A change that is sent again finds itself.
  const saved = await makeOnce(db, survey.surveyId === 0 ? request : null, (trx) =>
    save(trx, { actorUserId, survey, keepsLanguages, modified, dropsAnswers }),
  );
  if (saved.ok) changes.announce('survey', saved.value);
  return saved;
}

/** Without multiselect a prompt takes one answer. The hidden field may hold another number. */
const normalSurvey = (wanted: SurveyDraft): SurveyDraft =>
  tidyTranslations({
    ...wanted,
    prompts: wanted.prompts.map((prompt) => ({ ...prompt, numberOfAnswers: answersTaken(prompt) })),
  });

interface Wish {
  readonly actorUserId: number;
  readonly survey: SurveyDraft;
  readonly keepsLanguages: boolean;
  readonly modified: string | null;
  readonly dropsAnswers: boolean;
}

async function save(
  trx: Transaction<Schema>,
  { actorUserId, survey: wanted, keepsLanguages, modified, dropsAnswers }: Wish,
): Promise<Outcome<number, RefusalCode<Key>>> {
  const { surveyId, openTime, closeTime } = wanted;
  await lockSurveys(trx, surveyId);
  const before = surveyId === 0 ? null : await findSurvey(trx, surveyId);
  if (surveyId !== 0 && before === null) return refuse('survey_not_found');
  const survey = before !== null && keepsLanguages ? keepLanguages(wanted, before) : wanted;
  if (before !== null) {
    // Sent again, or the same change by somebody else: nothing is lost.
    if (isSame(before, survey)) return done(surveyId);
    if (modified === null || Date.parse(modified) !== Date.parse(before.modified)) {
      return refuse('changed_meanwhile', { current: before });
    }
  }
  const foreign = foreignIds(before, survey);
  if (foreign.length > 0) return refuse('survey_invalid', { problems: foreign });
  if (openTime !== null && closeTime !== null) {
    const other = await findOverlapping(trx, surveyId, openTime, closeTime);
    if (other) return refuse('surveys_overlap', { current: other });
  }
  const loss = before && (await lossOf(trx, before.surveyId, answersDropped(before, survey)));
  if (loss && !dropsAnswers) {
    const { answers, respondents } = loss;
    return refuse('answers_would_go', { current: { answers, respondents } });
  }
  const id = await writeSurvey(trx, survey);
  if (loss) await dropAnswersOf(trx, survey, loss);
  await audit(trx, { actorUserId, id, before, after: survey, loss });
  return done(id);
}

/** The same in everything that is saved. */
const isSame = (before: Survey, after: SurveyDraft): boolean =>
  JSON.stringify(savedOf(before)) === JSON.stringify(savedOf(after));

const savedOf = ({
  title,
  description,
  openTime,
  closeTime,
  prompts,
  ...languages
}: SurveyDraft) => [
  title,
  description,
  languages.language ?? 'en',
  sorted(languages.translations).map(([tag, own]) => [tag, own.title, own.description]),
  openTime && Date.parse(openTime),
  closeTime && Date.parse(closeTime),
  prompts.map(({ promptId, text, translations, isMultiSelect, numberOfAnswers, answers }) => [
    promptId,
    text,
    sorted(translations),
    isMultiSelect,
    numberOfAnswers,
    answers.map((answer) => [
      answer.promptAnswerId,
      answer.text,
      sorted(answer.translations),
      answer.imageUrl,
    ]),
  ]),
];

/** The database keeps languages in an order of its own. */
const sorted = <T>(translations: Readonly<Record<string, T>> = {}): [string, T][] =>
  Object.entries(translations).sort(([one], [other]) => (one < other ? -1 : 1));

/** Prompts and answers that say they are saved and are none of the survey's, or are there twice. */
function foreignIds(before: Survey | null, after: SurveyDraft): ToldProblem[] {
  const known = new Map(
    before?.prompts.map(({ promptId, answers }) => [
      promptId,
      new Set(answers.map(({ promptAnswerId }) => promptAnswerId)),
    ]),
  );
  const problems: ToldProblem[] = [];
  after.prompts.forEach(({ promptId, answers }, at) => {
    const own = known.get(promptId);
    if (promptId !== 0 && !known.delete(promptId)) {
      problems.push(tellProblem(`prompts[${at}]`, deskFault('prompt_elsewhere')));
    }
    answers.forEach(({ promptAnswerId }, place) => {
      if (promptAnswerId === 0 || own?.delete(promptAnswerId)) return;
      const path = `prompts[${at}].answers[${place}]`;
      problems.push(tellProblem(path, deskFault('answer_elsewhere')));
    });
  });
  return problems;
}

interface Audited {
  readonly actorUserId: number;
  readonly id: number;
  readonly before: Survey | null;
  readonly after: SurveyDraft;
  readonly loss: Loss | null;
}

async function audit(trx: Kysely<Schema>, audited: Audited): Promise<void> {
  const { actorUserId, id, before, after, loss } = audited;
  const about = { actorUserId, subjectType: 'survey', subjectId: id };
  if (before === null) {
    await insertAudit(trx, { ...about, action: 'survey.created', after: tellSurvey(after) });
    return;
  }
  const changes = surveyChanges(before, after);
  const lost = loss && { answersDeleted: loss.answers, respondents: loss.respondents };
  await insertAudit(trx, {
    ...about,
    action: 'survey.changed',
    before: changes.before,
    after: { ...changes.after, ...lost },
  });
}
