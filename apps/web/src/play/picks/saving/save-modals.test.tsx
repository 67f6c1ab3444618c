// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { type EventStage, PickType, StageType } from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { joinedLeaguesQuery } from '../../../community/league/league.queries.ts';
import { preferencesQuery } from '../../../reach/notifications/notifications.queries.ts';
import { SaveModals, type SaveNotice } from './save-modals.tsx';
import type { SavedSlipProps } from './saved-slip.tsx';

afterEach(cleanup);

/** One team of two, picked to go 3-0. */
const slip: SavedSlipProps = {
  owner: { name: 'somebody', nameplateId: 0 },
  event: {
    id: 7,
    gameId: 1,
    rewardTypeId: 1,
    flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
    nameOverride: 'Open',
    teams: [
      {
        id: 1,
        name: 'Ash',
        eventStageId: 10,
        logoUrl: null,
        mark: { field: 0, shape: 0, charge: 0, tag: 'ASH', short: 'AS' },
      },
    ],
  } as unknown as Event,
  stage: {
    eventStageId: 10,
    stageIndex: 0,
    format: {
      name: 'Stage 1',
      type: StageType.swiss,
      bracket: null,
      swissStageDetails: { advancingCount: 1, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 0 },
    },
    substages: [{ eventSubstageId: 20, title: '', teamIds: [1, 2], officialMatches: [] }],
  } as unknown as EventStage,
  picks: {
    groupStagePicks: [PickType.advancing, PickType.cleanSweepWinner].map((pickTypeId) => ({
      eventStageId: 10,
      eventSubstageId: 20,
      teamId: 1,
      pickTypeId,
    })),
    matchPicks: [],
  },
};

const ignore = () => undefined;
interface Shown {
  readonly nextStageName?: string | null;
  readonly hasSaved?: boolean;
  readonly isChangedSince?: boolean;
  readonly leagues?: readonly string[];
}

/** Somebody without reminders, in these leagues. */
function clientOf(leagues: readonly string[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false } },
  });
  client.setQueryData(preferencesQuery.queryKey, {
    lockReminders: false,
    email: false,
    push: false,
  } as never);
  client.setQueryData(
    joinedLeaguesQuery(1).queryKey,
    leagues.map((leagueName, at) => ({
      leagueId: at + 5,
      leagueName,
      isAnalystLeague: leagueName === 'Analysts',
    })) as never,
  );
  return client;
}

const show = (
  notice: SaveNotice,
  { nextStageName = null, hasSaved = false, isChangedSince = false, leagues = [] }: Shown = {},
) =>
  render(
    <QueryClientProvider client={clientOf(leagues)}>
      <MemoryRouter>
        <SaveModals
          userId={1}
          notice={notice}
          stageName="Stage 1"
          nextStageName={nextStageName}
          hasSaved={hasSaved}
          isChangedSince={isChangedSince}
          isBusy={false}
          slip={slip}
          savedAt={null}
          lockAt="2026-03-10T12:00:00Z"
          share={<button type="button">Share</button>}
          onClose={ignore}
          onRetry={ignore}
          onTakeNewer={ignore}
          onKeepMine={ignore}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a failed save says what it says, and names somebody to ask before there is a chat [rule: picks-24]', () => {
  show({ kind: 'failed' });
  expect(screen.getByRole('dialog', { name: 'Error Saving Picks' })).toBeDefined();
  for (const text of [
    'An error occured submitting your picks.',
    'Please refresh and try again.',
    'If problem persists, please contact an admin.',
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test.each([
  { next: 'Stage 2', count: 1, why: 'another stage follows: come back for it' },
  { next: null, count: 0, why: 'the last stage asks nobody back [rule: picks-23]' },
])('$why [rule: picks-23]', ({ next, count }) => {
  show({ kind: 'saved', isKept: false }, { nextStageName: next });
  expect(screen.getByRole('dialog', { name: 'Picks Saved' })).toBeDefined();
  expect(screen.getByText('picked').parentElement?.textContent).toContain('somebody');
  expect(screen.getByText('3-0').parentElement?.querySelector('[title=Ash]')).not.toBeNull();
  expect(screen.getByRole('dialog').textContent).toMatch(
    /Your picks for Stage 1 are saved\. .* Mar 10/,
  );
  expect(screen.queryAllByText(/come back/)).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
});

test.each([
  { hasSaved: true, text: /What you submitted earlier counts/, why: 'earlier picks count' },
  {
    hasSaved: false,
    text: /No picks of yours count for Stage 1/,
    why: 'there are no earlier ones',
  },
])('a save after the lock says that $why', ({ hasSaved, text }) => {
  show({ kind: 'locked' }, { hasSaved });
  expect(screen.getByRole('dialog', { name: 'Picks Are Locked' })).toBeDefined();
  expect(screen.getByRole('dialog').textContent).toMatch(text);
});

test.each([
  { isChangedSince: true, count: 1 },
  { isChangedSince: false, count: 0 },
])('changed since they were sent: $isChangedSince', ({ isChangedSince, count }) => {
  show({ kind: 'saved', isKept: false }, { isChangedSince });
  expect(screen.queryAllByText('What you changed since then is not submitted yet.')).toHaveLength(
    count,
  );
});

test('saved picks are shared first, then come a reminder, a league and the end', () => {
  show({ kind: 'saved', isKept: false });
  const actions = screen.getByRole('button', { name: 'Share' }).parentElement;
  expect([...(actions?.querySelectorAll('button, a, [role=switch]') ?? [])]).toEqual([
    screen.getByRole('button', { name: 'Share' }),
    screen.getByRole('switch', { name: 'Remind me' }),
    screen.getByRole('link', { name: 'Play in a league' }),
    screen.getByRole('button', { name: 'Done' }),
  ]);
});

test.each([
  { leagues: [], name: 'Play in a league', to: '/rl/leagues', why: 'nobody plays alone for long' },
  {
    leagues: ['Analysts', 'Friday Five'],
    name: 'Your league Friday Five',
    to: '/rl/leagues/6?event=7',
    why: "the only league opens at this event; that of the analysts is nobody's own",
  },
  {
    leagues: ['Friday Five', 'Work'],
    name: 'Your leagues',
    to: '/rl/leagues',
    why: 'several leagues are chosen from',
  },
])('from saved picks to a league: $why [rule: picks-23]', ({ leagues, name, to }) => {
  show({ kind: 'saved', isKept: false }, { leagues });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});
