import { zonedWords } from '../../../platform/core/clock.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import {
  COUNTDOWN_LABEL,
  type CountdownFacts,
  countdownState,
  spokenTime,
} from '../../events/countdown-state.ts';
import { useCountdownPhase, useServerSecond } from '../../events/server-second.ts';
import { m } from '../words/messages.js';
import styles from './lock-block.module.css';
import { lockUnits, lockUrgency } from './lock-units.ts';

interface LockBlockProps {
  readonly event: CountdownFacts;
  /** A block of two lines on the event bar, or a row of the pane. */
  readonly shape: 'block' | 'row';
  /** Above the words once there is nothing left to count. */
  readonly note?: string | null;
}

/** When picks lock, that they are locked, or that the event is over [rule: event-page-7]. */
export function LockBlock({ event, shape, note = null }: LockBlockProps) {
  const phase = useCountdownPhase(event);
  if (phase === 'open') return <RunningLock event={event} shape={shape} />;
  return (
    <section className={styles.lock} data-shape={shape} aria-label={m.pickLock()}>
      {note !== null && <div className={styles.label}>{note}</div>}
      <div className={styles.words}>
        {shape === 'row' && <Icon name={phase === 'locked' ? 'lock' : 'check'} size={16} />}
        {COUNTDOWN_LABEL[phase]}
      </div>
    </section>
  );
}

function RunningLock({ event, shape }: LockBlockProps) {
  const left = countdownState(event, useServerSecond() * 1000);
  return (
    <section
      className={styles.lock}
      data-shape={shape}
      data-urgency={lockUrgency(left)}
      aria-label={m.pickLock()}
      title={event.lockAt === null ? undefined : zonedWords(event.lockAt)}
    >
      <div className={styles.label}>{left.label}</div>
      <div
        className={styles.time}
        role="timer"
        aria-label={spokenTime(left.days, left.hours, left.minutes)}
      >
        {lockUnits(left).map(([count, unit]) => (
          <span key={unit} aria-hidden="true">
            {count}
            <small>{unit}</small>
          </span>
        ))}
      </div>
    </section>
  );
}
