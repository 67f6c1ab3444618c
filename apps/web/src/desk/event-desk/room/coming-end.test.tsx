// @vitest-environment jsdom
import type { EventDesk } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desk, stage } from '../../../../testing/desk.ts';
import { currentUserQuery } from '../../../account/session/session.queries.ts';
import { noteServerTime } from '../../../platform/core/server-clock.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { actsOf } from '../stage/stage-acts.ts';
import { ComingEnd } from './coming-end.tsx';

let sent: unknown[] = [];
const now = '2099-06-10T10:00:00.000Z';

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  noteServerTime(Response.json(null, { headers: { 'Server-Time': now } }));
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
    if (init?.body) sent.push(JSON.parse(init.body));
    return Response.json(url.includes('/api/event/stage') ? { picked: 279, missing: 0 } : null);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const official = { known: 16, total: 16, isDecided: true, hasResults: true };
const complete = (own: Partial<EventDesk> = {}) =>
  desk({ stage: 0, state: 'locked', stages: [stage(0, { state: 'done', official })], ...own });
const inSeconds = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

function show(of: EventDesk, role: 'Admin' | 'EventCreator' = 'Admin') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, { id: 7, roles: [role] } as never);
  render(
    <QueryClientProvider client={queries}>
      <ComingEnd desk={of} />
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const strip = () => screen.getByRole('region', { name: 'The end of the event' });

test('the wait after the last result is counted down, and ends when an Admin says so [rule: events-12, events-28]', async () => {
  const user = show(complete({ finishesAt: inSeconds(581) }));
  expect(strip().textContent).toMatch(/The event finishes in 9:41, and entrants are told/);
  expect(within(strip()).getByRole('timer', { name: '10 minutes' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Finish now' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Finish the event?' }));
  await user.click(await asked.findByRole('button', { name: 'Finish now' }));
  expect(await screen.findByText('Event finished')).toBeTruthy();
  expect(sent).toEqual([{ eventId: 31, action: 'finish', relockTime: null, reason: '' }]);
});

test('it is put off until somebody decides', async () => {
  const user = show(complete({ finishesAt: inSeconds(30) }));
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(await screen.findByText('The event stays open')).toBeTruthy();
  expect(sent).toEqual([{ eventId: 31, action: 'resume', relockTime: null, reason: '' }]);
});

test('an event that was resumed with every result official says what ends it', () => {
  show(complete());
  expect(strip().textContent).toContain('The event finishes when you say so');
  expect(screen.queryByRole('button', { name: 'Not yet' })).toBeNull();
});

test('an event creator reads of it, and an Admin acts', () => {
  show(complete({ finishesAt: inSeconds(60) }), 'EventCreator');
  for (const name of ['Finish now', 'Not yet']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  }
});

test.each([
  { why: 'results are missing', of: desk() },
  { why: 'the event is finished', of: complete({ state: 'finished' }) },
  { why: 'the event is archived', of: complete({ state: 'archived' }) },
])('nothing is said while $why', ({ of }) => {
  show(of);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a finished event with every result official can be resumed until it has given trophies', () => {
  const resumeOf = (own: Partial<EventDesk>) => {
    const of = complete({ state: 'finished', ...own });
    const [first] = of.stages;
    return first && actsOf(of, first);
  };
  expect(resumeOf({})).toEqual([{ kind: 'resume', label: 'Resume the event' }]);
  expect(resumeOf({ rewardedAt: inSeconds(0) })).toMatchObject([
    { kind: 'resume', reason: expect.stringContaining('take them back first') },
  ]);
});
