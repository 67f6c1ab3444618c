import type { AwardLeader } from '@callshot/contract';
import { openModal } from '../../../platform/core/modals.ts';
import { TrophyPicture } from '../../../platform/ui/art/trophy-picture.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { RankMark } from '../../../play/leaderboards/rows/rank-mark.tsx';
import { m } from '../words/messages.js';
import styles from './leader-row.module.css';

interface LeaderRowProps {
  readonly leader: AwardLeader;
  readonly isOwn: boolean;
  /** The own row, where it stands apart from the others. */
  readonly isPinned?: boolean;
}

/** A leader: rank, name, up to five trophies with their events' names [rule: trophies-21]. */
export function LeaderRow({ leader, isOwn, isPinned = false }: LeaderRowProps) {
  const { isTied, userId, username, nameplateId } = leader;
  return (
    <tr
      className={styles.row}
      data-own={isOwn || undefined}
      data-pinned={isPinned || undefined}
      data-user={userId}
    >
      <td className={styles.rank}>
        <RankMark {...leader} />
        {isTied ? <VisuallyHidden>{m.rankShared()}</VisuallyHidden> : null}
      </td>
      <th scope="row" className={styles.name}>
        <button
          type="button"
          className={styles.opens}
          aria-label={m.profileOf({ username })}
          onClick={() => openModal('profile', { userId })}
        >
          <NameBadge username={username} nameplateId={nameplateId} size="compact" />
        </button>
        {isOwn ? <span className={styles.you}>{m.you()}</span> : null}
      </th>
      <td>
        <ul className={styles.trophies}>
          {topTrophies(leader).map(({ eventName, imagePath }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are what is listed
            <li key={at} className={styles.trophy} title={eventName}>
              <TrophyPicture imagePath={imagePath} alt={eventName} size={34} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

const PLACES = [1, 2, 3, 4, 5] as const;

/** The row's ten fields as a list. */
const topTrophies = (leader: AwardLeader) =>
  PLACES.flatMap((place) => {
    const imagePath = leader[`trophy${place}ImagePath`];
    return imagePath === null ? [] : [{ imagePath, eventName: leader[`event${place}Name`] ?? '' }];
  });

/** The headings of the columns. */
export const LeaderHeads = () => (
  <thead>
    <tr className={styles.heads}>
      <th scope="col" className={styles.rank}>
        {m.rank()}
      </th>
      <th scope="col">{m.name()}</th>
      <th scope="col" className={styles.top}>
        {m.topTrophies()}
      </th>
    </tr>
  </thead>
);
