import type { UserEvent } from '@callshot/contract';
import { gameOf, ofRanked } from '@callshot/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { language } from '../../platform/core/language.ts';
import { rankText } from '../../platform/core/rank-text.ts';
import { GameArt } from '../../platform/ui/art/game-art.tsx';
import { TrophyPicture } from '../../platform/ui/art/trophy-picture.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { userEventsQuery } from './profile.queries.ts';
import styles from './profile-events.module.css';
import { m } from './words/messages.js';

/** A user's results in the events that they entered, the newest first. */
export function ProfileEvents({ userId }: { readonly userId: number }) {
  const query = useInfiniteQuery(userEventsQuery(userId));
  const events = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const total = query.data?.pages[0]?.totalRecords ?? 0;
  return (
    <section className={styles.section} aria-labelledby="profile-events">
      <header className={styles.head}>
        <h3 id="profile-events" className={styles.title}>
          {m.events()}
        </h3>
        {query.data ? <p className={styles.count}>{total.toLocaleString(language())}</p> : null}
      </header>
      {query.isPending ? <Skeleton height={168} /> : null}
      {query.isError && query.data === undefined ? (
        <LoadFailure title={m.eventsFailed()} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && total === 0 ? <p className={styles.none}>{m.noEventsYet()}</p> : null}
      <ul className={styles.events}>
        {events.map((event) => (
          <Row key={event.eventId} event={event} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <div>
          <Button
            size="sm"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {m.showMoreEvents()}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const month = new Intl.DateTimeFormat(language(), {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function Row({ event }: { readonly event: UserEvent }) {
  const { eventId, eventName, gameId, startDate, rank, isTied, entrants } = event;
  const { percentile, totalScore, lateShare } = event;
  const { prefix, name } = gameOf(gameId);
  return (
    <li className={styles.event} data-game={prefix}>
      <span className={styles.game} title={name}>
        <GameArt prefix={prefix} />
      </span>
      <span className={styles.words}>
        {/* The other game is another load of the page. */}
        <a href={`/${prefix}/event/${eventId}`} className={styles.name}>
          <bdi>{eventName}</bdi>
        </a>{' '}
        <span className={styles.fact}>{month.format(new Date(startDate))}</span>
      </span>
      <span className={styles.rank}>
        {rank === null ? (
          lateShare ? (
            m.lateEntry()
          ) : (
            '–'
          )
        ) : (
          <>
            <VisuallyHidden>{m.rankBefore()} </VisuallyHidden>
            <b>{rankText({ rank, isTied })}</b>{' '}
            {isTied && <VisuallyHidden>{m.rankShared()} </VisuallyHidden>}
            <span className={styles.fact}>{ofRanked(entrants)}</span>
          </>
        )}
      </span>
      <span className={styles.fact}>
        {percentile === null ? '' : m.topPercent({ percent: percentile })}
      </span>
      <span className={styles.points}>
        {totalScore === null ? '' : m.points({ count: totalScore })}
      </span>
      <span className={styles.trophy}>
        {event.trophy ? (
          <TrophyPicture imagePath={event.trophy.imagePath} alt="" size={30} />
        ) : null}
      </span>
    </li>
  );
}
