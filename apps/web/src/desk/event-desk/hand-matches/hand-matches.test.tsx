// @vitest-environment jsdom
import type { EventDesk } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { desk, stage, team } from '../../../../testing/desk.ts';
import { testPages } from '../../../../testing/pages.tsx';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { HandMatchesPage } from './hand-matches-page.tsx';
import type { HandMatchList } from './hand-state.ts';

const { format } = groupStage();
const TEAMS = ['Alpha', 'Beta', 'Gamma', 'Delta'];

const eventWith = (state: 'open' | 'locked'): EventDesk =>
  desk({
    stage: 0,
    wiki: null,
    format: {
      id: 5,
      name: 'Cup',
      json: JSON.stringify({ version: 1, stages: [format], scoringBreakdown: { groups: [] } }),
    },
    teams: TEAMS.map((name, at) => team(at + 1, name)),
    stages: [
      stage(0, {
        name: 'Groups',
        kind: 'groups',
        state,
        substages: [{ id: 200, title: 'Group A', teamIds: [1, 2, 3, 4], startsAt: null }],
      }),
    ],
  });

let current: EventDesk;
let list: HandMatchList;
let conflict: HandMatchList | null;
let sent: {
  readonly version: number;
  readonly matches: readonly object[];
  readonly orders: readonly object[];
}[];

beforeEach(() => {
  localStorage.clear();
  current = eventWith('locked');
  list = { eventStageId: 100, version: 0, matches: [], orders: [] };
  conflict = null;
  sent = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
    const path = url.split('?')[0] ?? '';
    if (path === '/api/event/matches' && init?.body) {
      const body = JSON.parse(init.body);
      sent.push(body);
      if (conflict && body.version !== conflict.version) {
        const refused = { code: 'matches_changed', title: 'Somebody else', current: conflict };
        return Response.json(refused, { status: 409 });
      }
      list = {
        eventStageId: 100,
        version: body.version + 1,
        matches: body.matches.map((match: object, at: number) => ({ ...match, id: at + 1 })),
        orders: body.orders,
      };
      return Response.json(list);
    }
    const known: Record<string, object> = {
      '/api/event/desk/31': current,
      '/api/event/matches': list,
      '/api/user/currentUser': { id: 7, username: 'chief', roles: ['Admin'] },
    };
    return Response.json(known[path] ?? null);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { pages } = testPages(
    [
      { path: '/admin/event/:eventId/matches/:stageId', element: <HandMatchesPage /> },
      { path: '/admin/event/:eventId', element: <h1>The control room</h1> },
    ],
    ['/admin/event/31/matches/100'],
  );
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'SAVE' });
  return userEvent.setup({ delay: null });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const scores = () => screen.getAllByRole('textbox', { name: /^Maps of/ });

async function openFixtures() {
  const user = await open();
  await user.click(button('Make the fixtures'));
  return user;
}

test('one press makes the fixtures of a group, and undo takes them back', async () => {
  const user = await openFixtures();
  expect(screen.getAllByRole('heading', { name: /^Round \d$/ })).toHaveLength(3);
  expect(scores()).toHaveLength(12);
  await user.click(button('Undo'));
  expect(screen.queryAllByRole('textbox', { name: /^Maps of/ })).toHaveLength(0);
  await user.click(button('Redo'));
  await user.click(button('SAVE'));
  await screen.findByText('Matches saved');
  expect(screen.getByText('All changes saved')).toBeTruthy();
  expect(sent[0]).toMatchObject({ version: 0 });
  expect(sent[0]?.matches).toHaveLength(6);
});

test('a digit goes on to the next score; the table follows what is typed', async () => {
  const user = await openFixtures();
  const [first] = scores();
  if (!first) throw new Error('no score');
  await user.click(first);
  await user.keyboard('2120');
  expect(document.activeElement).toBe(scores()[4]);
  const [, leader] = within(screen.getByRole('table')).getAllByRole('row');
  expect(leader?.textContent).toContain('3');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Matches saved');
  expect(sent[0]?.matches.slice(0, 2)).toMatchObject([
    { outcome: 'won', topTeamScore: 2, bottomTeamScore: 1 },
    { outcome: 'won', topTeamScore: 2, bottomTeamScore: 0 },
  ]);
});

test('what is not possible is said beside the match, and is not sent', async () => {
  const user = await openFixtures();
  const [first] = scores();
  if (!first) throw new Error('no score');
  await user.click(first);
  await user.keyboard('31');
  await user.click(button('SAVE'));
  expect(await screen.findByText('A best of 3 cannot end 3–1')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('somebody else saved meanwhile: both are kept, and saving again takes both', async () => {
  const user = await openFixtures();
  await user.click(button('SAVE'));
  await screen.findByText('Matches saved');
  const [one, two, ...others] = list.matches;
  if (!one || !two) throw new Error('no match');
  const theirs = {
    ...two,
    outcome: 'won' as const,
    winnerTeamId: two.topTeamId,
    topTeamScore: 2,
    bottomTeamScore: 0,
  };
  conflict = { ...list, version: 5, matches: [one, theirs, ...others] };
  const [first] = scores();
  if (!first) throw new Error('no score');
  await user.click(first);
  await user.keyboard('21');
  await user.click(button('SAVE'));
  await screen.findByText(/Someone else saved while you were typing/);
  expect(
    scores()
      .slice(0, 4)
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(['2', '1', '2', '0']);
  await user.click(button('SAVE'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ version: 5 });
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  expect(sent[2]?.matches.slice(0, 2)).toMatchObject([{ topTeamScore: 2 }, { topTeamScore: 2 }]);
});

test('while picks are open who meets whom can be entered, and no result', async () => {
  current = eventWith('open');
  await openFixtures();
  expect(scores().every((field) => (field as HTMLInputElement).disabled)).toBe(true);
  expect(screen.getByText(/results once the picks of this stage are locked/)).toBeTruthy();
});

test('teams that are level after all of it are put in order, with the reason', async () => {
  const user = await openFixtures();
  const [first] = scores();
  if (!first) throw new Error('no score');
  await user.click(first);
  // Three beat the fourth, and each other in a circle.
  await user.keyboard('202002202020');
  const ties = screen.getByRole('group', { name: 'Level after all that was played' });
  expect(within(ties).getAllByRole('listitem')).toHaveLength(3);
  await user.click(within(ties).getByRole('button', { name: 'Move Gamma up' }));
  await user.type(within(ties).getByLabelText('Why in this order'), 'A coin was tossed');
  await user.click(button('SAVE'));
  await screen.findByText('Matches saved');
  expect(sent[0]?.orders).toEqual([
    { eventSubstageId: 200, teamIds: [1, 3, 2], note: 'A coin was tossed' },
  ]);
  expect(screen.getByText(/Level teams, by staff: A coin was tossed/)).toBeTruthy();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(5);
});
