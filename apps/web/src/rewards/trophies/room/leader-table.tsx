import type { AwardLeader } from '@callshot/contract';
import { LeaderHeads, LeaderRow } from './leader-row.tsx';
import styles from './leader-table.module.css';

interface LeaderTableProps {
  readonly leaders: readonly AwardLeader[];
  readonly ownId: number | null;
  /** The own row below the others, where it is not among them. */
  readonly pinned?: AwardLeader | null;
}

export function LeaderTable({ leaders, ownId, pinned = null }: LeaderTableProps) {
  const isApart = pinned !== null && !leaders.some(({ userId }) => userId === pinned.userId);
  return (
    <table className={styles.table}>
      <LeaderHeads />
      <tbody>
        {leaders.map((leader) => (
          <LeaderRow key={leader.userId} leader={leader} isOwn={leader.userId === ownId} />
        ))}
      </tbody>
      {isApart ? (
        <tfoot className={styles.own}>
          <LeaderRow leader={pinned} isOwn isPinned />
        </tfoot>
      ) : null}
    </table>
  );
}
