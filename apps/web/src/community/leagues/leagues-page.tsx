import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import { joinedLeaguesQuery, useJoinedLeagues } from '../league/league.queries.ts';
import { AnalystColumn } from './analyst-column.tsx';
import { useFollowedLeagues } from './follow-leagues.ts';
import { popularLeaguesQuery, rankingQuery } from './leagues.queries.ts';
import styles from './leagues-page.module.css';
import { Navigator } from './navigator.tsx';
import { RankingColumn } from './ranking-column.tsx';
import { type EventOfLeague, useEventOfLeague } from './use-event-of-league.ts';
import { m } from './words/messages.js';

/** As much as a column needs: below it one thing is shown at a time, and a league is a view of its own. */
const BESIDE = '(width >= 800px)';

/** The leagues of the viewer and of others, and a league's ranking [rule: leagues-10]. */
export function LeaguesPage() {
  const { user, isLoading } = useCurrentUser();
  return (
    <>
      <title>{m.leaguesPageTitle()}</title>
      {isLoading ? <PageLoading /> : <Leagues viewer={user?.id ?? null} />}
    </>
  );
}

function Leagues({ viewer }: { readonly viewer: number | null }) {
  const chosen = useChosenLeague();
  const isBeside = useMedia(BESIDE);
  const first = useFirstLeague(viewer, isBeside && chosen === null);
  const leagueId = chosen ?? first.leagueId;
  const shown = useEventOfLeague(leagueId, viewer);
  useFollowedLeagues({ eventId: shown.eventId, leagueId, viewer });
  const isNavigatorShown = isBeside || leagueId === null;
  const isRankingShown = isBeside || leagueId !== null;
  const isListed = useJoinedLeagues(viewer).isKnown || isBeside;
  const isRanked = useIsRanked(leagueId, shown, viewer) || (leagueId === null && first.isKnown);
  return (
    <div className={styles.page}>
      {isNavigatorShown && <Navigator viewer={viewer} leagueId={leagueId} />}
      {isRankingShown && (
        <RankingColumn
          key={leagueId}
          leagueId={leagueId}
          viewer={viewer}
          shown={shown}
          isAlone={!isBeside}
          isAwaited={isBeside && chosen === null && !first.isKnown}
        />
      )}
      <AnalystColumn
        viewer={viewer}
        leagueId={leagueId}
        eventId={shown.eventId}
        isAwaited={(isNavigatorShown && !isListed) || (isRankingShown && !isRanked)}
      />
    </div>
  );
}

/** The league in the address; null if it is not a number. */
function useChosenLeague(): number | null {
  const { leagueId } = useParams();
  return leagueId !== undefined && /^[1-9]\d{0,15}$/.test(leagueId) ? Number(leagueId) : null;
}

interface FirstLeague {
  readonly leagueId: number | null;
  readonly isKnown: boolean;
}

/** Beside the navigator there is always a ranking: of the first league that it lists to begin with. */
function useFirstLeague(viewer: number | null, isAsked: boolean): FirstLeague {
  const joined = useQuery({ ...joinedLeaguesQuery(viewer), enabled: isAsked && viewer !== null });
  const own = joined.data?.[0]?.leagueId ?? null;
  const isNone = viewer === null || joined.data?.length === 0;
  const popular = useQuery({ ...popularLeaguesQuery(viewer), enabled: isAsked && isNone });
  if (!isAsked) return { leagueId: null, isKnown: true };
  return {
    leagueId: own ?? (isNone ? (popular.data?.[0]?.id ?? null) : null),
    isKnown: isNone ? !popular.isPending : !joined.isPending,
  };
}

/** Whether it is known how high a league's ranking is, or that there is none. */
function useIsRanked(
  leagueId: number | null,
  { shown, events, error }: EventOfLeague,
  viewer: number | null,
): boolean {
  const eventId = shown?.event.eventId ?? null;
  const first = useQuery({
    ...rankingQuery({ leagueId: leagueId ?? 0, eventId: eventId ?? 0, viewer }),
    enabled: false,
  });
  if (error !== null) return true;
  return eventId === null ? events !== undefined : first.data !== undefined || first.isError;
}
