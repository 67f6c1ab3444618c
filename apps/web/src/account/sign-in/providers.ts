import type { SignInProvider } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { notificationKeys } from '../../reach/notifications/notification-keys.ts';

export const providerTitles: Readonly<Record<SignInProvider, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};

/** In the order in which they are shown. */
export const allProviders: readonly SignInProvider[] = ['discord', 'google', 'reddit'];

const DAY = 24 * 60 * 60 * 1000;

/**
 * The providers of the deployment. Without an answer there are no icons, and the password still
 * works.
 */
export const offeredQuery = queryOptions({
  queryKey: ['sign-in', 'providers'],
  queryFn: ({ signal }) => call('GET /api/auth/providers', { signal, isSilent: true }),
  staleTime: DAY,
});

/** Another tab may have linked one a moment ago: asked for again whenever it is shown. */
export const linkedQuery = queryOptions({
  queryKey: ['account', 'linked-providers'],
  queryFn: ({ signal }) => call('GET /api/auth/third-party-status', { signal, isSilent: true }),
  staleTime: 0,
});

export const unlinkMutation = mutationOptions({
  mutationFn: (provider: SignInProvider) =>
    call('DELETE /api/auth/link/:provider', { params: { provider }, isToldInPlace: true }),
  // Also after a refusal: another tab may have changed it.
  onSettled: (_answer, _failure, _provider, _before, { client }) => {
    void client.invalidateQueries({ queryKey: notificationKeys.all });
    return client.invalidateQueries({ queryKey: linkedQuery.queryKey });
  },
});
