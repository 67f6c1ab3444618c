import { type CountdownPhase, type PhaseFacts, phaseOf } from '../events/countdown-state.ts';
import { m } from './words/messages.js';

export type TileStatus = CountdownPhase;

export const statusTexts: Record<TileStatus, string> = {
  complete: m.eventComplete(),
  locked: m.picksLocked(),
  open: m.picksOpen(),
};

/** [rule: product-23] `now` is the server's clock. */
export const tileStatus = (event: PhaseFacts, now: number): TileStatus => phaseOf(event, now);
