import type { Event } from '@callshot/contract';
import { useState } from 'react';
import { EventArt } from '../ui/event-art.tsx';
import styles from './event-banner.module.css';

/** The event's picture, leading to its own page; one drawn from its name where it has none. */
export function EventBanner({ event }: { readonly event: Event }) {
  const [hasFailed, setHasFailed] = useState(false);
  const name = event.nameOverride;
  const picture =
    event.image !== null && !hasFailed ? (
      <img
        className={styles.image}
        src={event.image}
        alt=""
        width={358}
        height={172}
        onError={() => setHasFailed(true)}
      />
    ) : (
      <EventArt event={{ ...event, name }} className={styles.art} />
    );
  if (event.url === null) return <div className={styles.banner}>{picture}</div>;
  return (
    <a
      className={styles.banner}
      href={event.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name}: event page (opens in a new tab)`}
    >
      {picture}
    </a>
  );
}
