// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LiveSource, standInForLiveSource } from '../../../testing/live-source.ts';
import { leagueQuery } from '../league/league.queries.ts';
import { leaguePicksQuery } from './league-picks.queries.ts';
import { useFollowedPicks } from './use-followed-picks.ts';

standInForLiveSource();
afterEach(cleanup);

const keys = {
  league: leagueQuery(1, 5).queryKey,
  picks: leaguePicksQuery({ leagueId: 1, eventId: 7, eventStageId: 3, viewer: 5 }).queryKey,
};

/** What of all that was read is to be read again, once the server has told something. */
function staleAfter(name: string, news: object): string[] {
  const queries = new QueryClient();
  for (const key of Object.values(keys)) queries.setQueryData<unknown>(key, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  renderHook(() => useFollowedPicks(1, 7), { wrapper });
  LiveSource.now?.tell(name, news);
  return Object.entries(keys)
    .filter(([, key]) => queries.getQueryState<unknown>(key)?.isInvalidated)
    .map(([which]) => which);
}

test('who is put out of the league no longer sees its picks', () => {
  expect(staleAfter('LeagueUpdate', { leagueId: 1 })).toEqual(['league', 'picks']);
});

test('the picks follow the results of their event, and no other league or event', () => {
  expect(staleAfter('ResultsUpdate', { eventId: 7 })).toEqual(['picks']);
  expect(staleAfter('ResultsUpdate', { eventId: 8 })).toEqual([]);
  expect(staleAfter('LeagueUpdate', { leagueId: 2 })).toEqual([]);
});
