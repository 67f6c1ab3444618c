import type { Answer, BodyInput } from '@callshot/contract';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

export type RewardMonth = Answer<'POST /api/supporters/rewards'>;
export type SupporterLevels = Answer<'GET /api/supporters/levels'>;
export type SupporterLevel = SupporterLevels['levels'][number];

const keys = { all: ['supporters'] as const };

export const rewardMonthsQuery = queryOptions({
  queryKey: [...keys.all, 'months'],
  queryFn: ({ signal }) => call('GET /api/supporters/rewards', { signal, isSilent: true }),
  staleTime: 0,
});

export const planMonthMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/supporters/rewards'>) =>
    call('POST /api/supporters/rewards', { body, isToldInPlace: true }),
  onSuccess: (_month, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: rewardMonthsQuery.queryKey }),
});

export const monthClaimsQuery = (month: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'claims', month],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/supporters/claims/:month', {
        params: { month },
        query: { from: String(pageParam) },
        signal,
        isSilent: true,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { rows }) => count + rows.length, 0);
      return shown < total ? shown : null;
    },
    staleTime: 0,
  });

export const supporterLevelsQuery = queryOptions({
  queryKey: [...keys.all, 'levels'],
  queryFn: ({ signal }) => call('GET /api/supporters/levels', { signal, isSilent: true }),
  staleTime: 0,
});

export const setLevelsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/supporters/levels'>) =>
    call('POST /api/supporters/levels', { body, isToldInPlace: true }),
  onSuccess: (levels, _body, _before, { client }) =>
    client.setQueryData(supporterLevelsQuery.queryKey, levels),
});
