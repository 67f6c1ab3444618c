import { createStore } from '../core/store.ts';

/** What of the command field lies over the page. */
export const opened = createStore<'commands' | 'keys' | null>(null);
