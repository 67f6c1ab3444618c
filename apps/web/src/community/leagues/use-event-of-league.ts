import type { LeagueEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../platform/core/api-error.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { currentEventsQuery, pastEventIdsQuery } from '../../play/events/event.queries.ts';
import { leagueEventsQuery } from '../league/league.queries.ts';
import { type ShownEvent, shownEvent } from './event-of-league.ts';

export interface EventOfLeague {
  /** Undefined while they are not known. */
  readonly events: readonly LeagueEvent[] | undefined;
  /** Null without any. */
  readonly shown: ShownEvent | null;
  /** The event of the league; without a league the latest event. Null = none yet. */
  readonly eventId: number | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The event whose rankings are on screen: `?event=`, else the last [rule: leagues-17]. */
export function useEventOfLeague(leagueId: number | null, viewer: number | null): EventOfLeague {
  const [query] = useSearchParams();
  const events = useQuery({
    ...leagueEventsQuery(leagueId ?? 0, viewer),
    enabled: leagueId !== null,
  });
  const chosen = Number(query.get('event')) || null;
  useLastOnChange(leagueId, events.data?.length);
  const shown = events.data ? shownEvent(events.data, chosen) : null;
  const isOpen = leagueId === null || (events.data ? shown === null : events.isError);
  const latest = useLatestEvent(isOpen);
  return {
    events: events.data,
    shown,
    eventId: shown?.event.eventId ?? (isOpen ? latest : null),
    // Members who were put out of a private league can no longer read it, cached data included.
    error: events.data && !isMembersOnly(events.error) ? null : events.error,
    retry: () => void events.refetch(),
  };
}

export const isMembersOnly = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'members_only';

/** When the number of a league's events changes, the last of them is shown. */
function useLastOnChange(leagueId: number | null, count: number | undefined): void {
  const [, setQuery] = useSearchParams();
  const before = useRef({ leagueId, count });
  useEffect(() => {
    const { current } = before;
    before.current = { leagueId, count };
    const isSame = current.leagueId === leagueId && current.count === count;
    if (isSame || current.leagueId !== leagueId || current.count === undefined) return;
    setQuery(
      (now) => {
        now.delete('event');
        return now;
      },
      { replace: true },
    );
  }, [leagueId, count, setQuery]);
}

/** The event of the game that has begun last, or else is next to begin. */
function useLatestEvent(isAsked: boolean): number | null {
  const current = useQuery({ ...currentEventsQuery(currentGame.id), enabled: isAsked }).data;
  const past = useQuery({ ...pastEventIdsQuery(currentGame.id), enabled: isAsked }).data;
  if (!isAsked || current === undefined || past === undefined) return null;
  const begun = current.findLast(({ metadata }) => Date.parse(metadata.startDate) <= serverNow());
  return begun?.id ?? past.at(-1) ?? current[0]?.id ?? null;
}
