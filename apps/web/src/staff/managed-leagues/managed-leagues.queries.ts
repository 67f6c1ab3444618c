import type { BodyInput, DeletedLeague } from '@callshot/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

const managedKey = ['managed-leagues'] as const;
/** Rows in a page of a list. */
const pageSize = 50;

export const managedLeagueQuery = (leagueId: number) =>
  queryOptions({
    queryKey: [...managedKey, 'managed', leagueId],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/managed', {
        query: { leagueId: String(leagueId) },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
  });

const nextBefore = (page: readonly { readonly id: number }[]): number | null =>
  page.length < pageSize ? null : (page.at(-1)?.id ?? null);
const beforeOf = (id: number | null) => (id === null ? {} : { before: String(id) });

export const allLeaguesQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...managedKey, 'all', text],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/leagues/all', {
        query: { ...beforeOf(pageParam), ...(text !== '' && { text }) },
        signal,
        isSilent: true,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: nextBefore,
    staleTime: 0,
  });

export const deletedLeaguesQuery = infiniteQueryOptions({
  queryKey: [...managedKey, 'deleted'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/leagues/deleted', { query: beforeOf(pageParam), signal, isSilent: true }),
  initialPageParam: null as number | null,
  getNextPageParam: (page: readonly DeletedLeague[]) => nextBefore(page),
  staleTime: 0,
});

/** Also after a refusal: somebody else may have done it. */
const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: managedKey });

export const renameLeagueMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/rename'>) =>
    call('POST /api/leagues/rename', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) => readAgain(client),
});

export const closeLeagueMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/close'>) =>
    call('POST /api/leagues/close', { body, isToldInPlace: true }),
  // A closed league is not there to be read again.
  onSuccess: (_answer, _body, _before, { client }) =>
    client.invalidateQueries({
      queryKey: managedKey,
      predicate: ({ queryKey: [, list] }) => list !== 'managed',
    }),
  onError: (_failure, _body, _before, { client }) => readAgain(client),
});

export const restoreLeagueMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/restore'>) =>
    call('POST /api/leagues/restore', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) => readAgain(client),
});
