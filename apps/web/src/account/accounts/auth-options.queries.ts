import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

/** Without an answer nothing more is offered than logging in. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: ({ signal }) => call('GET /api/auth/options', { signal, isSilent: true }),
  staleTime: Number.POSITIVE_INFINITY,
});
