import type { Event } from '@callshot/contract';
import { useState } from 'react';
import { EventArt } from '../../../platform/ui/art/event-art.tsx';
import styles from './event-banner.module.css';

/** The event's picture, on which its name stands; one drawn from the name where it has none. */
export function EventBanner({ event }: { readonly event: Event }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.banner}>
      {event.image !== null && !hasFailed ? (
        <img
          className={styles.image}
          src={event.image}
          alt=""
          width={358}
          height={172}
          onError={() => setHasFailed(true)}
        />
      ) : (
        <EventArt
          event={{ ...event, name: event.nameOverride }}
          words="at_foot"
          className={styles.art}
        />
      )}
    </div>
  );
}
