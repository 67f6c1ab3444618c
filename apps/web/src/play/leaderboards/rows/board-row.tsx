import type { LeaderboardEntry } from '@callshot/contract';
import type { ReactNode } from 'react';
import { language } from '../../../platform/core/language.ts';
import { rankWords } from '../../../platform/core/rank-text.ts';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { openProfile } from '../board/open-profile.ts';
import { m } from '../words/messages.js';
import styles from './board-row.module.css';
import { opensWords } from './entry-words.ts';
import { LateMark } from './late-mark.tsx';
import { MoveMark, moveWords } from './move-mark.tsx';
import { PinnedTrophy } from './pinned-trophy.tsx';
import { pointsUnit } from './points-text.ts';
import { RankMark } from './rank-mark.tsx';

interface BoardRowProps {
  readonly entry: LeaderboardEntry;
  readonly isOwn: boolean;
  /** Opens the entrant's picks; absent where they are not open to the reader: it opens their profile then. */
  readonly onOpen?: ((userId: number) => void) | undefined;
}

const points = (score: number) => score.toLocaleString(language());

/** One entrant: rank, name, movement, points. Before anything is scored only the name. */
export function BoardRow({ entry, isOwn, onOpen }: BoardRowProps) {
  const content: ReactNode = (
    <>
      {entry.totalScore !== null && (
        <span className={styles.rank}>
          <RankMark {...entry} />
        </span>
      )}
      <span className={styles.name}>
        <span className={styles.who}>
          <NameBadge
            username={entry.username}
            nameplateId={entry.nameplateId}
            isStaff={entry.isStaff}
          />
          {isOwn && <span className={styles.you}>{m.you()}</span>}
          <LateMark {...entry} />
        </span>
        <PinnedTrophy entry={entry} />
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
        aria-label={spoken(entry, { isOwn, opens: onOpen ? 'picks' : 'profile' })}
        onClick={() => open(entry.userId)}
      >
        {content}
      </button>
    </li>
  );
}

const spoken = (
  { rank, isTied, username, isStaff, totalScore, move, lateShare }: LeaderboardEntry,
  { isOwn, opens }: { readonly isOwn: boolean; readonly opens: 'picks' | 'profile' },
): string =>
  [
    rank === null ? null : rankWords({ rank, isTied }),
    username,
    isOwn ? m.you() : null,
    isStaff ? m.staff() : null,
    lateShare ? m.lateSpoken({ share: lateShare }) : null,
    totalScore === null ? null : m.pointsWords({ count: totalScore, points: points(totalScore) }),
    move === null || totalScore === null ? null : moveWords(move),
    opensWords(isOwn, opens),
  ]
    .filter((part) => part !== null)
    .join(', ');
