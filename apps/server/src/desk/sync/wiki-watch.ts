import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Figure } from '../../platform/metrics/figure.ts';
import { findWikiState, type WikiState } from './sync.repository.ts';

/** Figures of the wiki and of doubts, read once a minute. */
export function createWikiWatch(db: Kysely<Schema>) {
  let state: WikiState = { doubtsWaiting: 0, silentSeconds: 0 };
  const figures: readonly Figure[] = [
    {
      kind: 'gauge',
      name: 'wiki_doubts_waiting',
      help: 'Questions about results of followed events that no staff has answered',
      read: () => state.doubtsWaiting,
    },
    {
      kind: 'gauge',
      name: 'wiki_silent_seconds',
      help: 'Seconds since the wiki last answered for the event that waits longest; 0 = none waits',
      read: () => state.silentSeconds,
    },
  ];
  return {
    figures,
    look: async () => {
      state = await findWikiState(db);
    },
  };
}
