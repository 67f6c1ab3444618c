// @vitest-environment jsdom
import type { NotRewardedEvent } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { GivePanel } from './giving/give-panel.tsx';
import { GiveTrophiesPage } from './giving/give-trophies-page.tsx';
import { AwardLeaders } from './room/award-leaders.tsx';
import { RecentWinners } from './room/recent-winners.tsx';
import { YourAwards } from './room/your-awards.tsx';
import { TrophySelector } from './trophy-selector.tsx';
import type { Showcase } from './use-showcase.ts';

/** What is answered below a path; every other list is empty. */
let answers: Readonly<Record<string, () => Response>> = {};

beforeEach(() => {
  answers = { '/api/user/currentUser': () => json(null) };
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.origin);
    const [, answer] = Object.entries(answers).find(([path]) => pathname.startsWith(path)) ?? [];
    return answer?.() ?? json([]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function show(what: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{what}</MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
}

test('without awards the own ones say so [rule: trophies-16, trophies-17, trophies-18]', async () => {
  show(<YourAwards userId={7} />);
  expect(await screen.findByText('No awards to show.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Your Awards' })).toBeDefined();
});

test('without awards there is none to pin [rule: trophies-16, trophies-18]', () => {
  const showcase: Partial<Showcase> = { awards: [], isBusy: false };
  show(<TrophySelector place="pin" showcase={showcase as Showcase} onClose={() => undefined} />);
  expect(screen.getByText('No awards to show.')).toBeDefined();
});

test('without winners and leaders the room says so [rule: trophies-19, trophies-22]', async () => {
  answers = { ...answers, '/api/trophy/leaderboard': () => json({ records: [], totalRecords: 0 }) };
  show(
    <>
      <RecentWinners level={1} />
      <AwardLeaders />
    </>,
  );
  expect(await screen.findByText('No recent data to show.')).toBeDefined();
  expect(await screen.findByText('No leaderboard data to show.')).toBeDefined();
});

test('without a finished event there is nothing to give [rule: trophies-9]', async () => {
  show(<GiveTrophiesPage />);
  expect(await screen.findByText('There are no events to reward trophies for.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Give Trophies' })).toHaveProperty('disabled', true);
});

test('a giving that does not begin names whom to contact [rule: trophies-9]', async () => {
  const contact = { name: 'adminContactName', value: 'Robin', storeKey: 'adminContactName' };
  answers = {
    '/api/settings/all': () => json([contact]),
    '/api/trophy/giveTrophies': () =>
      json({ code: 'internal', title: 'Something went wrong' }, 500),
  };
  const event: NotRewardedEvent = {
    id: 1,
    nameOverride: 'Major',
    gameId: 1,
    rewardTypeId: 2,
    endsAt: '2026-01-02T00:00:00Z',
    entrants: 3,
    tiers: [],
    isComplete: true,
    openMatches: 0,
    giving: null,
    runs: [],
  };
  show(<GivePanel event={event} giving={null} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Give Trophies' }));
  expect(await screen.findByText('Contact Robin!')).toBeDefined();
});
