import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

/** The link may be opened in another tab: asked for whenever it is shown. */
export const ownEmailQuery = queryOptions({
  queryKey: ['account', 'email'],
  queryFn: ({ signal }) => call('GET /api/account/email', { signal, isSilent: true }),
  staleTime: 0,
});
