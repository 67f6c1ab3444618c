import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../core/client.ts';
import { rememberPlainNames } from '../session/remembered-names.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: ({ signal }) => call('GET /api/account/preferences', { signal, isSilent: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Shows names as the signed-in user wants them; draws nothing itself. */
export function PlainNames() {
  const { data } = useQuery(preferencesQuery);
  useEffect(() => {
    if (data) rememberPlainNames(data.plainNames);
  }, [data]);
  return null;
}
