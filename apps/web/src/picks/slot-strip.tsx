import type { EventTeam } from '@callshot/contract';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './slot-strip.module.css';

interface SlotStripProps {
  readonly picked: readonly EventTeam[];
  readonly count: number;
  /** What the spots are for. */
  readonly label: string;
}

/** The spots of a step, filled one by one: how many are taken and how many are left. */
export function SlotStrip({ picked, count, label }: SlotStripProps) {
  const taken = picked.slice(0, count);
  const empty = [...Array(count).keys()].slice(taken.length);
  const isFull = picked.length === count;
  return (
    <div className={styles.strip} data-full={isFull || undefined}>
      <span className={styles.places} aria-hidden="true">
        {taken.map((team) => (
          <TeamMark key={team.id} team={team} size={26} />
        ))}
        {empty.map((place) => (
          <span key={place} className={styles.empty} />
        ))}
      </span>
      <span className={styles.count}>
        {picked.length} / {count} <span className={styles.label}>{label}</span>
      </span>
    </div>
  );
}
