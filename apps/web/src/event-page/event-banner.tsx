import type { Event } from '@callshot/contract';
import { useState } from 'react';
import styles from './event-banner.module.css';

/** First letters of the words that carry a name: 'BLAST.tv Austin Major 2025' is 'BAM'. */
const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[A-Za-z]/.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3)
    .join('');

function Fallback({ name, year }: { readonly name: string; readonly year: number }) {
  return (
    <span className={styles.fallback} aria-hidden="true">
      <span className={styles.letters}>{lettersOf(name)}</span>
      <span className={styles.year}>{year}</span>
    </span>
  );
}

/** The event's picture, leading to its own page; lettering in the game's colours where it has none. */
export function EventBanner({ event }: { readonly event: Event }) {
  const [hasFailed, setHasFailed] = useState(false);
  const name = event.nameOverride;
  const picture =
    event.image !== null && !hasFailed ? (
      <img
        className={styles.image}
        src={event.image}
        alt=""
        width={326}
        height={160}
        onError={() => setHasFailed(true)}
      />
    ) : (
      <Fallback name={name} year={new Date(event.metadata.startDate).getUTCFullYear()} />
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
