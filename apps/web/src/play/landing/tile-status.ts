import { type CountdownPhase, type PhaseFacts, phaseOf } from '../events/countdown-state.ts';

export type TileStatus = CountdownPhase;

export const statusTexts: Record<TileStatus, string> = {
  complete: 'Event complete',
  locked: 'Picks currently locked',
  open: 'Picks currently open',
};

/** [rule: product-23] `now` is the server's clock. */
export const tileStatus = (event: PhaseFacts, now: number): TileStatus => phaseOf(event, now);
