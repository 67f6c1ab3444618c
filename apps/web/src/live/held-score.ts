import { createStore } from '../core/store.ts';

/** What the score pill shows instead of the score while points are on their way into it. */
export interface HeldScore {
  readonly rank: string;
  readonly points: string;
}

export const heldScore = createStore<HeldScore | null>(null);
