import type { Event } from '@callshot/contract';
import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import { dateRange } from './date-range.ts';
import { EventBanner } from './event-banner.tsx';
import { EventSelector } from './event-selector.tsx';
import styles from './left-pane.module.css';

const submitted = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'bracket' : 'brackets'} submitted`;

interface LeftPaneProps {
  readonly gameId: 1 | 2;
  readonly prefix: string;
  readonly event: Event | null;
  /** The leaderboard preview. */
  readonly children?: ReactNode;
}

/** Which event this is, when it locks, and who leads it. */
export function LeftPane({ gameId, prefix, event, children }: LeftPaneProps) {
  return (
    <div className={styles.content}>
      <EventSelector gameId={gameId} prefix={prefix} eventId={event?.id ?? null} />
      {event !== null && (
        <>
          <div>
            <h2 className={styles.name}>{event.nameOverride}</h2>
            <p className={styles.dates}>
              {dateRange(event.metadata.startDate, event.metadata.endDate)}
            </p>
          </div>
          <EventBanner key={event.id} event={event} />
          <Countdown event={event} />
          <p className={styles.submitted}>{submitted(event.bracketsSubmitted)}</p>
        </>
      )}
      {children}
    </div>
  );
}
