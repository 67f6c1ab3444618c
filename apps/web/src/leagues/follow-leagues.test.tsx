// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leagueQuery } from '../league/league.queries.ts';
import { useFollowedLeagues } from './follow-leagues.ts';
import { joinedLeaguesQuery, rankingPageQuery, rankingQuery } from './leagues.queries.ts';

/** Opens nothing; the test says what the server tells. */
class FakeSource extends EventTarget {
  static now: FakeSource | undefined;
  constructor() {
    super();
    FakeSource.now = this;
  }
  close(): void {
    FakeSource.now = undefined;
  }
  tell(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => void vi.stubGlobal('EventSource', FakeSource));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ofEvent = (eventId: number) => ({ leagueId: 1, eventId, viewer: 5 }) as const;
const keys = {
  joined: joinedLeaguesQuery(5).queryKey,
  league: leagueQuery(1, 5).queryKey,
  first: rankingQuery(ofEvent(7)).queryKey,
  page: rankingPageQuery(ofEvent(7), { from: 101, generation: 3, stamp: '3.1' }).queryKey,
  other: rankingQuery(ofEvent(8)).queryKey,
};

/** What of all that was read is to be read again. */
function follow() {
  const queries = new QueryClient();
  for (const key of Object.values(keys)) queries.setQueryData<unknown>(key, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  renderHook(() => useFollowedLeagues(7), { wrapper });
  return () =>
    Object.entries(keys)
      .filter(([, key]) => queries.getQueryState<unknown>(key)?.isInvalidated)
      .map(([name]) => name);
}

test('a result of the event reads its rankings anew, and the ranks in all leagues', () => {
  const stale = follow();
  FakeSource.now?.tell('ResultsUpdate', { eventId: 7 });
  expect(stale()).toEqual(['joined', 'first', 'page']);
});

test('a result of another event changes its rankings and the ranks, not what is on screen', () => {
  const stale = follow();
  FakeSource.now?.tell('ResultsUpdate', { eventId: 8 });
  expect(stale()).toEqual(['joined', 'other']);
});

test('after a break everything of leagues is read anew', () => {
  const stale = follow();
  FakeSource.now?.dispatchEvent(new Event('error'));
  FakeSource.now?.dispatchEvent(new Event('open'));
  expect(stale()).toEqual(Object.keys(keys));
});
