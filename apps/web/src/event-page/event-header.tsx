import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openModal } from '../core/modals.ts';
import { userCardQuery } from '../events/event.queries.ts';
import { NameBadge } from '../ui/name-badge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './event-header.module.css';

/** Whose picks are on screen. */
function UserCard({ userId, isOwn }: { readonly userId: number; readonly isOwn: boolean }) {
  const { data: card, isError } = useQuery(userCardQuery(userId));
  if (isError) return <span className={styles.whose}>Unknown player</span>;
  return (
    <div className={styles.card}>
      {card === undefined ? (
        <Skeleton width={120} height={34} />
      ) : (
        <button
          type="button"
          className={styles.player}
          aria-label={`Profile of ${card.username}${card.isStaff ? ', Staff' : ''}`}
          onClick={() => openModal('profile', { userId })}
        >
          <NameBadge
            username={card.username}
            nameplateId={card.nameplateId}
            isStaff={card.isStaff}
          />
        </button>
      )}
      <span className={styles.whose}>{isOwn ? 'Your picks' : 'Their picks'}</span>
    </div>
  );
}

interface EventHeaderProps {
  readonly event: Event;
  /** Whose picks are shown; null for a visitor's empty slip. */
  readonly ownerId: number | null;
  readonly isOwn: boolean;
  readonly pill: ReactNode;
  /** 'Your Leaderboard' and the like. */
  readonly actions: ReactNode;
}

export function EventHeader({ event, ownerId, isOwn, pill, actions }: EventHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{event.nameOverride}</h1>
      {ownerId !== null && <UserCard userId={ownerId} isOwn={isOwn} />}
      <div className={styles.actions}>{actions}</div>
      <div className={styles.pill}>{pill}</div>
    </header>
  );
}
