import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  chooseTheme,
  readTheme,
  subscribeTheme,
  type Theme,
  themes,
} from '../../platform/core/theme.ts';
import type { MenuItem } from '../../platform/ui/overlays/menu.tsx';
import { preferencesQuery, saveThemeMutation } from '../session/preferences.queries.ts';
import { m } from './words/messages.js';

export const themeWords: Readonly<Record<Theme, string>> = {
  system: m.themeSystem(),
  dark: m.themeDark(),
  light: m.themeLight(),
};

/** Shows a theme at once, and keeps a user's choice with the account, too. */
export function useChooseTheme(isUser: boolean): (theme: Theme) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation(saveThemeMutation);
  const keep = async (theme: Theme): Promise<void> => {
    // The browser has the choice, whatever comes of it in the account.
    const stored = await queries.ensureQueryData(preferencesQuery).catch(() => null);
    if (stored) mutate({ plainNames: stored.plainNames, stillPlates: stored.stillPlates, theme });
  };
  return (theme) => {
    chooseTheme(theme);
    if (isUser) void keep(theme);
  };
}

/** The themes as a menu shows them. */
export function useThemeItems(isUser: boolean): readonly MenuItem[] {
  const chosen = useSyncExternalStore(subscribeTheme, readTheme);
  const choose = useChooseTheme(isUser);
  return themes.map((theme, at) => ({
    key: theme,
    label: themeWords[theme],
    ...(at === 0 ? { heading: m.theme() } : {}),
    isChosen: theme === chosen,
    onSelect: () => choose(theme),
  }));
}
