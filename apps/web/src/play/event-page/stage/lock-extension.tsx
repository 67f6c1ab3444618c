import type { Event } from '@callshot/contract';
import { soonWords } from '../../../platform/core/clock.ts';
import { unitText } from '../../../platform/core/unit-text.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { listedWithAnd } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import styles from './lock-extension.module.css';

interface LockExtensionProps {
  readonly event: Pick<Event, 'lockExtendedBy' | 'lockAt'>;
}

/** Says that an Admin put the lock off for everybody, and until when [rule: stages-10]. */
export function LockExtension({ event: { lockExtendedBy, lockAt } }: LockExtensionProps) {
  if (lockExtendedBy === undefined || lockAt === null) return null;
  return (
    <aside className={styles.banner} aria-label={m.moreTimeTitle()}>
      <Icon name="clock" size={18} />
      {m.moreTimeText({ span: spanOf(lockExtendedBy), time: soonWords(lockAt) })}
    </aside>
  );
}

function spanOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return listedWithAnd([
    ...(hours === 0 ? [] : [unitText(hours, 'hour')]),
    ...(rest === 0 ? [] : [unitText(rest, 'minute')]),
  ]);
}
