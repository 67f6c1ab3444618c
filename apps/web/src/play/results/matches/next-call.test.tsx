// @vitest-environment jsdom
import type { EventSummary } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentGame } from '../../../platform/core/current-game.ts';
import { noteServerTime } from '../../../platform/core/server-clock.ts';
import { currentEventsQuery } from '../../events/event.queries.ts';
import { NextCall } from './next-call.tsx';

const NOW = '2026-06-10T12:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  noteServerTime(new Response(null, { headers: { 'Server-Time': NOW } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const event = (id: number, lockAt: string | null, facts: Partial<EventSummary> = {}) =>
  ({
    id,
    nameOverride: `Event ${id}`,
    finished: false,
    locked: false,
    lockAt,
    bracketsSubmitted: 288,
    metadata: { startDate: NOW, endDate: '2026-07-01T00:00:00.000Z' },
    ...facts,
  }) as EventSummary;

function shown(events: readonly EventSummary[]): Element {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(currentEventsQuery(currentGame.id).queryKey, [...events]);
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <NextCall eventId={1} />
      </QueryClientProvider>
    </MemoryRouter>,
  ).container;
}

test('the event that locks next is offered, with how many entered and how long it is open', () => {
  const container = shown([
    event(3, '2026-06-20T12:00:00.000Z'),
    event(2, '2026-06-13T09:00:00.000Z'),
    event(1, '2026-06-11T12:00:00.000Z'),
  ]);
  expect(container.textContent).toBe(
    'Call the next one: Event 2 · 288 entrants · picks lock in 2d 21h',
  );
  expect(container.querySelector('a')?.pathname).toBe(`/${currentGame.prefix}/event/2`);
});

test.each([
  { why: 'none is open', events: [] },
  { why: 'the others are locked', events: [event(2, '2026-06-10T12:00:00.000Z')] },
  { why: 'staff locked it', events: [event(2, '2026-06-20T12:00:00.000Z', { locked: true })] },
  { why: 'it is the one that is shown', events: [event(1, '2026-06-20T12:00:00.000Z')] },
])('nothing is offered where $why', ({ events }) => {
  expect(shown(events).textContent).toBe('');
});
