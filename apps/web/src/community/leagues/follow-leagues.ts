import type { JoinedLeague } from '@callshot/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';
import { listenLive } from '../../platform/core/live-connection.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { useLiveUpdates } from '../../play/live/live-updates.ts';
import { joinedLeaguesQuery, type Viewer } from '../league/league.queries.ts';
import { leagueKeys } from './leagues.queries.ts';
import { m } from './words/messages.js';

interface Followed {
  readonly eventId: number | null;
  readonly leagueId: number | null;
  readonly viewer: Viewer;
}

/**
 * Refreshes rankings and ranks at events with their results, as the board is. Refreshes leagues
 * when a member is removed or a league changes hands [rule: leagues-40].
 */
export function useFollowedLeagues({ eventId, leagueId, viewer }: Followed): void {
  useLiveUpdates(eventId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const reread = (changed: number) => {
      void queries.invalidateQueries({ queryKey: leagueKeys.rankings(changed) });
      void queries.invalidateQueries({ queryKey: leagueKeys.joined });
    };
    const seeLeagues = () => void navigate(`/${currentGame.prefix}/leagues`);
    const rereadAll = () => void rereadAndTell(queries, viewer, seeLeagues);
    const ends = [
      listenLive('ResultsUpdate', (news) => reread(news.eventId)),
      listenLive('EventUpdate', () => void queries.invalidateQueries({ queryKey: leagueKeys.all })),
      listenLive('LeagueUpdate', ({ leagueId: changed }) => {
        const isOwn = joinedOf(queries, viewer).some((own) => own.leagueId === changed);
        if (isOwn || changed === leagueId) rereadAll();
      }),
      listenLive('return', rereadAll),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queries, leagueId, viewer, navigate]);
}

const joinedOf = (queries: QueryClient, viewer: Viewer): readonly JoinedLeague[] =>
  queries.getQueryData(joinedLeaguesQuery(viewer).queryKey) ?? [];

/** Tells what other users did to the viewer's memberships. */
async function rereadAndTell(
  queries: QueryClient,
  viewer: Viewer,
  seeLeagues: () => void,
): Promise<void> {
  const before = joinedOf(queries, viewer);
  await queries.invalidateQueries({ queryKey: leagueKeys.all });
  const after = new Map(joinedOf(queries, viewer).map((own) => [own.leagueId, own]));
  for (const { leagueId, leagueName, createdBy } of before) {
    const now = after.get(leagueId);
    if (now === undefined) {
      const action = { label: m.seeLeagues(), onSelect: seeLeagues };
      showToast({ text: m.noLongerIn({ league: leagueName }), action });
    } else if (createdBy !== viewer && now.createdBy === viewer) {
      showToast({ text: m.isYoursNow({ league: now.leagueName }), kind: 'success' });
    }
  }
}
