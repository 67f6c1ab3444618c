import type { LeaderboardEntry } from '@callshot/contract';
import { useRef } from 'react';
import { language } from '../../../platform/core/language.ts';
import { rankText } from '../../../platform/core/rank-text.ts';
import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { awardOf } from '../awards/award-tiers.ts';
import { type BoardTier, tierOf } from '../awards/tier-distance.ts';
import { type BoardFaces, wordsOf } from '../board/board-faces.ts';
import { openProfile } from '../board/open-profile.ts';
import { m } from '../words/messages.js';
import { PinnedTrophy } from './pinned-trophy.tsx';
import styles from './podium.module.css';
import { pointsUnit } from './points-text.ts';
import { useRowSwaps } from './row-swaps.ts';

interface PodiumProps {
  readonly entries: readonly LeaderboardEntry[];
  readonly tiers: readonly BoardTier[];
  readonly faces: BoardFaces;
}

/**
 * The first three rows, each on the step of its rank with the award that would be theirs now.
 * Entrants who share a rank stand on equal steps of one metal. If a result gives them other places,
 * their names swap and the steps stay.
 */
export function Podium({ entries, tiers, faces }: PodiumProps) {
  const open = faces.onOpen ?? openProfile;
  const places = useRef<HTMLOListElement>(null);
  useRowSwaps(places, entries, faces.ownId);
  return (
    <ol ref={places} className={styles.podium} aria-label={m.podium()}>
      {entries.map((entry) => (
        <li
          key={entry.userId}
          className={styles.place}
          data-row={entry.row}
          data-step={entry.rank}
          data-user={entry.userId}
          aria-current={entry.userId === faces.ownId ? 'true' : undefined}
        >
          <button
            type="button"
            className={styles.opens}
            aria-label={wordsOf(entry, faces)}
            onClick={() => open(entry.userId)}
          >
            <Standing entry={entry} tier={tierOf(tiers, entry.row)} reward={faces.reward} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** px; the winner's is the largest. */
const TROPHY = { first: 60, other: 44 };

interface StandingProps {
  readonly entry: LeaderboardEntry;
  readonly tier: BoardTier | undefined;
  readonly reward: BoardFaces['reward'];
}

function Standing({ entry, tier, reward }: StandingProps) {
  const { username, nameplateId, isStaff, rank, totalScore } = entry;
  return (
    <span className={styles.standing} aria-hidden>
      {tier && (
        <TrophyArt
          tier={awardOf(tier.trophyTypeId).tier}
          reward={reward}
          size={rank === 1 ? TROPHY.first : TROPHY.other}
          isDecoration
        />
      )}
      <span className={styles.named} data-moved>
        <NameBadge username={username} nameplateId={nameplateId} isStaff={isStaff} />
      </span>
      <span className={styles.plinth}>
        <span className={styles.rank}>{rankText(entry)}</span>
        <span className={styles.points}>
          <b>{totalScore?.toLocaleString(language())}</b> {pointsUnit(totalScore ?? 0)}
        </span>
        <PinnedTrophy entry={entry} />
      </span>
    </span>
  );
}
