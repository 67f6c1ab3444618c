import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { currentGame } from '../../../platform/core/current-game.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { PageLoading } from '../../../platform/ui/states/page-loading.tsx';
import { currentEventsQuery } from '../../../play/events/event.queries.ts';
import { AwardInfo } from '../../../play/leaderboards/awards/award-info.tsx';
import { trophiesQuery } from '../trophies.queries.ts';
import { m } from '../words/messages.js';
import { AwardLeaders } from './award-leaders.tsx';
import { RecentWinners } from './recent-winners.tsx';
import { firstLeadersQuery, recentWinnersQuery } from './room.queries.ts';
import styles from './trophy-room.module.css';
import { YourAwards } from './your-awards.tsx';

/** The trophies of the game: one's own where there are any, and those of others [rule: trophies-17]. */
export function TrophyRoomPage() {
  const { user, isLoading } = useCurrentUser();
  useSharedProfile();
  return (
    <>
      <title>{m.roomPageTitle()}</title>
      {isLoading ? <PageLoading /> : user ? <OwnRoom userId={user.id} /> : <VisitorRoom />}
    </>
  );
}

function OwnRoom({ userId }: { readonly userId: number }) {
  const awards = useQuery(trophiesQuery(userId));
  const events = useQuery(currentEventsQuery(currentGame.id));
  const isOthersPending = useOthers();
  // The awards wait for the content above them, whose height is not known yet.
  if (awards.isPending || events.isPending || isOthersPending) return <PageLoading />;
  return (
    <div className={styles.room}>
      <div className={styles.left}>
        <YourAwards userId={userId} />
      </div>
      <div className={styles.right}>
        <RecentWinners level={2} />
        <AwardLeaders />
      </div>
    </div>
  );
}

/** Reads other users' part of the room; true = the content above the leaders is not there yet. */
function useOthers(): boolean {
  useQuery(firstLeadersQuery);
  return useQuery(recentWinnersQuery).isPending;
}

const VisitorRoom = () =>
  useOthers() ? (
    <PageLoading />
  ) : (
    <div className={styles.room} data-visitor>
      <div className={styles.left}>
        <RecentWinners level={1} />
        <section className={styles.section} aria-labelledby="award-info">
          <h2 id="award-info" className={styles.title} data-level={2}>
            {m.awardInfoTitle()}
          </h2>
          <AwardInfo />
        </section>
      </div>
      <div className={styles.right}>
        <AwardLeaders />
      </div>
    </div>
  );

/** A shared profile is an address of the room: it opens over it. */
function useSharedProfile(): void {
  const [query, setQuery] = useSearchParams();
  const shared = Number(query.get('user'));
  useEffect(() => {
    if (!Number.isSafeInteger(shared) || shared < 1) return;
    openModal('profile', { userId: shared });
    setQuery(
      (now) => {
        now.delete('user');
        return now;
      },
      { replace: true },
    );
  }, [shared, setQuery]);
}
