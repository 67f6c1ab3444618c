import { filled, sentencesFor } from '../model/sentence.ts';
import type { SurveyFault } from './check-survey.ts';
import { said } from './words/messages.ts';

/** Problems of a survey; what each is about stands in its path. */
export const surveySentences = sentencesFor<SurveyFault>()(said);

/** A problem of a survey in words; what it is about stands in its path. */
export const wordsOfSurvey = (fault: SurveyFault): string =>
  filled(surveySentences()[fault.code], { ...fault }) ?? fault.code;
