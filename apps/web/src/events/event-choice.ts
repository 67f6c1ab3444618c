import type { EventSummary } from '@callshot/contract';

/**
 * The event shown when none is named: the first current one, else the next upcoming, else none
 * (event-experience §2, decision 149).
 */
export const defaultEventId = (
  current: readonly Pick<EventSummary, 'id'>[],
  next: Pick<EventSummary, 'id'> | null,
): number | null => current[0]?.id ?? next?.id ?? null;

export type EventList = 'past' | 'live';

/** Which of the two lists an event stands in; an event that is not over belongs to the live ones. */
export const listOf = (eventId: number, pastIds: readonly number[]): EventList =>
  pastIds.includes(eventId) ? 'past' : 'live';

/** The ids that the arrows walk, in time order: finished events, or current ones and the next. */
export function liveIds(
  current: readonly Pick<EventSummary, 'id' | 'metadata'>[],
  next: Pick<EventSummary, 'id' | 'metadata'> | null,
): number[] {
  const isListed = next !== null && current.some((one) => one.id === next.id);
  const all = next === null || isListed ? [...current] : [...current, next];
  return all
    .sort((a, b) => a.metadata.startDate.localeCompare(b.metadata.startDate) || a.id - b.id)
    .map((one) => one.id);
}

export interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** The events before and after one in its list; none at the ends. */
export function neighbours(ids: readonly number[], eventId: number): Neighbours {
  const at = ids.indexOf(eventId);
  if (at < 0) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

/** Ids are 32-bit integers (contract); a larger number names nothing. */
const LARGEST_ID = 2 ** 31 - 1;

/** An id out of the path; anything else counts as none. */
export const idOfPath = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID
    ? Number(text)
    : null;
