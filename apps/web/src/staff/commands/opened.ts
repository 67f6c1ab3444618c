import { createStore } from '../../platform/core/store.ts';

/** The part of the command field that lies over the page. */
export const opened = createStore<'commands' | 'keys' | null>(null);
