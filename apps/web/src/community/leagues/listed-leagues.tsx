import type { League } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { awaitedRows, useRememberedRows } from './awaited-rows.ts';
import { useJoinLeague } from './dialogs/use-join-league.ts';
import { JoinButton } from './join-button.tsx';
import styles from './league-row.module.css';
import { LeagueRow, LoadingRows } from './league-row.tsx';
import { listedWords } from './league-words.ts';
import { newLeaguesQuery, popularLeaguesQuery } from './leagues.queries.ts';
import { ViewType } from './view-types.ts';
import { m } from './words/messages.js';

interface ListedLeaguesProps {
  readonly view: ViewType;
  readonly viewer: number | null;
  readonly leagueId: number | null;
}

/** The newest leagues, or those with the most members [rule: leagues-13]. */
export function ListedLeagues({ view, viewer, leagueId }: ListedLeaguesProps) {
  const { join, joiningId } = useJoinLeague();
  const isNew = view === ViewType.new;
  const leagues = useQuery(isNew ? newLeaguesQuery(viewer) : popularLeaguesQuery(viewer));
  const list = isNew ? 'new' : 'popular';
  useRememberedRows(list, leagues.data?.length);
  if (leagues.isError && !leagues.data) {
    return <LoadFailure title={m.leaguesFailed()} onRetry={() => leagues.refetch()} />;
  }
  if (!leagues.data) return <LoadingRows rows={awaitedRows(list)} />;
  if (leagues.data.length === 0) {
    return <EmptyState icon="trophy" title={m.noLeaguesYet()} text={m.noLeaguesYetText()} />;
  }
  return (
    <ul aria-label={isNew ? m.newLeagues() : m.popularLeagues()}>
      {leagues.data.map((league) => (
        <LeagueRow
          key={league.id}
          league={league}
          viewer={viewer}
          isShown={league.id === leagueId}
          words={listedWords(league, viewer)}
          standing={<Members league={league} />}
        >
          {viewer === null || league.isMember ? undefined : (
            <JoinButton league={league} isBusy={joiningId === league.id} onJoin={join} />
          )}
        </LeagueRow>
      ))}
    </ul>
  );
}

function Members({ league }: { readonly league: League }) {
  return (
    <>
      <span className={styles.members}>{membersText(league.memberCount)}</span>
      {league.isMember && (
        <span className={styles.joined}>
          <Icon name="check" size={14} />
          {m.joinedState()}
        </span>
      )}
    </>
  );
}
