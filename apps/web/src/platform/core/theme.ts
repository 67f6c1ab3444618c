import { storedChoice } from './stored-choice.ts';

/** Dark or light as the system is, until the viewer chooses. The first is what nobody chose. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The script in the head of index.html reads it under this key, before anything is painted. */
const themeChoice = storedChoice('callshot.theme', themes);

/** For useSyncExternalStore. */
export const { read: readTheme, subscribe: subscribeTheme } = themeChoice;

/** Shown at once and kept in this browser. Nothing of the page is loaded anew. */
export function chooseTheme(theme: Theme): void {
  themeChoice.choose(theme);
  document.documentElement.dataset['theme'] = theme;
}
