import type { LeaderboardEntry } from '@callshot/contract';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { NameBadge } from '../ui/name-badge.tsx';
import styles from './board-row.module.css';
import { pointsUnit } from './points-text.ts';

interface BoardRowProps {
  readonly entry: LeaderboardEntry;
  readonly isOwn: boolean;
  /** Opens the entrant's picks; absent where they are not open to the reader. */
  readonly onOpen?: ((userId: number) => void) | undefined;
}

const points = (score: number) => score.toLocaleString('en');

/** One entrant: rank, name, points. Before anything is scored only the name. */
export function BoardRow({ entry, isOwn, onOpen }: BoardRowProps) {
  const content: ReactNode = (
    <>
      {entry.totalScore !== null && <span className={styles.rank}>{entry.rank ?? '–'}</span>}
      <span className={styles.name}>
        <NameBadge
          username={entry.username}
          nameplateId={entry.nameplateId}
          isStaff={entry.isStaff}
        />
        {isOwn && <span className={styles.you}>you</span>}
      </span>
      {entry.totalScore !== null && (
        <span className={styles.points}>
          {points(entry.totalScore)}
          <span className={styles.unit}> {pointsUnit(entry.totalScore)}</span>
        </span>
      )}
    </>
  );
  const className = classNames(
    styles.row,
    entry.totalScore === null && styles.unscored,
    isOwn && styles.own,
  );
  return (
    <li className={styles.item} data-row={entry.row} aria-current={isOwn ? 'true' : undefined}>
      {onOpen ? (
        <button
          type="button"
          className={classNames(className, styles.opens)}
          aria-label={spoken(entry)}
          onClick={() => onOpen(entry.userId)}
        >
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
}

const spoken = ({ rank, username, isStaff, totalScore }: LeaderboardEntry): string =>
  [
    rank === null ? null : `Rank ${rank}`,
    username,
    isStaff ? 'Staff' : null,
    totalScore === null ? null : `${points(totalScore)} ${totalScore === 1 ? 'point' : 'points'}`,
    'Open their picks',
  ]
    .filter((part) => part !== null)
    .join(', ');
