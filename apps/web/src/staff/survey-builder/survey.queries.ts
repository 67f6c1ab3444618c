import type { Answer, BodyInput } from '@callshot/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';

export type SurveySummary = Answer<'GET /api/survey/list'>[number];
export type StaffSurvey = Answer<'GET /api/survey/:id'>;
export type Survey = Pick<StaffSurvey, 'prompts'>;
export type SurveyResults = Answer<'GET /api/survey/results'>;

/** While people answer, the counts follow them. */
const COUNT_EVERY_MS = 10_000;

/** Every survey, as it is now. */
export const surveysQuery = queryOptions({
  queryKey: ['surveys', 'list'],
  queryFn: ({ signal }) => call('GET /api/survey/list', { signal }),
  staleTime: 0,
  refetchInterval: COUNT_EVERY_MS,
});

/** One survey with its content; callers tell of failures themselves. */
export const surveyQuery = (id: number) =>
  queryOptions({
    queryKey: ['surveys', 'whole', id],
    queryFn: ({ signal }) =>
      call('GET /api/survey/:id', { params: { id }, signal, isSilent: true }),
    staleTime: 0,
  });

export const surveyResultsQuery = (surveyId: number) =>
  queryOptions({
    queryKey: ['surveys', 'results', surveyId],
    queryFn: ({ signal }) =>
      call('GET /api/survey/results', {
        query: { surveyId: String(surveyId) },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
    refetchInterval: COUNT_EVERY_MS,
  });

interface SavedSurvey {
  readonly surveyId: number;
  /** As the server has it now; null = it was saved, and could not be read again. */
  readonly survey: StaffSurvey | null;
}

/**
 * Id 0 makes a new survey. New parts get ids, and external pictures are copied, so it is read
 * again.
 */
export const saveSurveyMutation = mutationOptions({
  mutationFn: async (body: BodyInput<'POST /api/survey/save'>): Promise<SavedSurvey> => {
    // Pictures of elsewhere are fetched meanwhile.
    const limitMs = 60_000;
    const surveyId = await callOnce('POST /api/survey/save', {
      body,
      limitMs,
      isToldInPlace: true,
    });
    const read = call('GET /api/survey/:id', { params: { id: surveyId }, isSilent: true });
    return { surveyId, survey: await read.catch(() => null) };
  },
  onSuccess: ({ surveyId, survey }, _body, _before, { client }) => {
    if (survey) client.setQueryData(surveyQuery(surveyId).queryKey, survey);
    dropSurveys(client, surveyId);
  },
});

/** The list, the counts, and the public survey may have changed with it. */
function dropSurveys(client: QueryClient, surveyId: number): void {
  void client.invalidateQueries({ queryKey: surveysQuery.queryKey });
  void client.invalidateQueries({ queryKey: surveyResultsQuery(surveyId).queryKey });
}

export const keepPictureMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/survey/picture'>) =>
    call('POST /api/survey/picture', { body, limitMs: 60_000, isToldInPlace: true }),
});
