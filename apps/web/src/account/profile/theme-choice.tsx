import { useSyncExternalStore } from 'react';
import { readTheme, subscribeTheme, themes } from '../../platform/core/theme.ts';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { themeWords, useChooseTheme } from '../accounts/use-theme-items.ts';
import { m } from './words/messages.js';

/** The theme of this browser and of the account. It changes at once. */
export function ThemeChoice() {
  const choose = useChooseTheme(true);
  const chosen = useSyncExternalStore(subscribeTheme, readTheme);
  return (
    <Segmented
      label={m.theme()}
      items={themes.map((value) => ({ value, label: themeWords[value] }))}
      value={chosen}
      onChange={choose}
    />
  );
}
