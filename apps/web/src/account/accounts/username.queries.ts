import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { currentUserQuery } from '../session/session.queries.ts';

/** Staff may have asked for another name a moment ago: asked for whenever it is shown. */
export const usernameChangeQuery = queryOptions({
  queryKey: ['account', 'username'],
  queryFn: ({ signal }) => call('GET /api/account/username', { signal }),
  staleTime: 0,
  gcTime: 0,
});

export const changeUsernameMutation = mutationOptions({
  mutationFn: (username: string) =>
    call('POST /api/account/username', { body: { username }, isToldInPlace: true }),
  // Names stand everywhere: all that is cached is read again, one's own name first.
  onSuccess: ({ error }, _username, _before, { client }) =>
    error === null ? client.fetchQuery({ ...currentUserQuery, staleTime: 0 }) : undefined,
});
