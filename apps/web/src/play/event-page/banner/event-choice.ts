import type { EventSummary } from '@callshot/contract';
import { CROWD } from '../../../platform/core/crowd.ts';
import { gameOfPath } from '../../../platform/core/game-choice.ts';

type Listed = Pick<EventSummary, 'id' | 'metadata'>;

const hasStarted = (event: Listed, now: number): boolean =>
  Date.parse(event.metadata.startDate) <= now;

interface Choices {
  /** In the server's order, which is the same for everybody: events being played come first. */
  readonly current: readonly Listed[];
  readonly next: Pick<EventSummary, 'id'> | null;
  /** Events that the viewer has picks in. */
  readonly entered: readonly number[];
  readonly now: number;
}

/**
 * The event shown when none is named: a started one that the viewer has picks in, else the first
 * current one, else the next upcoming, else none [rule: events-22].
 */
export function defaultEventId({ current, next, entered, now }: Choices): number | null {
  const own = current.find((event) => hasStarted(event, now) && entered.includes(event.id));
  return own?.id ?? current[0]?.id ?? next?.id ?? null;
}

/** Whether it matters to the choice which events the viewer has picks in. */
export const dependsOnViewer = (current: readonly Listed[], now: number): boolean =>
  current.slice(1).some((event) => hasStarted(event, now));

export type EventList = 'past' | 'live';

/** Which of the two lists an event stands in; an event that is not over belongs to the live ones. */
export const listOf = (eventId: number, pastIds: readonly number[]): EventList =>
  pastIds.includes(eventId) ? 'past' : 'live';

/**
 * The ids that the arrows step through, in order of time: finished events, or current ones and the
 * next.
 */
export function liveIds(current: readonly Listed[], next: Listed | null): number[] {
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

/** The ids in the path of an event page; null = the path of another page. */
export function placeOfPath(
  path: string,
): { readonly eventId: number | null; readonly userId: number | null } | null {
  const [, , page, eventId, userId, ...rest] = path.split('/');
  if (gameOfPath(path) === null || rest.length > 0) return null;
  if (page !== undefined && page !== '' && page !== 'event') return null;
  return { eventId: idOfPath(eventId), userId: ownerOfPath(userId) };
}

/** The user whose picks a path names, or the crowd. */
export const ownerOfPath = (text: string | undefined): number | null =>
  text === 'crowd' ? CROWD : idOfPath(text);

/** The same as a path names them. */
export const pathOfOwner = (ownerId: number): string =>
  ownerId === CROWD ? 'crowd' : String(ownerId);

/** Ids are 32-bit integers (contract); a larger number names nothing. */
const LARGEST_ID = 2 ** 31 - 1;

/** An id out of the path; anything else counts as none. */
export const idOfPath = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID
    ? Number(text)
    : null;
