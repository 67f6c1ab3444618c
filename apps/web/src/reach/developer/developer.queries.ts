import type { Answer, BodyInput } from '@callshot/contract';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';

export type ApiToken = Answer<'GET /api/token/list'>[number];
export type Webhook = Answer<'GET /api/webhook/list'>[number];
export type Delivery = Answer<'GET /api/webhook/deliveries'>[number];
export type AnyWebhook = Answer<'GET /api/webhook/all'>['rows'][number];

export const tokensQuery = queryOptions({
  queryKey: ['developer', 'tokens'],
  queryFn: ({ signal }) => call('GET /api/token/list', { signal, isSilent: true }),
  staleTime: 0,
});

export const webhooksQuery = queryOptions({
  queryKey: ['developer', 'webhooks'],
  queryFn: ({ signal }) => call('GET /api/webhook/list', { signal, isSilent: true }),
  staleTime: 0,
});

const deliveriesKey = ['developer', 'deliveries'] as const;
const whileWaitingMs = 1500;

/** Refetched until no delivery waits. */
export const deliveriesQuery = (webhookId: number) =>
  queryOptions({
    queryKey: [...deliveriesKey, webhookId],
    queryFn: ({ signal }) =>
      call('GET /api/webhook/deliveries', {
        query: { webhookId: String(webhookId) },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? whileWaitingMs : false),
  });

/** Its first attempt is due; a later one may be hours away. */
const isOnItsWay = ({ state, nextAttemptAt }: Delivery): boolean =>
  state === 'waiting' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 10_000;

export const createTokenMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/token/create'>) =>
    callOnce('POST /api/token/create', { body, isToldInPlace: true }),
  onSuccess: (_made, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
});

export const revokeTokenMutation = mutationOptions({
  mutationFn: (token: ApiToken) =>
    call('POST /api/token/revoke', { body: { tokenId: token.id }, isToldInPlace: true }),
  onSettled: (_answer, _failure, _token, _before, { client }) =>
    client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
});

export const createWebhookMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/webhook/create'>) =>
    callOnce('POST /api/webhook/create', { body, isToldInPlace: true }),
  onSuccess: (_made, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
});

export const updateWebhookMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/webhook/update'>) =>
    call('POST /api/webhook/update', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
});

export const deleteWebhookMutation = mutationOptions({
  mutationFn: (webhookId: number) =>
    call('POST /api/webhook/delete', { body: { webhookId }, isToldInPlace: true }),
  onSettled: (_answer, _failure, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
});

export const testWebhookMutation = mutationOptions({
  mutationFn: (webhookId: number) =>
    callOnce('POST /api/webhook/test', { body: { webhookId }, isToldInPlace: true }),
  onSettled: (_answer, _failure, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: deliveriesKey }),
});

export const resendMutation = mutationOptions({
  mutationFn: (webhookDeliveryId: number) =>
    callOnce('POST /api/webhook/resend', { body: { webhookDeliveryId }, isToldInPlace: true }),
  onSettled: (_answer, _failure, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: deliveriesKey }),
});

const allKey = ['developer', 'all-webhooks'] as const;

export const allWebhooksQuery = infiniteQueryOptions({
  queryKey: allKey,
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/webhook/all', {
      query: pageParam === null ? {} : { before: String(pageParam) },
      signal,
      isSilent: true,
    }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

export const switchWebhookMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/webhook/switch'>) =>
    call('POST /api/webhook/switch', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: allKey }),
});
