import { spokenTime } from './countdown-state.ts';
import styles from './time-left.module.css';
import { m } from './words/messages.js';

const twoDigits = (count: number) => String(count).padStart(2, '0');

interface TimeLeftProps {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** `lg` where it is the subject of a page. */
  readonly size?: 'md' | 'lg';
}

/** Days, hours, minutes and seconds as figures. */
export function TimeLeft({ days, hours, minutes, seconds, size = 'md' }: TimeLeftProps) {
  const units = [
    [days, m.daysUnit({ count: days })],
    [hours, m.hoursUnit({ count: hours })],
    [minutes, m.minutesUnit()],
    [seconds, m.secondsUnit()],
  ] as const;
  return (
    <div
      className={styles.units}
      data-size={size}
      role="timer"
      aria-label={spokenTime(days, hours, minutes)}
    >
      {units.map(([count, unit]) => (
        <span key={unit} className={styles.unit} aria-hidden="true">
          <span className={styles.figure}>{twoDigits(count)}</span>
          <span className={styles.name}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
