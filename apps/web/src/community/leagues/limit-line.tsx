import { useQuery } from '@tanstack/react-query';
import { roomText } from './league-words.ts';
import { leagueLimitQuery } from './leagues.queries.ts';
import styles from './limit-line.module.css';

interface LimitLineProps {
  readonly viewer: number;
  readonly joined: number;
}

/**
 * The number of leagues that the viewer may still join, a dash for each place [rule: leagues-8].
 */
export function LimitLine({ viewer, joined }: LimitLineProps) {
  const limit = useQuery(leagueLimitQuery(viewer)).data;
  // Its height is there before it is known.
  if (limit === undefined) return <div className={styles.line} />;
  const room = limit - joined;
  if (room <= 0) return null;
  const places = Array.from({ length: limit }, (_, at) => at < joined);
  return (
    <div className={styles.line}>
      <p>{roomText(room)}</p>
      <div className={styles.places} aria-hidden>
        {places.map((isTaken, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are what is listed
          <span key={at} className={styles.place} data-taken={isTaken} />
        ))}
      </div>
    </div>
  );
}
