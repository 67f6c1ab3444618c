import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferencesQuery } from './looks.queries.ts';
import { rememberLook } from './remember-look.ts';

/** Shows names as the signed-in user wants them; draws nothing itself. */
export function AccountLooks() {
  const { data } = useQuery(preferencesQuery);
  useEffect(() => {
    if (!data) return;
    rememberLook('plain-names', data.plainNames);
    rememberLook('still-plates', data.stillPlates);
  }, [data]);
  return null;
}
