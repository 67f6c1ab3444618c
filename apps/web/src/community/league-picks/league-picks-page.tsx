import type { Event, League } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { ApiError } from '../../platform/core/client.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { eventQuery } from '../../play/events/event.queries.ts';
import { leagueEventsQuery, leagueQuery } from '../league/league.queries.ts';
import { BackToLeague } from './back-to-league.tsx';
import styles from './league-picks-page.module.css';
import { MembersOnly } from './members-only.tsx';
import { PicksLoading } from './picks-loading.tsx';
import { shownStage, stageNumber } from './shown-stage.ts';
import { StagePicks } from './stage-picks.tsx';
import { useFollowedPicks } from './use-followed-picks.ts';
import { m } from './words/messages.js';

const LARGEST_ID = 2 ** 31 - 1;

const idOf = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null;

/** The picks of a league's members, once the stage is locked. */
export function LeaguePicksPage() {
  const leagueId = idOf(useParams().leagueId);
  const { user, isLoading } = useCurrentUser();
  const viewer = user?.id ?? null;
  const isKnown = leagueId !== null && !isLoading;
  const league = useQuery({ ...leagueQuery(leagueId ?? 0, viewer), enabled: isKnown });
  return (
    <div className={styles.page}>
      <title>{league.data ? m.pageTitleNamed({ name: league.data.name }) : m.pageTitle()}</title>
      {leagueId === null || isCode(league.error, 'league_not_found') ? (
        <NoLeague />
      ) : league.data ? (
        <OfLeague key={leagueId} league={league.data} viewer={viewer} />
      ) : league.isError ? (
        <LoadFailure title={m.leagueFailed()} onRetry={() => void league.refetch()} />
      ) : (
        <PicksLoading />
      )}
    </div>
  );
}

const isCode = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.code === code;

const NoLeague = () => (
  <EmptyState level={1} icon="warning" title={m.leagueGone()}>
    <BackToLeague league={null} eventId={null} />
  </EmptyState>
);

interface OfLeagueProps {
  readonly league: League;
  readonly viewer: number | null;
}

/** The event that the address names, else the last of the league. */
function OfLeague({ league, viewer }: OfLeagueProps) {
  const [query] = useSearchParams();
  const named = idOf(query.get('event'));
  const events = useQuery({ ...leagueEventsQuery(league.id, viewer), enabled: named === null });
  const eventId = named ?? events.data?.at(-1)?.eventId ?? null;
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== null });
  useFollowedPicks(league.id, eventId);
  if (isCode(events.error, 'members_only')) return <MembersOnly league={league} />;
  const isForeign = event.data !== undefined && event.data.gameId !== currentGame.id;
  if (isCode(event.error, 'event_not_found') || isForeign) {
    return (
      <EmptyState level={1} icon="warning" title={m.noSuchEvent()}>
        <BackToLeague league={league} eventId={null} />
      </EmptyState>
    );
  }
  if (event.data) return <OfEvent league={league} viewer={viewer} event={event.data} />;
  const failed = events.isError ? events : event.isError ? event : null;
  if (failed) {
    return <LoadFailure title={m.eventFailed()} onRetry={() => void failed.refetch()} />;
  }
  if (named === null && events.data?.length === 0) {
    return (
      <EmptyState level={1} title={m.nobodyPicked()}>
        <BackToLeague league={league} eventId={null} />
      </EmptyState>
    );
  }
  return <PicksLoading />;
}

interface OfEventProps extends OfLeagueProps {
  readonly event: Event;
}

function OfEvent({ league, viewer, event }: OfEventProps) {
  const [query, setQuery] = useSearchParams();
  const stageIndex = shownStage(event, query.get('stage'));
  const choose = (index: number) =>
    setQuery(
      (now) => {
        now.set('event', String(event.id));
        now.set('stage', stageNumber(index));
        return now;
      },
      { replace: true },
    );
  return (
    <StagePicks
      key={event.eventStages[stageIndex]?.id}
      league={league}
      viewer={viewer}
      event={event}
      stageIndex={stageIndex}
      onStage={choose}
    />
  );
}
