// @vitest-environment jsdom
import type { JoinedLeague } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LiveSource, standInForLiveSource } from '../../../testing/live-source.ts';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { joinedLeaguesQuery, leagueQuery } from '../league/league.queries.ts';
import { useFollowedLeagues } from './follow-leagues.ts';
import { rankingPageQuery, rankingQuery } from './leagues.queries.ts';

standInForLiveSource();
afterEach(cleanup);

const ofEvent = (eventId: number) => ({ leagueId: 1, eventId, viewer: 5 }) as const;
const keys = {
  joined: joinedLeaguesQuery(5).queryKey,
  league: leagueQuery(1, 5).queryKey,
  first: rankingQuery(ofEvent(7)).queryKey,
  page: rankingPageQuery(ofEvent(7), { from: 101, generation: 3, stamp: '3.1' }).queryKey,
  other: rankingQuery(ofEvent(8)).queryKey,
};

const followed = { eventId: 7, leagueId: 1, viewer: 5 };

function followWith(queries: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  renderHook(() => useFollowedLeagues(followed), { wrapper });
}

/** Queries that were invalidated. */
function follow() {
  const queries = new QueryClient();
  for (const key of Object.values(keys)) queries.setQueryData<unknown>(key, []);
  followWith(queries);
  return () =>
    Object.entries(keys)
      .filter(([, key]) => queries.getQueryState<unknown>(key)?.isInvalidated)
      .map(([name]) => name);
}

test('a result of the event reads its rankings anew, and the ranks in all leagues', () => {
  const stale = follow();
  LiveSource.now?.tell('ResultsUpdate', { eventId: 7 });
  expect(stale()).toEqual(['joined', 'first', 'page']);
});

test('a result of another event changes its rankings and the ranks, not what is on screen', () => {
  const stale = follow();
  LiveSource.now?.tell('ResultsUpdate', { eventId: 8 });
  expect(stale()).toEqual(['joined', 'other']);
});

test('after a break everything of leagues is read anew', () => {
  const stale = follow();
  LiveSource.now?.dispatchEvent(new Event('error'));
  LiveSource.now?.dispatchEvent(new Event('open'));
  expect(stale()).toEqual(Object.keys(keys));
});

test('a league that is neither shown nor the own is not read anew when members are put out', () => {
  const stale = follow();
  LiveSource.now?.tell('LeagueUpdate', { leagueId: 2 });
  expect(stale()).toEqual([]);
  LiveSource.now?.tell('LeagueUpdate', { leagueId: 1 });
  expect(stale()).toEqual(Object.keys(keys));
});

describe('what becomes of an own membership', () => {
  const own = (leagueId: number, createdBy: number) =>
    ({ leagueId, leagueName: `Club ${leagueId}`, createdBy }) as JoinedLeague;

  /** The viewer was in two leagues of another user; the server answers with these now. */
  function rereading(now: readonly JoinedLeague[]) {
    const queries = new QueryClient();
    queries.setQueryData(keys.joined, [own(1, 9), own(2, 9)]);
    vi.spyOn(queries, 'invalidateQueries').mockImplementation(async () => {
      queries.setQueryData(keys.joined, [...now]);
    });
    render(<Toasts />);
    followWith(queries);
  }

  test('one that ended is said, with the way to the leagues', async () => {
    rereading([own(1, 9)]);
    LiveSource.now?.tell('LeagueUpdate', { leagueId: 2 });
    expect(await screen.findByText('You are no longer in Club 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See leagues' })).toBeTruthy();
    expect(screen.queryByText(/Club 1/)).toBeNull();
  });

  test('a league that was handed over is said to be the own', async () => {
    rereading([own(1, 5), own(2, 9)]);
    LiveSource.now?.tell('LeagueUpdate', { leagueId: 1 });
    expect(await screen.findByText('Club 1 is yours now')).toBeTruthy();
  });
});
