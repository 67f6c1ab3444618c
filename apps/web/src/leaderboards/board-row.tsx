import type { LeaderboardEntry } from '@callshot/contract';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { NameBadge } from '../ui/name-badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './board-row.module.css';
import { MoveMark, moveWords } from './move-mark.tsx';
import { openProfile } from './open-profile.ts';
import { PinnedTrophy } from './pinned-trophy.tsx';
import { pointsUnit } from './points-text.ts';

interface BoardRowProps {
  readonly entry: LeaderboardEntry;
  readonly isOwn: boolean;
  /** Opens the entrant's picks; absent where they are not open to the reader: it opens their profile then. */
  readonly onOpen?: ((userId: number) => void) | undefined;
}

const points = (score: number) => score.toLocaleString('en');

/** One entrant: rank, name, movement, points. Before anything is scored only the name. */
export function BoardRow({ entry, isOwn, onOpen }: BoardRowProps) {
  const content: ReactNode = (
    <>
      {entry.totalScore !== null && (
        <span className={styles.rank} data-medal={medalOf(entry.rank)}>
          {entry.rank?.toLocaleString('en') ?? '–'}
        </span>
      )}
      <span className={styles.name}>
        <NameBadge
          username={entry.username}
          nameplateId={entry.nameplateId}
          isStaff={entry.isStaff}
        />
        <PinnedTrophy entry={entry} />
        {isOwn && <span className={styles.you}>you</span>}
      </span>
      {entry.totalScore !== null && (
        <>
          <span aria-hidden>
            <MoveMark move={entry.move} />
          </span>
          <span className={styles.points}>
            {points(entry.totalScore)}
            <VisuallyHidden> {pointsUnit(entry.totalScore)}</VisuallyHidden>
          </span>
        </>
      )}
    </>
  );
  const open = onOpen ?? openProfile;
  return (
    <li
      className={styles.item}
      data-row={entry.row}
      data-user={entry.userId}
      aria-current={isOwn ? 'true' : undefined}
    >
      <button
        type="button"
        className={classNames(
          styles.row,
          styles.opens,
          entry.totalScore === null && styles.unscored,
          isOwn && styles.own,
        )}
        aria-label={spoken(entry, onOpen ? 'picks' : 'profile')}
        onClick={() => open(entry.userId)}
      >
        {content}
      </button>
    </li>
  );
}

const medalOf = (rank: number | null) => (rank !== null && rank <= 3 ? rank : undefined);

const spoken = (
  { rank, username, isStaff, totalScore, move }: LeaderboardEntry,
  opens: 'picks' | 'profile',
): string =>
  [
    rank === null ? null : `Rank ${rank}`,
    username,
    isStaff ? 'Staff' : null,
    totalScore === null ? null : `${points(totalScore)} ${totalScore === 1 ? 'point' : 'points'}`,
    move === null || totalScore === null ? null : moveWords(move),
    `Open their ${opens}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
