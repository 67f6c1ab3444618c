import type { GameId } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Link } from '../../../platform/core/link.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import {
  currentEventsQuery,
  nextEventQuery,
  pastEventIdsQuery,
} from '../../events/event.queries.ts';
import { m } from '../words/messages.js';
import { type EventList, listOf, liveIds, neighbours } from './event-choice.ts';
import styles from './event-selector.module.css';

interface ArrowProps {
  readonly to: string | null;
  readonly label: string;
  readonly icon: 'arrow-left' | 'arrow-right';
}

function Arrow({ to, label, icon }: ArrowProps) {
  if (to === null) {
    return (
      <button type="button" className={styles.arrow} disabled aria-label={label}>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link className={styles.arrow} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

interface EventSelectorProps {
  readonly gameId: GameId;
  readonly prefix: string;
  /** The event on screen; null when there is none. */
  readonly eventId: number | null;
}

/** The page retries failed requests; retrying here too would never end. */
const READ_ALONG = { retryOnMount: false };

/** Past/Live toggle, and arrows along the chosen list [rule: event-page-1, events-16, events-22]. */
export function EventSelector({ gameId, prefix, eventId }: EventSelectorProps) {
  const navigate = useNavigate();
  const past = useQuery({ ...pastEventIdsQuery(gameId), ...READ_ALONG }).data ?? [];
  const current = useQuery({ ...currentEventsQuery(gameId), ...READ_ALONG }).data ?? [];
  const next = useQuery({ ...nextEventQuery(gameId), ...READ_ALONG }).data ?? null;
  const list = eventId === null ? 'live' : listOf(eventId, past);
  const ids = list === 'past' ? past : liveIds(current, next);
  const around = eventId === null ? { previous: null, next: null } : neighbours(ids, eventId);
  const pathOf = (id: number | null) => (id === null ? null : `/${prefix}/event/${id}`);

  const choose = (chosen: EventList) => {
    if (chosen === list) return;
    const newest = past.at(-1);
    if (chosen === 'live') void navigate(`/${prefix}/event`);
    else if (newest !== undefined) void navigate(`/${prefix}/event/${newest}`);
  };

  return (
    <nav className={styles.selector} aria-label={m.events()}>
      <Segmented<EventList>
        label={m.whichEvents()}
        value={list}
        items={[
          { value: 'past', label: m.pastEvents(), isDisabled: past.length === 0 },
          { value: 'live', label: m.liveEvents() },
        ]}
        onChange={choose}
      />
      <div className={styles.arrows}>
        <Arrow to={pathOf(around.previous)} label={m.previousEvent()} icon="arrow-left" />
        <Arrow to={pathOf(around.next)} label={m.nextEvent()} icon="arrow-right" />
      </div>
    </nav>
  );
}
