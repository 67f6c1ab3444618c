import { createStore } from '../../platform/core/store.ts';

/** Shown in the score pill instead of the score while points are on their way into it. */
export interface HeldScore {
  readonly rank: string;
  readonly points: string;
}

export const heldScore = createStore<HeldScore | null>(null);
