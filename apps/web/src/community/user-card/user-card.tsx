import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { openModal } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { userCardQuery } from '../../play/events/event.queries.ts';
import { ReportButton } from '../reports/report-button.tsx';
import styles from './user-card.module.css';
import { m } from './words/messages.js';

/** Everybody has this level; it is no distinction and is not shown [rule: nameplates-16]. */
const noSupporter = 1;

/** A user at a glance: plate, pinned trophy, distinctions, and the link to their profile. */
export function UserCard({ userId, onLeave }: { userId: number; onLeave(): void }) {
  const { data: card, isError } = useQuery(userCardQuery(userId));
  const { user } = useCurrentUser();
  if (isError) return <p className={styles.note}>{m.nothingKnown()}</p>;
  if (card === undefined) return <Skeleton width={200} height={96} />;
  const { username, nameplateId, isStaff, isAnalyst, patreonLevel, pinnedTrophy } = card;
  const [pin] = pinnedTrophy;
  const marks = [
    isAnalyst ? m.analystMark() : null,
    patreonLevel.id === noSupporter ? null : patreonLevel.name,
  ].filter((mark) => mark !== null);
  const openProfile = () => {
    onLeave();
    openModal('profile', { userId });
  };
  return (
    <>
      <NameBadge username={username} nameplateId={nameplateId} isStaff={isStaff} />
      {marks.length > 0 ? <p className={styles.note}>{marks.join(' · ')}</p> : null}
      {pin ? (
        <div className={styles.pin}>
          <img src={pin.imagePath} alt="" width={48} height={48} />
          <span>
            <strong>
              <bdi>{pin.eventName}</bdi>
            </strong>
            <small>{pin.name}</small>
          </span>
        </div>
      ) : null}
      <div className={styles.ways}>
        <Button size="sm" icon="user" onClick={openProfile}>
          {m.profileAction()}
        </Button>
        {user && user.id !== userId ? (
          <ReportButton
            thing={{ kind: 'username', id: userId, name: username, nameplateId }}
            onOpen={onLeave}
          />
        ) : null}
      </div>
    </>
  );
}
