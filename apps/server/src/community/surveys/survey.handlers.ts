import type { surveyEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import type { PictureTaker } from '../../play/pictures/take-picture.ts';
import { createAnswerSurvey } from './answer-survey.service.ts';
import {
  listSurveys,
  type ReadParts,
  readCurrentSurvey,
  readOwnAnswers,
  readResults,
  readSurvey,
} from './read-surveys.service.ts';
import { type SaveParts, saveSurvey } from './save-survey.service.ts';
import type { SurveyStore } from './survey-store.ts';
import { takePicture } from './take-survey-picture.service.ts';

export interface HandlerParts extends SaveParts, ReadParts {
  readonly store: SurveyStore;
  readonly pictures: PictureTaker;
}

export function surveyHandlers(parts: HandlerParts): Handlers<keyof typeof surveyEndpoints> {
  const answer = createAnswerSurvey(parts);
  return {
    'GET /api/survey/current': async ({ caller }) =>
      done(await readCurrentSurvey(parts, caller.gameId)),
    'GET /api/survey/list': async () => done(await listSurveys(parts)),
    'GET /api/survey/:id': ({ params }) => readSurvey(parts, params.id),
    'POST /api/survey/save': ({ caller, headers, body }) =>
      saveSurvey(
        parts,
        caller.user.id,
        body,
        makingRequest('POST /api/survey/save', caller.user.id, headers, body),
      ),
    'POST /api/survey/picture': ({ body }) => takePicture(parts.pictures, body),
    'GET /api/survey/answers': ({ caller, query }) =>
      readOwnAnswers(parts, query.surveyId, caller.user.id),
    'POST /api/survey/answers': ({ caller, body }) => answer(caller.user.id, body),
    'GET /api/survey/results': ({ query }) => readResults(parts, query.surveyId),
  };
}
