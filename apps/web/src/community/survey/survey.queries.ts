import type { Answer } from '@callshot/contract';
import { surveyGame, type ToldSurvey } from '@callshot/rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

export type CurrentSurvey = NonNullable<Answer<'GET /api/survey/current'>>;
/** Its texts in the language of the page, where they are translated. */
export type ShownSurvey = ToldSurvey<CurrentSurvey>;

const gameId = surveyGame.id;

/** Null = there is none. The screens say themselves what could not be read. */
export const currentSurveyQuery = queryOptions({
  queryKey: ['survey', 'current'],
  queryFn: ({ signal }) => call('GET /api/survey/current', { signal, gameId, isSilent: true }),
  refetchOnWindowFocus: true,
});

/** The user's last sent answers; another device may have sent others since. */
export const ownAnswersQuery = (surveyId: number, userId: number | null) =>
  queryOptions({
    queryKey: ['survey', 'answers', surveyId, userId],
    queryFn: ({ signal }) =>
      call('GET /api/survey/answers', { query: { surveyId }, signal, gameId, isSilent: true }),
    enabled: userId !== null,
    refetchOnWindowFocus: 'always',
  });

export const sendAnswersMutation = mutationOptions({
  mutationFn: (answers: readonly number[]) =>
    call('POST /api/survey/answers', { body: [...answers], gameId, isToldInPlace: true }),
});
