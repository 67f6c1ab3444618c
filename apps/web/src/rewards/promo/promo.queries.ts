import type { Answer, BodyInput } from '@callshot/contract';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';
import { ownPlatesQuery } from '../nameplates/nameplates.queries.ts';

export type StaffPromo = Answer<'POST /api/promo/create'>;
export type Promo = NonNullable<Answer<'GET /api/promo/redeem'>>;

/** Null = nothing was claimed, whatever is wrong with the code. */
export const redeemMutation = mutationOptions({
  mutationFn: (code: string) =>
    call('GET /api/promo/redeem', { query: { code }, isToldInPlace: true }),
  onSuccess: (promo, _code, _before, { client }) => {
    if (promo) void client.invalidateQueries({ queryKey: ownPlatesQuery.queryKey });
  },
});

const listKey = ['promo', 'list'] as const;

export const promosQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/promo/list', {
      query: pageParam === null ? {} : { before: String(pageParam) },
      signal,
      isSilent: true,
    }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

export const claimsQuery = (promoId: number) =>
  infiniteQueryOptions({
    queryKey: ['promo', 'claims', promoId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/promo/claims/:promoId', {
        params: { promoId },
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

export const createPromoMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/promo/create'>) =>
    callOnce('POST /api/promo/create', { body, isToldInPlace: true }),
  onSuccess: (_promo, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: listKey }),
});

export const disablePromoMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/promo/disable'>) =>
    call('POST /api/promo/disable', { body, isToldInPlace: true }),
  // Also after a refusal: somebody else may have done it.
  onSettled: (_answer, _failure, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: listKey }),
});

export const codesMutation = mutationOptions({
  mutationFn: (promoId: number) =>
    call('GET /api/promo/codes/:promoId', { params: { promoId }, isToldInPlace: true }),
});
