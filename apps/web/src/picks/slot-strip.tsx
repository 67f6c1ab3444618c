import type { EventTeam } from '@callshot/contract';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './slot-strip.module.css';

interface SlotStripProps {
  readonly picked: readonly EventTeam[];
  readonly count: number;
  /** What the places are for. */
  readonly label: string;
}

/** The places of a step, filled one by one: how many are taken and how many are left. */
export function SlotStrip({ picked, count, label }: SlotStripProps) {
  const places = Array.from({ length: count }, (_, place) => picked[place] ?? null);
  const isFull = picked.length === count;
  return (
    <div className={styles.strip} data-full={isFull || undefined}>
      <span className={styles.places} aria-hidden="true">
        {places.map((team, place) =>
          team === null ? (
            // Places have no identity of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its position
            <span key={`empty-${place}`} className={styles.empty} />
          ) : (
            <TeamMark key={team.id} team={team} size={26} />
          ),
        )}
      </span>
      <span className={styles.count}>
        {picked.length} / {count} <span className={styles.label}>{label}</span>
      </span>
    </div>
  );
}
