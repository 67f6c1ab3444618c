import type { DeskEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
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
import { m } from '../words/messages.js';
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
      title={m.events()}
      intro={events.data ? introOf(events.data) : currentGame.name}
      actions={
        <Link to="/admin/event/create" className={buttonClass({ variant: 'primary' })}>
          <Icon name="plus" size={18} />
          {m.eventCreator()}
        </Link>
      }
    >
      {events.isPending ? <Waiting /> : null}
      {events.isError && !events.data ? (
        <LoadFailure title={m.eventsNotLoaded()} onRetry={() => void events.refetch()} />
      ) : null}
      {events.data?.length === 0 ? <NoEvents /> : null}
      {events.data && events.data.length > 0 ? <EventList events={events.data} /> : null}
    </StaffPage>
  );
}

const introOf = (events: readonly DeskEvent[]): string =>
  m.eventsIntro({
    game: currentGame.name,
    count: events.length,
    unfinished: countOf(events, 'running'),
  });

const shownNames: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'running', label: m.currentEvents() },
  { value: 'finished', label: m.stateFinished() },
  { value: 'archived', label: m.stateArchived() },
  { value: 'all', label: m.allShown() },
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
    { keys: '/', says: m.filterKey(), act: () => filter.current?.focus() },
    { keys: '↓', says: m.nextEventKey(), act: () => step(1) },
    { keys: '↑', says: m.previousEventKey(), act: () => step(-1) },
    { keys: 'N', says: m.makeEventKey(), act: () => void navigate('/admin/event/create') },
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
    <section ref={list} className={styles.list} aria-label={m.events()} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <Segmented
          label={m.whichEvents()}
          value={view.shown}
          onChange={(shown) => setView({ ...view, shown })}
          items={shownNames}
        />
        <ListFilter
          by={m.filterField()}
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

const noneNames: Readonly<Record<Shown, string>> = {
  running: m.noneCurrent(),
  finished: m.noneFinished(),
  archived: m.noneArchived(),
  all: m.noEventsFound(),
};

function Nowhere({ view: { text, shown } }: { view: EventsView }) {
  if (text.trim() !== '') {
    return <EmptyState icon="search" title={m.noEventsFound()} text={m.noEventsFoundText()} />;
  }
  return <EmptyState icon="trophy" title={noneNames[shown]} />;
}

const NoEvents = () => (
  <EmptyState
    icon="trophy"
    title={m.noEventsYet({ game: currentGame.name })}
    text={m.noEventsYetText()}
  >
    <Link to="/admin/event/create" className={buttonClass({ variant: 'primary' })}>
      {m.createFirstOne()}
    </Link>
  </EmptyState>
);

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={m.loadingEvents()}>
      <Skeleton height={52} />
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
