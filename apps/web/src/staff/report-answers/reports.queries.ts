import type { BodyInput } from '@callshot/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { overviewQuery } from '../staff/staff.queries.ts';

const reportsKey = ['reports'] as const;
/** As many as a call tells of. */
const pageSize = 50;

/** Others of the staff answer as well: it is looked at again while it is open. */
export const waitingReportsQuery = queryOptions({
  queryKey: [...reportsKey, 'waiting'],
  queryFn: ({ signal }) => call('GET /api/reports/waiting', { signal, isSilent: true }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export const answeredReportsQuery = infiniteQueryOptions({
  queryKey: [...reportsKey, 'answered'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/reports/answered', {
      query: pageParam === null ? {} : { before: String(pageParam) },
      signal,
      isSilent: true,
    }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.answerId ?? null)),
  staleTime: 0,
});

/** Also after a refusal: somebody else may have done it. */
const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: reportsKey }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  ]);

export const answerReportsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/reports/answer'>) =>
    call('POST /api/reports/answer', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) => readAgain(client),
});

export const undoAnswerMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/reports/undo'>) =>
    call('POST /api/reports/undo', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) => readAgain(client),
});
