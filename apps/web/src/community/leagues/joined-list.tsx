import type { JoinedLeague } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { MoveMark } from '../../play/leaderboards/rows/move-mark.tsx';
import { joinedLeaguesQuery } from '../league/league.queries.ts';
import { awaitedRows } from './awaited-rows.ts';
import { LeagueMenu } from './league-menu.tsx';
import styles from './league-row.module.css';
import { LeagueRow, LoadingRows } from './league-row.tsx';
import { joinedWords, UNRANKED_WORDS } from './league-words.ts';
import { m } from './words/messages.js';

interface JoinedListProps {
  readonly viewer: number | null;
  readonly leagueId: number | null;
}

/** The leagues that the viewer is in, with their rank in each at its latest event. */
export function JoinedList({ viewer, leagueId }: JoinedListProps) {
  const joined = useQuery(joinedLeaguesQuery(viewer));
  if (joined.isError && !joined.data) {
    return <LoadFailure title={m.yourLeaguesFailed()} onRetry={() => joined.refetch()} />;
  }
  if (viewer === null || !joined.data) return <LoadingRows rows={awaitedRows('joined')} />;
  return (
    <ul aria-label={m.yourLeagues()}>
      {joined.data.map((league) => (
        <LeagueRow
          key={league.leagueId}
          league={{ ...league, id: league.leagueId, name: league.leagueName }}
          viewer={viewer}
          isShown={league.leagueId === leagueId}
          words={joinedWords(league, viewer)}
          standing={<Standing league={league} />}
        >
          <LeagueMenu
            league={{ id: league.leagueId, name: league.leagueName, createdBy: league.createdBy }}
            viewer={viewer}
          />
        </LeagueRow>
      ))}
    </ul>
  );
}

/** 'rank / memberCount' or 'UNRANKED' with the reason [rule: leagues-14]. */
function Standing({ league }: { readonly league: JoinedLeague }) {
  const { eventRank, memberCount, move, unranked } = league;
  if (eventRank === null) {
    return (
      <>
        <span className={styles.unranked}>{m.unranked()}</span>
        {unranked && <span className={styles.reason}>{UNRANKED_WORDS[unranked]}</span>}
      </>
    );
  }
  return (
    <>
      <span className={styles.rank}>
        {m.rankOfMembers({
          rank: eventRank,
          members: memberCount,
          quiet: (inside) => <span className={styles.of}>{inside}</span>,
        })}
      </span>
      <MoveMark move={move} />
    </>
  );
}
