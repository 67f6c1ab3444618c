import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { currentGame } from '../app/current-game.ts';
import { gameOf } from '../app/game-choice.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { currentEventsQuery, eventQuery, nextEventQuery } from './event.queries.ts';
import { defaultEventId, idOfPath } from './event-choice.ts';
import { EventLayout } from './event-layout.tsx';
import { EventFailed, MainSkeleton, NoEvent, PaneSkeleton } from './event-states.tsx';
import { EventView } from './event-view.tsx';
import { LeftPane } from './left-pane.tsx';

/** {prefix}/event/{eventId?}/{userId?} (event-experience §2); also what unknown paths show. */
export function EventPage() {
  const { eventId, userId } = useParams();
  const named = idOfPath(eventId);
  return named === null ? (
    <DefaultEvent />
  ) : (
    <NamedEvent eventId={named} userId={idOfPath(userId)} />
  );
}

const Loading = () => (
  <EventLayout pane={<PaneSkeleton />}>
    <MainSkeleton />
  </EventLayout>
);

const emptyPane = <LeftPane gameId={currentGame.id} prefix={currentGame.prefix} event={null} />;

/** The event of the moment (decision 149). */
function DefaultEvent() {
  const current = useQuery(currentEventsQuery(currentGame.id));
  const next = useQuery({
    ...nextEventQuery(currentGame.id),
    enabled: current.data !== undefined && current.data.length === 0,
  });
  const isUnknown =
    current.data === undefined || (current.data.length === 0 && next.data === undefined);
  if (isUnknown && (current.isError || next.isError)) {
    const retry = () => void (current.isError ? current.refetch() : next.refetch());
    return <NotLoaded onRetry={retry} />;
  }
  if (isUnknown) return <Loading />;
  const eventId = defaultEventId(current.data, next.data ?? null);
  if (eventId !== null) return <NamedEvent eventId={eventId} userId={null} />;
  return (
    <EventLayout pane={emptyPane}>
      <NoEvent />
    </EventLayout>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <EventLayout pane={emptyPane}>
      <EventFailed
        level={1}
        title="The event could not be loaded"
        text="Check your connection. Unsaved picks are kept on this device."
        onRetry={onRetry}
      />
    </EventLayout>
  );
}

interface NamedEventProps {
  readonly eventId: number;
  readonly userId: number | null;
}

function NamedEvent({ eventId, userId }: NamedEventProps) {
  const { data: event, error, refetch } = useQuery(eventQuery(eventId));
  if (event !== undefined) {
    if (event.gameId !== currentGame.id) {
      const user = userId === null ? '' : `/${userId}`;
      return <Navigate replace to={`/${gameOf(event.gameId).prefix}/event/${eventId}${user}`} />;
    }
    return <EventView key={`${eventId}.${userId}`} event={event} viewedUserId={userId} />;
  }
  if (error === null) return <Loading />;
  if (!(error instanceof ApiError && error.status === 404))
    return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <EventLayout pane={emptyPane}>
      <EmptyState
        level={1}
        icon="warning"
        title="No such event"
        text="It may have been removed. The event details lead to the others."
      >
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          See the current event
        </Link>
      </EmptyState>
    </EventLayout>
  );
}
