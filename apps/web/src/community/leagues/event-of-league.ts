import type { LeagueEvent } from '@callshot/contract';

/** The event on screen among a league's, and where its arrows lead [rule: leagues-17]. */
export interface ShownEvent {
  readonly event: LeagueEvent;
  /** Counted from 1. */
  readonly place: number;
  readonly previous: LeagueEvent | null;
  readonly next: LeagueEvent | null;
}

/** The one that was chosen, or the last; null = the league has none. */
export function shownEvent(
  events: readonly LeagueEvent[],
  chosen: number | null,
): ShownEvent | null {
  const found = events.findIndex(({ eventId }) => eventId === chosen);
  const at = found === -1 ? events.length - 1 : found;
  const event = events[at];
  return event
    ? { event, place: at + 1, previous: events[at - 1] ?? null, next: events[at + 1] ?? null }
    : null;
}
