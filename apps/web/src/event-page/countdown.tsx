import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  COUNTDOWN_LABEL,
  type CountdownFacts,
  countdownState,
  spokenTime,
} from '../events/countdown-state.ts';
import { eventKeys } from '../events/event.queries.ts';
import { useCountdownPhase, useServerSecond } from '../events/server-second.ts';
import { refreshNotificationsSoon } from '../notifications/notification-keys.ts';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/moment.tsx';
import styles from './countdown.module.css';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Days, hours, minutes and seconds as figures. */
export function TimeLeft({ days, hours, minutes, seconds }: TimeLeftProps) {
  const units = [
    [days, days === 1 ? 'day' : 'days'],
    [hours, hours === 1 ? 'hour' : 'hours'],
    [minutes, 'min'],
    [seconds, 'sec'],
  ] as const;
  return (
    <div className={styles.units} role="timer" aria-label={spokenTime(days, hours, minutes)}>
      {units.map(([count, unit]) => (
        <span key={unit} className={styles.unit} aria-hidden="true">
          <span className={styles.figure}>{twoDigits(count)}</span>
          <span className={styles.name}>{unit}</span>
        </span>
      ))}
    </div>
  );
}

interface TimeLeftProps {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function RunningTime({ event }: { readonly event: CountdownFacts }) {
  const now = useServerSecond() * 1000;
  return <TimeLeft {...countdownState(event, now)} />;
}

interface CountdownProps {
  readonly event: CountdownFacts & { readonly id: number };
}

/** When picks lock, that they are locked, or that the event is over [rule: event-page-7]. */
export function Countdown({ event }: CountdownProps) {
  const phase = useCountdownPhase(event);
  useRefreshOnLock(event.id, phase);
  return (
    <section className={styles.countdown} data-phase={phase} aria-label="Pick lock">
      <p className={styles.label}>
        <Icon name={phase === 'open' ? 'clock' : phase === 'locked' ? 'lock' : 'check'} />
        {COUNTDOWN_LABEL[phase]}
      </p>
      {phase === 'open' && <RunningTime event={event} />}
      {/* The instant itself, so that nobody has to add up the figures. */}
      {phase === 'open' && event.lockAt !== null && (
        <Moment className={styles.instant} at={event.lockAt} />
      )}
    </section>
  );
}

/** At the lock the server starts to show and refuse other things: the event is read again. */
function useRefreshOnLock(eventId: number, phase: string) {
  const client = useQueryClient();
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    void client.invalidateQueries({ queryKey: eventKeys.one(eventId) });
    refreshNotificationsSoon(client);
  }, [client, eventId, phase]);
}
