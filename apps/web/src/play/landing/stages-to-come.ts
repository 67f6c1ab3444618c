import type { ShownEvent } from './use-tile.ts';

/** Stages that are no part of what the viewer can still reach: they are not picked yet. */
export function stagesToCome(shown: Pick<ShownEvent, 'whole' | 'status' | 'isMade'>): number {
  const { whole, status, isMade } = shown;
  if (whole === null || status === 'complete') return 0;
  const later = Math.max(0, whole.eventStages.length - whole.stage - 1);
  return later + (status === 'open' && !isMade ? 1 : 0);
}
