import { useQuery } from '@tanstack/react-query';
import { language } from '../../../platform/core/language.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { rankText } from '../../../platform/core/rank-text.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { userCardQuery } from '../../events/event.queries.ts';
import { useOwnEntry } from '../../leaderboards/board/use-own-entry.ts';
import { MoveMark, moveWords } from '../../leaderboards/rows/move-mark.tsx';
import { PinnedTrophy } from '../../leaderboards/rows/pinned-trophy.tsx';
import { userScoreQuery } from '../../picks/picks.queries.ts';
import { m } from '../words/messages.js';
import styles from './own-row.module.css';

interface OwnRowProps {
  readonly eventId: number;
  readonly userId: number;
}

/** The viewer's own place, always in sight; it opens the board there. */
export function OwnRow({ eventId, userId }: OwnRowProps) {
  const card = useQuery(userCardQuery(userId)).data;
  const score = useQuery(userScoreQuery(eventId, userId)).data;
  const { entry } = useOwnEntry(eventId, userId);
  const move = entry?.move ?? null;
  if (card === undefined) return null;
  const [pin] = card.pinnedTrophy;
  const isScored = score !== undefined && (score.rank !== null || score.late !== undefined);
  return (
    <button
      type="button"
      className={styles.row}
      title={m.yourLeaderboard()}
      onClick={() => openModal('globalLeaderboard', { eventId, anchor: 'me' })}
    >
      <VisuallyHidden>{m.yourLeaderboard()}</VisuallyHidden>
      <span className={styles.rank}>{isScored ? rankText(score) : '–'}</span>
      <span className={styles.name}>
        <NameBadge username={card.username} nameplateId={card.nameplateId} isStaff={card.isStaff} />
        <PinnedTrophy
          entry={{
            pinnedEventName: pin?.eventName ?? null,
            pinnedTrophyImagePath: pin?.imagePath ?? null,
          }}
        />
      </span>
      {isScored && (
        <>
          <span aria-hidden>
            <MoveMark move={move} />
          </span>
          <span className={styles.points}>
            {move !== null && <VisuallyHidden>{moveWords(move)}, </VisuallyHidden>}
            {score.totalScore.toLocaleString(language())}
          </span>
        </>
      )}
    </button>
  );
}
