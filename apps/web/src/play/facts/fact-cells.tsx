import type { EventTeam, TeamFacts, TeamRanking } from '@callshot/contract';
import { eventNameFor, isEmptyRecord } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';
import { ordinal } from '../../platform/core/ordinal.ts';
import { CountryFlag } from '../../platform/ui/art/country-flag.tsx';
import {
  dayWords,
  endText,
  inOrder,
  mapsText,
  POSITIONS,
  reachText,
  recordText,
} from './fact-words.ts';
import styles from './facts-table.module.css';
import { m } from './words/messages.js';

type EventFacts = TeamFacts['here'];

/** A place of a ranking is told with whose it is, and of which day. */
export function Ranking({ ranking: { place, source, asOf, url } }: { ranking: TeamRanking }) {
  const of = m.rankingOf({ source, day: dayWords(asOf) });
  return (
    <>
      <b className={styles.number}>#{place}</b>
      <small>
        {url === null ? (
          of
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {of}
          </a>
        )}
      </small>
    </>
  );
}

const joined = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

/** The record here, and where several stages make it up, that of each. */
export function HereFacts({ facts: { record, place, stages } }: { facts: EventFacts }) {
  const played = stages.filter((stage) => !isEmptyRecord(stage.record));
  return (
    <>
      <b className={styles.number}>{recordText(record)}</b>
      <small>{joined(mapsText(record), place === null ? null : ordinal(place))}</small>
      <ul className={styles.list}>
        {played.map((stage) => (
          <li key={stage.eventStageId}>
            <bdi>{stage.stageName}</bdi>
            <small>
              {joined(played.length > 1 ? recordText(stage.record) : null, endText(stage))}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The newest first. */
export function EarlierEvents({ events }: { events: readonly EventFacts[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.eventId}>
          <b>{recordText(event.record)}</b>{' '}
          <bdi>{eventNameFor(event.eventName, event.eventNames ?? {}, language()).text}</bdi>
          <small>
            {joined(reachText(event), mapsText(event.record), dayWords(event.startDate))}
          </small>
        </li>
      ))}
    </ul>
  );
}

export function Players({ members }: { members: EventTeam['members'] }) {
  return (
    <ul className={styles.list}>
      {inOrder(members).map(({ position, username, flag }) => (
        <li key={`${position} ${username}`} className={styles.player}>
          {flag && <CountryFlag flag={flag} />} <bdi>{username}</bdi>
          {POSITIONS[position] !== null && <small>{POSITIONS[position]}</small>}
        </li>
      ))}
    </ul>
  );
}
