import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

/** Staff may have asked for another name a moment ago: asked for whenever it is shown. */
export const usernameChangeQuery = queryOptions({
  queryKey: ['account', 'username'],
  queryFn: ({ signal }) => call('GET /api/account/username', { signal }),
  staleTime: 0,
  gcTime: 0,
});
