import type { Body } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

/** The signed-in user's choices for the product's looks. */
export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: ({ signal }) => call('GET /api/account/preferences', { signal, isSilent: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

const themeKey = ['account', 'theme'] as const;

/** Choices in quick succession are saved one after another: the last one stays, here as well. */
export const saveThemeMutation = mutationOptions({
  mutationKey: themeKey,
  scope: { id: 'preferences' },
  mutationFn: (body: Body<'POST /api/account/preferences'>) =>
    call('POST /api/account/preferences', { body }),
  onSuccess: (stored, _wish, _before, { client }) => {
    // A choice that waits has been shown already.
    if (client.isMutating({ mutationKey: themeKey }) > 1) return;
    client.setQueryData(preferencesQuery.queryKey, stored);
  },
});

/** Waits for a theme that is on its way: the page loads anew afterwards. */
export const saveLanguageMutation = {
  scope: { id: 'preferences' },
  mutationFn: (body: Body<'POST /api/account/preferences'>) =>
    call('POST /api/account/preferences', { body, isToldInPlace: true }),
};

export const savePreferencesMutation = mutationOptions({
  mutationFn: (body: Body<'POST /api/account/preferences'>) =>
    call('POST /api/account/preferences', { body, isToldInPlace: true }),
  onSuccess: (stored, _wish, _before, { client }) => {
    client.setQueryData(preferencesQuery.queryKey, stored);
  },
});
