// @vitest-environment jsdom
import type { Giving, NotRewardedEvent, RewardedEvent } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { EventChoice } from './event-choice.tsx';
import { GivePanel } from './give-panel.tsx';
import { GivenEvents } from './given-events.tsx';

let sent: unknown[] = [];
let rewarded: RewardedEvent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
    if (init?.body) sent.push(JSON.parse(init.body));
    if (url.includes('/api/event/rewarded')) return Response.json(rewarded);
    return Response.json(url.includes('takeBack') ? run('take_back', 'running') : []);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-03T12:00:00.000Z';
const run = (kind: Giving['kind'], state: Giving['state']): Giving => ({
  runId: 8,
  kind,
  state,
  done: 3,
  total: 3,
  startedAt: at,
  finishedAt: state === 'done' ? at : null,
});
const past = (kind: Giving['kind'], reason: string | null = null) => ({
  runId: kind === 'give' ? 7 : 8,
  kind,
  at,
  by: 'ada',
  reason,
  entrants: 3,
  changed: 3,
});
const about = {
  id: 1,
  nameOverride: 'Major',
  gameId: 1 as const,
  rewardTypeId: 2,
  endsAt: at,
  entrants: 3,
  tiers: [],
};
const waiting: NotRewardedEvent = {
  ...about,
  isComplete: true,
  openMatches: 0,
  giving: run('take_back', 'done'),
  runs: [past('take_back', 'Wrong final'), past('give')],
};

function show(element: React.ReactElement) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      {element}
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

test('trophies are taken back for a reason, as they were seen', async () => {
  const given = { ...about, rewardedAt: at, hasChanged: false, runs: [past('give')] };
  rewarded = [{ ...given, giving: run('give', 'done') }];
  const user = show(<GivenEvents />);
  await user.click(await screen.findByRole('button', { name: 'Take back: Major' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Take back: Major' }));
  expect(asked.getByText(/3 players lose the trophy of this event at once/)).toBeTruthy();
  const take = asked.getByRole('button', { name: 'Take all trophies back' });
  expect(take).toHaveProperty('disabled', true);
  await user.type(asked.getByRole('textbox'), 'Wrong final');
  await user.click(take);
  expect(await screen.findByText('Trophies are taken back')).toBeTruthy();
  expect(sent).toEqual([{ eventId: 1, runId: 8, reason: 'Wrong final' }]);
});

test('an event whose trophies were taken back says so, and can give them again', () => {
  show(
    <>
      <EventChoice events={[waiting]} chosenId={1} onChoose={() => undefined} />
      <GivePanel event={waiting} giving={waiting.giving} />
    </>,
  );
  expect(screen.getByText('Taken back Nov 3')).toBeTruthy();
  const lines = within(screen.getByRole('list', { name: 'What was done before' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Taken back Nov 3, 2026 by ada: Wrong final',
    'Given Nov 3, 2026 by ada',
  ]);
  expect(screen.getByRole('button', { name: 'Give Trophies' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('while they are being taken back nothing can be given', () => {
  const taking = { ...waiting, giving: run('take_back', 'running') };
  show(
    <>
      <EventChoice events={[taking]} chosenId={1} onChoose={() => undefined} />
      <GivePanel event={taking} giving={taking.giving} />
    </>,
  );
  expect(screen.getByText('Being taken back')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Trophies taken back' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give Trophies' })).toHaveProperty('disabled', true);
});
