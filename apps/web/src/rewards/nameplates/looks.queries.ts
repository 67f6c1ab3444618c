import type { AccountPreferences } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

/** The signed-in user's preferences for nameplates. */
export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: ({ signal }) => call('GET /api/account/preferences', { signal, isSilent: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const savePreferencesMutation = mutationOptions({
  mutationFn: (body: AccountPreferences) =>
    call('POST /api/account/preferences', { body, isToldInPlace: true }),
  onSuccess: (stored, _wish, _before, { client }) => {
    client.setQueryData(preferencesQuery.queryKey, stored);
  },
});
