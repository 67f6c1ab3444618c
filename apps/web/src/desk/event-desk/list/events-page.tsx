import type { DeskEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { currentGame } from '../../../platform/core/current-game.ts';
import { ListFilter } from '../../../platform/lists/list-filter.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../../platform/ui/controls/button.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { actOf, type PageKey, usePageKeys } from '../../../platform/ui/page/page-keys.ts';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { deskListQuery } from '../desk.queries.ts';
import styles from './events-page.module.css';
import { EventsTable } from './events-table.tsx';
import {
  countOf,
  type EventsView,
  firstEventsView,
  foundEvents,
  type Shown,
  sortedEventsBy,
} from './listed-events.ts';

/** Every event of the game, with where it stands; each leads to its control room. */
export function EventsPage() {
  const events = useQuery(deskListQuery(currentGame.id));
  return (
    <StaffPage
      title="Events"
      intro={events.data ? introOf(events.data) : currentGame.name}
      actions={
        <Link to="/admin/event/create" className={buttonClass({ variant: 'primary' })}>
          <Icon name="plus" size={18} />
          Event Creator
        </Link>
      }
    >
      {events.isPending ? <Waiting /> : null}
      {events.isError && !events.data ? (
        <LoadFailure title="The events could not be loaded" onRetry={() => void events.refetch()} />
      ) : null}
      {events.data?.length === 0 ? <NoEvents /> : null}
      {events.data && events.data.length > 0 ? <EventList events={events.data} /> : null}
    </StaffPage>
  );
}

const introOf = (events: readonly DeskEvent[]): string =>
  `${currentGame.name}: ${events.length === 1 ? '1 event' : `${events.length} events`}, ${countOf(events, 'running')} not finished`;

const shownNames: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'running', label: 'Current' },
  { value: 'finished', label: 'Finished' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
];

function EventList({ events }: { events: readonly DeskEvent[] }) {
  const [view, setView] = useState<EventsView>(firstEventsView);
  const filter = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const found = foundEvents(events, view);
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('td a') ?? [])];
    const here = document.activeElement;
    const at = here instanceof HTMLElement ? links.indexOf(here) : -1;
    links[at === -1 ? 0 : at + by]?.focus();
  };
  const keys: readonly PageKey[] = [
    { keys: '/', says: 'Filter by name', act: () => filter.current?.focus() },
    { keys: '↓', says: 'To the next event', act: () => step(1) },
    { keys: '↑', says: 'To the one before', act: () => step(-1) },
    { keys: 'N', says: 'Make an event', act: () => void navigate('/admin/event/create') },
  ];
  usePageKeys(keys);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys in a field or a choice belong to it.
    if (event.target instanceof HTMLInputElement) return;
    const act = actOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section ref={list} className={styles.list} aria-label="Events" onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <Segmented
          label="Which events"
          value={view.shown}
          onChange={(shown) => setView({ ...view, shown })}
          items={shownNames}
        />
        <ListFilter
          by="name"
          text={view.text}
          filter={filter}
          onText={(text) => setView({ ...view, text })}
        />
      </div>
      {found.length === 0 ? (
        <Nowhere view={view} />
      ) : (
        <EventsTable
          events={found}
          sorting={view.sorting}
          onSort={(by) => setView(sortedEventsBy(view, by))}
        />
      )}
    </section>
  );
}

function Nowhere({ view: { text, shown } }: { view: EventsView }) {
  if (text.trim() !== '') {
    return (
      <EmptyState
        icon="search"
        title="No events found"
        text="Try part of the name, or search all events."
      />
    );
  }
  const what = {
    running: 'under way or ahead',
    finished: 'finished',
    archived: 'archived',
    all: '',
  };
  return <EmptyState icon="trophy" title={`No event is ${what[shown]}`} />;
}

const NoEvents = () => (
  <EmptyState
    icon="trophy"
    title={`No ${currentGame.name} events yet`}
    text="Create one from a wiki tournament, or by hand."
  >
    <Link to="/admin/event/create" className={buttonClass({ variant: 'primary' })}>
      Create the first one
    </Link>
  </EmptyState>
);

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the events">
      <Skeleton height={52} />
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
