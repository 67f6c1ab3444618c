import type { Event } from '@callshot/contract';
import { soonWords } from '../../../platform/core/clock.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import styles from './lock-extension.module.css';

interface LockExtensionProps {
  readonly event: Pick<Event, 'lockExtendedBy' | 'lockAt'>;
}

/** Says that an Admin put the lock off for everybody, and until when [rule: stages-10]. */
export function LockExtension({ event: { lockExtendedBy, lockAt } }: LockExtensionProps) {
  if (lockExtendedBy === undefined || lockAt === null) return null;
  return (
    <aside className={styles.banner} aria-label="More time to pick">
      <Icon name="clock" size={18} />
      {`Everybody has ${spanOf(lockExtendedBy)} more to pick: until ${soonWords(lockAt)}.`}
    </aside>
  );
}

function spanOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [countOf(hours, 'hour'), countOf(rest, 'minute')].filter(Boolean).join(' and ');
}

const countOf = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
