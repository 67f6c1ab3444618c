import { useQuery } from '@tanstack/react-query';
import { openModal } from '../core/modals.ts';
import { userCardQuery } from '../events/event.queries.ts';
import { userScoreQuery } from '../picks/picks.queries.ts';
import { NameBadge } from '../ui/name-badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './own-row.module.css';

interface OwnRowProps {
  readonly eventId: number;
  readonly userId: number;
}

/** The viewer's own place, always in sight; it opens the board there. */
export function OwnRow({ eventId, userId }: OwnRowProps) {
  const card = useQuery(userCardQuery(userId)).data;
  const score = useQuery(userScoreQuery(eventId, userId)).data;
  if (card === undefined) return null;
  const isScored = score !== undefined && score.rank !== null;
  return (
    <button
      type="button"
      className={styles.row}
      title="Your Leaderboard"
      onClick={() => openModal('globalLeaderboard', { eventId, anchor: 'me' })}
    >
      <VisuallyHidden>Your Leaderboard</VisuallyHidden>
      <span className={styles.rank}>{isScored ? score.rank : '–'}</span>
      <NameBadge username={card.username} nameplateId={card.nameplateId} isStaff={card.isStaff} />
      {isScored && <span className={styles.points}>{score.totalScore.toLocaleString('en')}</span>}
    </button>
  );
}
