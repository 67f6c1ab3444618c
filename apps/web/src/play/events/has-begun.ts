import type { Event } from '@callshot/contract';

/** The event has started: by its date, or because its first picks were locked before. */
export const hasBegun = (event: Pick<Event, 'metadata' | 'eventStages'>, now: number): boolean =>
  now >= Date.parse(event.metadata.startDate) || event.eventStages.some(({ isSealed }) => isSealed);
