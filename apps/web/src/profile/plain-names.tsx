import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberPlainNames } from '../session/remembered-names.ts';
import { preferencesQuery } from './profile.queries.ts';

/** Shows names as the signed-in user wants them; draws nothing itself. */
export function PlainNames() {
  const { data } = useQuery(preferencesQuery);
  useEffect(() => {
    if (data) rememberPlainNames(data.plainNames);
  }, [data]);
  return null;
}
