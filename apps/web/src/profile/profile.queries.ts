import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

/** The modal says itself what failed to load, so nothing else is shown for it. */
const isSilent = true;

/** Null = there is no such user (any more). */
export const profileQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'profile', userId],
    queryFn: ({ signal }) =>
      call('GET /api/user/profile', { query: { userId: String(userId) }, signal, isSilent }),
  });

export const trophiesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'trophies', userId],
    queryFn: ({ signal }) =>
      call('GET /api/trophy/usertrophies/:userId', { params: { userId }, signal, isSilent }),
  });

/** Another browser may have signed in a moment ago: asked for again whenever it is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call('GET /api/account/sessions', { signal, isSilent }),
  staleTime: 0,
});

/** Asked anew each time: an admin may have got company since. */
export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: ({ signal }) => call('GET /api/account/deletion', { signal, isSilent }),
  staleTime: 0,
  gcTime: 0,
});
