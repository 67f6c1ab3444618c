import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCurrentUser } from '../session/session.queries.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { useMedia } from '../ui/use-media.ts';
import { AnalystColumn } from './analyst-column.tsx';
import { useFollowedLeagues } from './follow-leagues.ts';
import { joinedLeaguesQuery, popularLeaguesQuery, useJoinedLeagues } from './leagues.queries.ts';
import styles from './leagues-page.module.css';
import { Navigator } from './navigator.tsx';
import { RankingColumn } from './ranking-column.tsx';
import { useEventOfLeague } from './use-event-of-league.ts';

/** As much as a column needs: below it one thing is shown at a time, and a league is a view of its own. */
const BESIDE = '(width >= 860px)';

/** Leagues of the viewer and of others, and how the members of one are ranked [rule: leagues-10]. */
export function LeaguesPage() {
  const { user, isLoading } = useCurrentUser();
  return (
    <>
      <title>Leagues · Callshot</title>
      {isLoading ? <PageLoading /> : <Leagues viewer={user?.id ?? null} />}
    </>
  );
}

function Leagues({ viewer }: { readonly viewer: number | null }) {
  const chosen = useChosenLeague();
  const isBeside = useMedia(BESIDE);
  const first = useFirstLeague(viewer, isBeside && chosen === null);
  const leagueId = chosen ?? first;
  const shown = useEventOfLeague(leagueId, viewer);
  useFollowedLeagues({ eventId: shown.eventId, leagueId, viewer });
  const isNavigatorShown = isBeside || leagueId === null;
  const isRankingShown = isBeside || leagueId !== null;
  const { isKnown } = useJoinedLeagues(viewer);
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
        />
      )}
      <AnalystColumn
        viewer={viewer}
        leagueId={leagueId}
        eventId={shown.eventId}
        isAwaited={!isKnown && !isBeside && isNavigatorShown}
      />
    </div>
  );
}

/** The league that the address names; what is no number names none. */
function useChosenLeague(): number | null {
  const { leagueId } = useParams();
  return leagueId !== undefined && /^[1-9]\d{0,15}$/.test(leagueId) ? Number(leagueId) : null;
}

/** Beside the navigator there is always a ranking: of the first league that it lists to begin with. */
function useFirstLeague(viewer: number | null, isAsked: boolean): number | null {
  const joined = useQuery({ ...joinedLeaguesQuery(viewer), enabled: isAsked && viewer !== null });
  const own = joined.data?.[0]?.leagueId ?? null;
  const isNone = viewer === null || joined.data?.length === 0;
  const popular = useQuery({ ...popularLeaguesQuery(viewer), enabled: isAsked && isNone });
  if (!isAsked) return null;
  return own ?? (isNone ? (popular.data?.[0]?.id ?? null) : null);
}
