import { useQuery } from '@tanstack/react-query';
import { CROWD, CROWD_NAME } from '../../platform/core/crowd.ts';
import { openModal } from '../../platform/core/modals.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { userCardQuery } from '../events/event.queries.ts';
import styles from './viewed-user.module.css';
import { m } from './words/messages.js';

/** Names the owner of the picks on screen, if it is not the viewer. */
export function ViewedUser({ userId }: { readonly userId: number }) {
  const isCrowd = userId === CROWD;
  const { data: card, isError } = useQuery({ ...userCardQuery(userId), enabled: !isCrowd });
  if (isCrowd || isError) {
    return <span className={styles.unknown}>{isCrowd ? CROWD_NAME : m.unknownPlayer()}</span>;
  }
  if (card === undefined) return <Skeleton width={120} height={34} />;
  return (
    <>
      <VisuallyHidden>{m.theirPicks()}</VisuallyHidden>
      <button
        type="button"
        className={styles.user}
        aria-label={
          card.isStaff
            ? m.profileOfStaff({ name: card.username })
            : m.profileOf({ name: card.username })
        }
        onClick={() => openModal('profile', { userId })}
      >
        <NameBadge
          username={card.username}
          nameplateId={card.nameplateId}
          size="full"
          isStaff={card.isStaff}
        />
      </button>
    </>
  );
}
