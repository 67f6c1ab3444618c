import type { League, LeagueEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/core/client.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { dateRange } from '../../../play/events/date-range.ts';
import { leagueEventsQuery } from '../../league/league.queries.ts';
import { type ShownEvent, shownEvent } from '../event-of-league.ts';
import { Ranking } from '../ranking.tsx';
import { m } from '../words/messages.js';
import styles from './info-ranking.module.css';

interface InfoRankingProps {
  readonly league: League;
  readonly viewer: number | null;
}

/** The members' ranking at an event. The page behind keeps the event that it shows. */
export function InfoRanking({ league, viewer }: InfoRankingProps) {
  const query = useQuery(leagueEventsQuery(league.id, viewer));
  const [chosen, setChosen] = useState<number | null>(null);
  if (query.data === undefined) {
    if (!query.isError) return <Waiting />;
    return query.error instanceof ApiError && query.error.status === 403 ? (
      <EmptyState icon="lock" title={m.rankingMembersOnly()} />
    ) : (
      <LoadFailure title={m.eventsFailed()} onRetry={() => void query.refetch()} />
    );
  }
  const shown = shownEvent(query.data, chosen);
  if (shown === null) {
    return <EmptyState icon="trophy" title={m.noEventYet()} text={m.noEventYetText()} />;
  }
  const { eventId } = shown.event;
  return (
    <section className={styles.ranking} aria-label={m.ranking()}>
      <EventArrows shown={shown} of={query.data.length} onGo={(to) => setChosen(to.eventId)} />
      <Ranking key={eventId} of={{ leagueId: league.id, eventId, viewer }} />
    </section>
  );
}

interface EventArrowsProps {
  readonly shown: ShownEvent;
  readonly of: number;
  onGo(to: LeagueEvent): void;
}

/** Both arrows reach every event of the league [rule: leagues-17]. */
function EventArrows({ shown: { event, place, previous, next }, of, onGo }: EventArrowsProps) {
  return (
    <div className={styles.event}>
      <Button
        icon="arrow-left"
        aria-label={m.previousEvent()}
        disabled={previous === null}
        onClick={() => previous && onGo(previous)}
      />
      <Button
        icon="arrow-right"
        aria-label={m.nextEvent()}
        disabled={next === null}
        onClick={() => next && onGo(next)}
      />
      <div className={styles.about} role="status">
        <h3 className={styles.name}>
          <bdi>{event.name}</bdi>
        </h3>
        <p className={styles.facts}>
          {dateRange(event.startsAt, event.endsAt)} · {m.eventOf({ place, of })}
        </p>
      </div>
    </div>
  );
}

const Waiting = () => (
  <div role="status">
    <VisuallyHidden>{m.loadingLeagueInfo()}</VisuallyHidden>
    <Skeleton height={360} />
  </div>
);
