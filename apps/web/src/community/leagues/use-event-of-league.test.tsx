// @vitest-environment jsdom
import type { LeagueEvent } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../platform/core/api-error.ts';
import { leagueEventsQuery } from '../league/league.queries.ts';
import { useEventOfLeague } from './use-event-of-league.ts';

afterEach(cleanup);

const event = (eventId: number): LeagueEvent => ({
  eventId,
  name: `Event ${eventId}`,
  startsAt: '2025-06-03T00:00:00.000Z',
  endsAt: '2025-06-22T23:59:59.000Z',
  isLive: false,
  isFinished: true,
});

function Shown({ leagueId }: { leagueId: number }) {
  const { shown, error } = useEventOfLeague(leagueId, 7);
  const { search } = useLocation();
  if (error instanceof ApiError) return <p>{error.code}</p>;
  return <p>{`${shown?.event.eventId} of ${leagueId}${search}`}</p>;
}

const keyOf = (leagueId: number) => leagueEventsQuery(leagueId, 7).queryKey;

function open(address: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(keyOf(1), [4, 7, 9].map(event));
  queries.setQueryData(keyOf(2), [3, 4].map(event));
  const page = (leagueId: number) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Shown leagueId={leagueId} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(1));
  return { queries, show: (leagueId: number) => rerender(page(leagueId)) };
}

test('the address names the event; without one it is the last', () => {
  open('/cs/leagues/1?event=4');
  expect(screen.getByText('4 of 1?event=4')).toBeTruthy();
  cleanup();
  open('/cs/leagues/1');
  expect(screen.getByText('9 of 1')).toBeTruthy();
});

test('when the number of events changes, the last of them is shown [rule: leagues-17]', async () => {
  const { queries } = open('/cs/leagues/1?event=4');
  act(() => void queries.setQueryData(keyOf(1), [5, 7, 4].map(event)));
  expect(await screen.findByText('4 of 1?event=4')).toBeTruthy();
  act(() => void queries.setQueryData(keyOf(1), [4, 7, 9, 12].map(event)));
  expect(await screen.findByText('12 of 1')).toBeTruthy();
});

test('another league with another number of events keeps what its address names', async () => {
  const { show } = open('/cs/leagues/1?event=4');
  act(() => show(2));
  expect(await screen.findByText('4 of 2?event=4')).toBeTruthy();
});

test('who was put out of a private league no longer sees what was read of it', async () => {
  const { queries } = open('/cs/leagues/1');
  const failWith = (code: string) =>
    queries
      .fetchQuery({
        queryKey: keyOf(1),
        queryFn: () => Promise.reject(new ApiError({ status: 403, code })),
      })
      .catch(() => undefined);
  await act(() => failWith('unavailable'));
  expect(screen.getByText('9 of 1')).toBeTruthy();
  await act(() => failWith('members_only'));
  expect(await screen.findByText('members_only')).toBeTruthy();
});
