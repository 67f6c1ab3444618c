import type { Event } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { ReactNode } from 'react';
import { EventName } from '../../../platform/ui/words/event-name.tsx';
import { dateRange } from '../../events/date-range.ts';
import { EventBanner } from '../banner/event-banner.tsx';
import { EventSelector } from '../banner/event-selector.tsx';
import { LockBlock } from '../stage/lock-block.tsx';
import { m } from '../words/messages.js';
import styles from './event-pane.module.css';
import { PaneFoot } from './pane-foot.tsx';
import { PaneCloser } from './pane-toggle.tsx';

interface EventPaneProps {
  readonly gameId: GameId;
  readonly prefix: string;
  readonly event: Event | null;
  /** Three, side by side. */
  readonly facts?: ReactNode;
  /** The leaderboard preview. */
  readonly children?: ReactNode;
  /** The viewer's own row, below the others. */
  readonly own?: ReactNode;
  readonly share?: ReactNode;
}

/** The event, its lock, its leader, and links to other places. */
export function EventPane(props: EventPaneProps) {
  const { gameId, prefix, event, facts, children, own, share } = props;
  return (
    <div className={styles.pane}>
      <div className={styles.scrolled}>
        <div
          className={styles.head}
          data-empty={event === null || undefined}
          data-on-art={event !== null || undefined}
        >
          {event !== null && <EventBanner key={event.id} event={event} />}
          <div className={styles.top}>
            <EventSelector gameId={gameId} prefix={prefix} eventId={event?.id ?? null} />
            <PaneCloser className={styles.close} />
          </div>
          {event !== null && (
            <div className={styles.about}>
              <h2 className={styles.name}>
                {event.url === null ? (
                  <EventName event={event} />
                ) : (
                  <a href={event.url} target="_blank" rel="noreferrer" title={m.eventPageLink()}>
                    <EventName event={event} />
                  </a>
                )}
              </h2>
              <p className={styles.dates}>
                {dateRange(event.metadata.startDate, event.metadata.endDate)}
              </p>
            </div>
          )}
        </div>
        {facts && <dl className={styles.facts}>{facts}</dl>}
        {event !== null && <LockBlock event={event} shape="row" />}
        <div className={styles.board}>{children}</div>
      </div>
      {own}
      <PaneFoot attribution={event?.attribution ?? null}>{share}</PaneFoot>
    </div>
  );
}
