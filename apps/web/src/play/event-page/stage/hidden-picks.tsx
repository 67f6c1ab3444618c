import { Icon } from '../../../platform/ui/art/icon.tsx';
import { timeLeft } from '../../events/countdown-state.ts';
import { useServerSecond } from '../../events/server-second.ts';
import { TimeLeft } from '../../events/time-left.tsx';
import { m } from '../words/messages.js';
import styles from './hidden-picks.module.css';

interface HiddenPicksProps {
  readonly username: string | null;
  /** When they become visible. */
  readonly hiddenUntil: string;
}

/** Picks of others are withheld until their stage locks [rule: locks-9, locks-12]. */
export function HiddenPicks({ username, hiddenUntil }: HiddenPicksProps) {
  const now = useServerSecond() * 1000;
  return (
    <section className={styles.hidden} aria-labelledby="hidden-picks">
      <span className={styles.hiddenMark}>
        <Icon name="lock" size={30} />
      </span>
      <h2 id="hidden-picks" className={styles.hiddenTitle}>
        {m.hiddenTitle()}
      </h2>
      <p className={styles.hiddenText}>
        {username === null ? m.hiddenPicks() : m.hiddenPicksOf({ name: username })}
      </p>
      <div className={styles.hiddenTime}>
        <TimeLeft {...timeLeft(Date.parse(hiddenUntil), now)} />
      </div>
    </section>
  );
}
