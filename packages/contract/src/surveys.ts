import { surveyLimits } from '@callshot/rules';
import { z } from 'zod';
import { listOf } from './bounded.ts';
import { bodyLimits, endpoint } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { languageTag, otherLanguages, translated, translations } from './translated.ts';
import { pictureRefused, uploadedPicture } from './uploaded-picture.ts';
import { id, idText, instant, plannedInstant } from './values.ts';

const count = z.int().min(0);
const staff = ['SurveyCreator'] as const;
/** 0 = a new one. */
const idOrNew = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const promptAnswer = z.object({
  promptAnswerId: id,
  text: z.string(),
  translations: translations(z.object({ text: z.string() })),
  /** On the product's own origin; null = a grey placeholder. */
  imageUrl: z.string().nullable(),
});

const prompt = z.object({
  promptId: id,
  text: z.string(),
  translations: translations(z.object({ text: z.string() })),
  isMultiSelect: z.boolean(),
  /** So many are chosen, exactly; 1 without multiselect. */
  numberOfAnswers: z.int().min(1),
  answers: z.array(promptAnswer).max(surveyLimits.answers),
});

/** A survey whole [rule: surveys-2]. */
export const survey = z.object({
  surveyId: id,
  title: z.string(),
  description: z.string(),
  ...translated(z.object({ title: z.string(), description: z.string() })),
  /** Null = it does not open. */
  openTime: instant.nullable(),
  closeTime: instant.nullable(),
  created: instant,
  modified: instant,
  prompts: z.array(prompt).max(surveyLimits.prompts),
});

/** A survey as the table of staff shows it. */
export const surveySummary = survey.omit({ prompts: true, translations: true }).extend({
  prompts: count,
  respondents: count,
});

/** Votes of a survey. The votes of single users stay private [rule: surveys-23]. */
export const surveyResults = z.object({
  surveyId: id,
  title: z.string(),
  /** The language of all texts; missing = English. */
  language: languageTag.optional(),
  respondents: count,
  countedAt: instant,
  prompts: z.array(
    z.object({
      promptId: id,
      text: z.string(),
      isMultiSelect: z.boolean(),
      numberOfAnswers: z.int().min(1),
      answers: z.array(
        promptAnswer.omit({ translations: true }).extend({
          picks: count,
          /** Share of the respondents, from 0 to 1. */
          share: z.number().min(0).max(1),
        }),
      ),
    }),
  ),
  /** By the day, in UTC, on which respondents last sent their answers; days without any are left out. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      respondents: count,
      /** In the order of all answers above. */
      picks: z.array(count),
    }),
  ),
});

const noSuchSurvey = {
  survey_not_found: { status: 404, title: 'There is no such survey' },
} as const;
const surveyIdQuery = z.object({ surveyId: idText });

/** Bounds what is read at all. Texts beyond the rules' limits are refused with their place. */
const anyText = z.string().trim().max(4000);

/** Blank = not translated. Languages that the survey does not have are left out. */
const anyTranslations = translations(z.object({ text: anyText }));

const wantedPrompt = z.object({
  promptId: idOrNew,
  text: anyText,
  translations: anyTranslations,
  isMultiSelect: z.boolean(),
  /** 1 is kept without multiselect. */
  numberOfAnswers: z.int().min(0).max(1000),
  answers: listOf(
    z.object({
      promptAnswerId: idOrNew,
      text: anyText,
      translations: anyTranslations,
      /** A picture of the product, or the https address of one, which is copied. */
      imageUrl: anyText.nullable(),
    }),
    2 * surveyLimits.answers,
  ),
});

export const surveyEndpoints = {
  'GET /api/survey/current': endpoint({
    summary: 'The current survey; null = there is none, as always in game 2',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    response: survey.extend({ serverTime: instant }).nullable(),
    refusals: {},
  }),
  'GET /api/survey/list': endpoint({
    summary: 'Every survey, the newest first',
    who: staff,
    mutates: false,
    cache: 'private',
    response: z.array(surveySummary),
    refusals: {},
  }),
  'GET /api/survey/:id': endpoint({
    summary: 'A survey, and how often each of its answers was chosen',
    who: staff,
    mutates: false,
    cache: 'private',
    params: z.object({ id: idText }),
    response: survey.extend({
      respondents: count,
      /** Votes by answer id. Answers without votes are left out. */
      answered: z.record(z.string(), count),
    }),
    refusals: noSuchSurvey,
  }),
  'POST /api/survey/save': endpoint({
    summary: 'Save a survey whole, and answer its id; audited',
    who: staff,
    mutates: true,
    ...madeOnce,
    cache: 'private',
    bodyLimit: bodyLimits.survey,
    body: z
      .object({
        surveyId: idOrNew,
        title: anyText,
        description: anyText,
        ...translated(z.object({ title: anyText, description: anyText })),
        openTime: plannedInstant.nullable(),
        closeTime: plannedInstant.nullable(),
        prompts: listOf(wantedPrompt, 2 * surveyLimits.prompts),
        /** Version of the copy that the changes build on; null = a new one. */
        modified: instant.nullable(),
        /** People's answers that do not fit any more are to be deleted. */
        dropsAnswers: z.boolean().optional(),
      })
      .refine(otherLanguages.isKept, otherLanguages.refusal),
    response: id,
    refusals: {
      ...sentBefore,
      ...noSuchSurvey,
      survey_invalid: { status: 400, title: 'This survey cannot be saved like this' },
      /** With the newer copy as `current`. */
      changed_meanwhile: { status: 409, title: 'Somebody else saved this survey since' },
      /** With `{ answers, respondents }` as `current`. */
      answers_would_go: { status: 409, title: 'Answers that people gave would be deleted' },
      /** With `{ surveyId, title, openTime, closeTime }` of the other as `current`. */
      surveys_overlap: { status: 409, title: 'Another survey is open at that time' },
    },
  }),
  'POST /api/survey/picture': endpoint({
    summary: 'Keep a picture for an answer: one that is uploaded, or copied from its address',
    who: staff,
    mutates: true,
    cache: 'private',
    bodyLimit: bodyLimits.picture,
    limit: { of: 'user', atOnce: 100, perHour: 600 },
    body: z.union([
      z.strictObject({ picture: uploadedPicture }),
      z.strictObject({ address: z.string().trim().max(surveyLimits.imageUrl) }),
    ]),
    response: z.object({ imageUrl: z.string() }),
    refusals: pictureRefused,
  }),
  'GET /api/survey/answers': endpoint({
    summary: 'The answers that the caller gave',
    who: 'user',
    mutates: false,
    cache: 'private',
    query: surveyIdQuery,
    response: z.array(id).max(surveyLimits.answersInAll),
    refusals: noSuchSurvey,
  }),
  'POST /api/survey/answers': endpoint({
    summary: 'Answer the open survey: ids of answers, in the place of those given before',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: listOf(id, surveyLimits.answersInAll),
    response: z.object({ savedAt: instant, closeTime: instant }),
    refusals: {
      survey_closed: { status: 409, title: 'This survey is closed' },
      answers_invalid: {
        status: 400,
        title: 'These answers do not fit the survey. Please look at it again.',
      },
    },
  }),
  'GET /api/survey/results': endpoint({
    summary: 'How often every answer of a survey was chosen, in all and by day',
    who: staff,
    mutates: false,
    cache: 'private',
    cost: 4,
    query: surveyIdQuery,
    response: surveyResults,
    refusals: noSuchSurvey,
  }),
} as const;
