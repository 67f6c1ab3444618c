import type { EventSummary } from '@callshot/contract';

export type TileStatus = 'complete' | 'locked' | 'open';

export const statusTexts: Record<TileStatus, string> = {
  complete: 'Event complete',
  locked: 'Picks currently locked',
  open: 'Picks currently open',
};

type StatusFacts = Pick<EventSummary, 'finished' | 'locked' | 'lockAt'> & {
  metadata: Pick<EventSummary['metadata'], 'endDate'>;
};

/** Complete before locked before open [rule: events-12, product-23]. `now` is the server's clock. */
export function tileStatus(event: StatusFacts, now: number): TileStatus {
  if (event.finished || now > Date.parse(event.metadata.endDate)) return 'complete';
  if (event.locked || event.lockAt === null || now >= Date.parse(event.lockAt)) return 'locked';
  return 'open';
}
