import type { BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

export const webhookQuery = queryOptions({
  queryKey: ['communityWebhook'],
  queryFn: ({ signal }) => call('GET /api/discord/webhook', { signal, isSilent: true }),
  staleTime: 0,
});

export const saveWebhookMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/discord/webhook'>) =>
    call('POST /api/discord/webhook', { body, isToldInPlace: true }),
  onSuccess: (stored, _body, _before, { client }) => {
    client.setQueryData(webhookQuery.queryKey, stored);
  },
});

export const removeWebhookMutation = mutationOptions({
  mutationFn: () => call('DELETE /api/discord/webhook', { isToldInPlace: true }),
  onSuccess: (_answer, _body, _before, { client }) => {
    client.setQueryData(webhookQuery.queryKey, null);
  },
});

export const testWebhookMutation = mutationOptions({
  mutationFn: () => call('POST /api/discord/test', { isToldInPlace: true }),
  // A test may change the webhook's stored error, or clear it.
  onSettled: (_answer, _failure, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: webhookQuery.queryKey }),
});
