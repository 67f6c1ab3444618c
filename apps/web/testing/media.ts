import { commands } from 'vitest/browser';

/** Media that a system asks every page for; null = none. */
export interface MediaWishes {
  readonly media?: 'print' | null;
  readonly forcedColors?: 'active' | null;
  readonly contrast?: 'more' | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(wishes: MediaWishes): Promise<void>;
  }
}

export const askFor = (wishes: MediaWishes): Promise<void> => commands.emulateMedia(wishes);

export const askForNothing = (): Promise<void> =>
  commands.emulateMedia({ media: null, forcedColors: null, contrast: null });
