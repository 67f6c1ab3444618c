import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferencesQuery } from '../../account/session/preferences.queries.ts';
import { keepLanguage } from '../../platform/core/language-choice.ts';
import { chooseTheme } from '../../platform/core/theme.ts';
import { rememberLook } from './remember-look.ts';

/** Shows names as the signed-in user wants them; draws nothing itself. */
export function AccountLooks() {
  const { data } = useQuery(preferencesQuery);
  useEffect(() => {
    if (!data) return;
    rememberLook('plain-names', data.plainNames);
    rememberLook('still-plates', data.stillPlates);
    if (data.theme !== null) chooseTheme(data.theme);
    if (data.language !== null) keepLanguage(data.language);
  }, [data]);
  return null;
}
