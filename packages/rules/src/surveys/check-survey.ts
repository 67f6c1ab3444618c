import type { Fault, Problem, ProblemPath } from '../model/problem.ts';
import {
  answersTaken,
  type Prompt,
  type SurveyDraft,
  surveyLimits,
  type TextTranslations,
} from './survey.ts';

export type SurveyFault =
  | Fault<
      | 'title_missing'
      | 'open_missing'
      | 'close_missing'
      | 'close_not_after_open'
      | 'prompts_missing'
      | 'question_missing'
      | 'answers_missing'
      | 'answer_text_missing'
      | 'bad_image_address'
    >
  | Fault<
      | 'title_too_long'
      | 'description_too_long'
      | 'question_too_long'
      | 'answer_text_too_long'
      | 'image_address_too_long'
      | 'too_many_prompts'
      | 'too_many_answers'
      | 'too_many_answers_in_all'
      | 'wrong_number_of_answers',
      { most: number }
    >;

export type SurveyProblem = Problem<SurveyFault>;

/**
 * The problems that keep a survey from being saved, each with its path in the survey [rule:
 * surveys-19].
 */
export function problemsOfSurvey(survey: SurveyDraft): SurveyProblem[] {
  const { prompts } = survey;
  const inAll = prompts.reduce((sum, { answers }) => sum + answers.length, 0);
  return [
    ...problemsOfText(survey.title, ['title'], surveyLimits.title, {
      missing: 'title_missing',
      tooLong: 'title_too_long',
    }),
    ...problemsOfText(survey.description, ['description'], surveyLimits.description, {
      missing: null,
      tooLong: 'description_too_long',
    }),
    ...Object.entries(survey.translations ?? {}).flatMap(([tag, { title, description }]) => [
      ...problemsOfText(title, ['translations', tag, 'title'], surveyLimits.title, {
        missing: null,
        tooLong: 'title_too_long',
      }),
      ...problemsOfText(
        description,
        ['translations', tag, 'description'],
        surveyLimits.description,
        { missing: null, tooLong: 'description_too_long' },
      ),
    ]),
    ...problemsOfTimes(survey),
    ...when(prompts.length === 0, { path: ['prompts'], code: 'prompts_missing' }),
    ...when(prompts.length > surveyLimits.prompts, {
      path: ['prompts'],
      code: 'too_many_prompts',
      most: surveyLimits.prompts,
    }),
    ...when(inAll > surveyLimits.answersInAll, {
      path: ['prompts'],
      code: 'too_many_answers_in_all',
      most: surveyLimits.answersInAll,
    }),
    ...prompts.flatMap((prompt, at) => problemsOfPrompt(prompt, ['prompts', at])),
  ];
}

const when = (isWrong: boolean, problem: SurveyProblem): SurveyProblem[] =>
  isWrong ? [problem] : [];

interface TextCodes {
  readonly missing: 'title_missing' | 'question_missing' | 'answer_text_missing' | null;
  readonly tooLong:
    | 'title_too_long'
    | 'description_too_long'
    | 'question_too_long'
    | 'answer_text_too_long';
}

function problemsOfText(
  text: string,
  path: ProblemPath,
  most: number,
  { missing, tooLong }: TextCodes,
): SurveyProblem[] {
  if (missing !== null && text.trim() === '') return [{ path, code: missing }];
  return when(text.trim().length > most, { path, code: tooLong, most });
}

/** A survey has both times or neither [rule: surveys-20]. */
function problemsOfTimes({ openTime, closeTime }: SurveyDraft): SurveyProblem[] {
  if (openTime === null && closeTime === null) return [];
  if (openTime === null) return [{ path: ['openTime'], code: 'open_missing' }];
  if (closeTime === null) return [{ path: ['closeTime'], code: 'close_missing' }];
  return when(Date.parse(closeTime) <= Date.parse(openTime), {
    path: ['closeTime'],
    code: 'close_not_after_open',
  });
}

function problemsOfPrompt(prompt: Prompt, path: ProblemPath): SurveyProblem[] {
  const { answers } = prompt;
  const taken = answersTaken(prompt);
  const isPossible = Number.isInteger(taken) && taken >= 1 && taken <= answers.length;
  return [
    ...problemsOfText(prompt.text, [...path, 'text'], surveyLimits.question, {
      missing: 'question_missing',
      tooLong: 'question_too_long',
    }),
    ...problemsOfTranslations(
      prompt.translations,
      path,
      surveyLimits.question,
      'question_too_long',
    ),
    ...when(answers.length === 0, { path: [...path, 'answers'], code: 'answers_missing' }),
    ...when(answers.length > surveyLimits.answers, {
      path: [...path, 'answers'],
      code: 'too_many_answers',
      most: surveyLimits.answers,
    }),
    ...when(answers.length > 0 && !isPossible, {
      path: [...path, 'numberOfAnswers'],
      code: 'wrong_number_of_answers',
      most: answers.length,
    }),
    ...answers.flatMap(({ text, translations, imageUrl }, at) => [
      ...problemsOfText(text, [...path, 'answers', at, 'text'], surveyLimits.answer, {
        missing: 'answer_text_missing',
        tooLong: 'answer_text_too_long',
      }),
      ...problemsOfTranslations(
        translations,
        [...path, 'answers', at],
        surveyLimits.answer,
        'answer_text_too_long',
      ),
      ...problemsOfImage(imageUrl, [...path, 'answers', at, 'imageUrl']),
    ]),
  ];
}

/** A text need not be translated; its translations have its limits. */
const problemsOfTranslations = (
  translations: TextTranslations = {},
  path: ProblemPath,
  most: number,
  tooLong: TextCodes['tooLong'],
): SurveyProblem[] =>
  Object.entries(translations).flatMap(([tag, { text }]) =>
    problemsOfText(text, [...path, 'translations', tag, 'text'], most, { missing: null, tooLong }),
  );

const ownPicture = /^\/api\/picture\/[0-9a-f]{64}$/;
/** An address that the copier accepts: https, with a host, and neither user, password nor port. */
const addressElsewhere = /^https:\/\/[^\s/?#@:]+(?:[/?#]\S*)?$/i;

/** A picture of the product, or an address from which it is copied [rule: surveys-21]. */
function problemsOfImage(imageUrl: string | null, path: ProblemPath): SurveyProblem[] {
  if (imageUrl === null || ownPicture.test(imageUrl)) return [];
  const most = surveyLimits.imageUrl;
  if (imageUrl.length > most) return [{ path, code: 'image_address_too_long', most }];
  return when(!addressElsewhere.test(imageUrl), { path, code: 'bad_image_address' });
}
