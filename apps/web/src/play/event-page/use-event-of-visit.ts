import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { currentEventsQuery, enteredEventsQuery, nextEventQuery } from '../events/event.queries.ts';
import { defaultEventId, dependsOnViewer } from './banner/event-choice.ts';

export type EventOfVisit =
  | { readonly kind: 'chosen'; readonly eventId: number }
  | { readonly kind: 'loading' | 'none' }
  | { readonly kind: 'failed'; retry(): void };

let chosen: number | null = null;

/** The event that was chosen for this visit, once there is one. */
export const eventOfVisit = (): number | null => chosen;

/**
 * The event to show where the path names none. It is chosen once in a visit from the current
 * events, and stays the same until that event is over.
 */
export function useEventOfVisit(isAsked: boolean): EventOfVisit {
  const choice = useChoice(isAsked);
  const eventId = choice.kind === 'chosen' ? choice.eventId : null;
  useEffect(() => {
    if (eventId !== null) chosen = eventId;
  }, [eventId]);
  return choice;
}

function useChoice(isAsked: boolean): EventOfVisit {
  const { user, isLoading } = useCurrentUser();
  const { id: gameId } = currentGame;
  const current = useQuery({ ...currentEventsQuery(gameId), enabled: isAsked });
  const next = useQuery({
    ...nextEventQuery(gameId),
    enabled: isAsked && current.data?.length === 0,
  });
  const now = serverNow();
  const isViewers = current.data !== undefined && dependsOnViewer(current.data, now);
  const entered = useQuery({
    ...enteredEventsQuery(gameId, user?.id ?? 0),
    enabled: isAsked && isViewers && user !== null,
  });
  const isListed = (id: number) =>
    current.data === undefined || [...current.data, next.data].some((event) => event?.id === id);

  if (chosen !== null && isListed(chosen)) return { kind: 'chosen', eventId: chosen };
  const isUnknown =
    current.data === undefined || (current.data.length === 0 && next.data === undefined);
  if (isUnknown && (current.isError || next.isError)) {
    return {
      kind: 'failed',
      retry: () => void (current.isError ? current.refetch() : next.refetch()),
    };
  }
  // Without an answer about the viewer the choice is everybody's.
  const isViewerUnknown = isViewers && (isLoading || (user !== null && entered.isPending));
  if (isUnknown || isViewerUnknown) return { kind: 'loading' };
  const eventId = defaultEventId({
    current: current.data,
    next: next.data ?? null,
    entered: entered.data ?? [],
    now,
  });
  return eventId === null ? { kind: 'none' } : { kind: 'chosen', eventId };
}
