import { gameOf, readStoredFormat } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ApiError } from '../../platform/core/api-error.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { serverNow } from '../../platform/core/server-clock.ts';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { eventQuery } from '../events/event.queries.ts';
import { BareBar } from './banner/event-bar.tsx';
import { idOfPath, ownerOfPath, pathOfOwner } from './banner/event-choice.ts';
import { EventLayout } from './banner/event-layout.tsx';
import { EventFailed, MainSkeleton, NoEvent, PaneSkeleton } from './banner/event-states.tsx';
import { EventView } from './event-view.tsx';
import { PaneOfNone } from './pane/lazy-panes.tsx';
import { loadStage } from './stage/stage-of-kind.tsx';
import { loadStageResults } from './stage/stage-picks.tsx';
import { type EventOfVisit, useEventOfVisit } from './use-event-of-visit.ts';
import { m } from './words/messages.js';

/**
 * {prefix}/event/{eventId?}/{userId?} [rule: product-5]; also shown for unknown paths. If the path
 * names no event, the page chooses one and names it. From then on only the person changes it.
 */
export function EventPage() {
  const { eventId, userId } = useParams();
  const { search } = useLocation();
  const named = idOfPath(eventId);
  const visit = useEventOfVisit(named === null);
  const shown = named ?? (visit.kind === 'chosen' ? visit.eventId : null);
  if (shown === null) return <Unchosen visit={visit} />;
  const pathname = `/${currentGame.prefix}/event/${shown}`;
  return (
    <>
      {named === null && <Navigate replace to={{ pathname, search }} />}
      <NamedEvent eventId={shown} userId={named === null ? null : ownerOfPath(userId)} />
    </>
  );
}

const Loading = () => (
  <EventLayout pane={<PaneSkeleton />}>
    <MainSkeleton />
  </EventLayout>
);

function Unchosen({ visit }: { readonly visit: EventOfVisit }) {
  if (visit.kind === 'failed') return <NotLoaded onRetry={visit.retry} />;
  if (visit.kind !== 'none') return <Loading />;
  return (
    <EventLayout pane={<PaneOfNone />}>
      <BareBar />
      <NoEvent />
    </EventLayout>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <EventLayout pane={<PaneOfNone />}>
      <BareBar />
      <EventFailed level={1} title={m.eventFailed()} text={m.eventFailedText()} onRetry={onRetry} />
    </EventLayout>
  );
}

interface NamedEventProps {
  readonly eventId: number;
  readonly userId: number | null;
}

function NamedEvent({ eventId, userId }: NamedEventProps) {
  const { data, error, refetch } = useQuery(eventQuery(eventId));
  // The whole page is drawn in slices, so that a press meanwhile is answered.
  const event = useDeferredValue(data);
  useEffect(() => {
    const drawn = data && readStoredFormat(data.format.json)?.stages[data.stage];
    if (!drawn) return;
    void loadStage(drawn);
    // Results come in once picks are locked.
    if (data.lockAt && Date.parse(data.lockAt) <= serverNow()) void loadStageResults();
  }, [data]);
  if (event !== undefined) {
    if (event.gameId !== currentGame.id) {
      const user = userId === null ? '' : `/${pathOfOwner(userId)}`;
      return <Navigate replace to={`/${gameOf(event.gameId).prefix}/event/${eventId}${user}`} />;
    }
    return <EventView key={`${eventId}.${userId}`} event={event} viewedUserId={userId} />;
  }
  if (error === null) return <Loading />;
  if (!(error instanceof ApiError && error.status === 404))
    return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <EventLayout pane={<PaneOfNone />}>
      <BareBar />
      <EmptyState level={1} icon="warning" title={m.noSuchEvent()} text={m.noSuchEventText()}>
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          {m.seeCurrentEvent()}
        </Link>
      </EmptyState>
    </EventLayout>
  );
}
