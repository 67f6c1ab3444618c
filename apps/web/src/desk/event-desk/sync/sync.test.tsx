// @vitest-environment jsdom
import type { EventDesk } from '@callshot/contract';
import { startFrom } from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playoffStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { desk } from '../../../../testing/desk.ts';
import { testPages } from '../../../../testing/pages.tsx';
import { currentUserQuery } from '../../../account/session/session.queries.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { DoubtsPanel } from './doubts-panel.tsx';
import type { Doubt, Sync } from './sync.queries.ts';
import { SyncPanel } from './sync-panel.tsx';

const AT = '2025-06-14T14:10:00.000Z';

const doubt = (own: Partial<Doubt>): Doubt => ({
  id: 1,
  kind: 'changed_after_applied',
  openedAt: AT,
  eventStageId: 101,
  eventSubstageId: 201,
  place: 'Stage 3',
  title: 'G2 – MOUZ',
  reason: 'Something else is told now than what was taken over',
  source: 'wiki',
  wiki: {
    matchId: 'm1',
    opponents: [
      { name: 'G2', teamId: 1, score: 1, status: 'S' },
      { name: 'MOUZ', teamId: 2, score: 2, status: 'S' },
    ],
    startsAt: AT,
    isExactStart: true,
    bestOf: 3,
    isFinished: true,
    games: [
      { map: 'Mirage', scores: [13, 11], winner: 0 },
      { map: 'Nuke', scores: [8, 13], winner: 1 },
      { map: '', scores: null, winner: null },
    ],
    winner: 1,
    link: 'https://liquipedia.net/counterstrike/Cup',
  },
  table: null,
  official: 'G2 – MOUZ 2:1, won by G2',
  answer: 'What is told',
  name: null,
  likeliestTeamId: null,
  changes: null,
  ...own,
});

const unknown = doubt({
  id: 2,
  kind: 'unknown_team',
  title: 'Legacy Gaming – VP',
  reason: 'A team is named that has no place in the event: Legacy Gaming',
  official: null,
  answer: null,
  name: 'Legacy Gaming',
});

const following: Sync = {
  isMapped: true,
  isPaused: false,
  wikiLink: 'https://liquipedia.net/counterstrike/Cup',
  lastLookAt: AT,
  nextLookAt: '2099-06-14T14:12:00.000Z',
  lastWebhookAt: null,
  looksLeft: 41,
  looksPerHour: 60,
  failure: null,
  log: [{ at: AT, text: 'Stage 3: 2 results taken over' }],
  doubts: [doubt({}), unknown],
  names: [],
  held: [
    { eventStageId: 101, eventSubstageId: 201, slot: 'UB-0-0', title: 'G2 – NAVI, won by G2' },
  ],
};

const effect = {
  changes: ['MOUZ advance'],
  follows: [],
  concerned: { entries: 0, users: 0 },
  affected: 64,
  scores: [
    {
      userId: 1,
      username: 'emma',
      before: { totalScore: 10, rank: 3 },
      after: { totalScore: 12, rank: 1 },
    },
  ],
};

/** Playoffs of four teams, whose first match the wiki calls m1. */
const playoffs = playoffStage({ teams: 4, elimination: 'single' });
const [bracket] = playoffs.substages;
const event = {
  id: 31,
  gameId: 2,
  stage: 0,
  eventStages: [
    {
      id: 101,
      name: 'Playoffs',
      stageIndex: 0,
      eventSubstage: [{ id: bracket?.eventSubstageId, title: '' }],
    },
  ],
  teams: ['G2', 'VP', 'NAVI', 'MOUZ'].map((name, at) => ({
    id: at + 1,
    name,
    eventStageId: 101,
    eventSubstageId: bracket?.eventSubstageId,
  })),
  format: {
    id: 1,
    name: 'Cup',
    json: JSON.stringify({
      ...startFrom({ kind: 'swiss', teamCount: 16 }),
      stages: [playoffs.format],
    }),
  },
};
const firstResults = {
  groupStagePicks: [],
  matchPicks: (bracket?.officialMatches ?? []).map((row) => ({ ...row, eventStageId: 101 })),
  versions: { 101: 6 },
  hiddenUntil: null,
  isOpened: false,
};

let results: typeof firstResults;
let failures = 0;
let official: object[];
let sync: Sync;
let sent: { readonly path: string; readonly body: unknown }[];
let answers: Map<string, { readonly status: number; readonly body: object }>;

beforeEach(() => {
  results = firstResults;
  failures = 0;
  official = [];
  sync = following;
  sent = [];
  answers = new Map();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
    const path = url.split('?')[0] ?? '';
    const given = answers.get(path);
    if (given) {
      failures += 1;
      return Response.json(given.body, { status: given.status });
    }
    if (init?.body) {
      sent.push({ path, body: JSON.parse(init.body) });
      return path.includes('preview') ? Response.json(effect) : new Response(null, { status: 204 });
    }
    const known: Record<string, object> = {
      '/api/sync/31': sync,
      '/api/sync/effect/31': effect,
      '/api/event/official': official,
      '/api/event/get': event,
      '/api/picks/override/31': results,
    };
    return Response.json(known[path] ?? null);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Address = () => <p>at {useLocation().pathname + useLocation().search}</p>;

function show(role: 'Admin' | 'EventCreator' = 'Admin') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, { id: 7, roles: [role] } as never);
  const room = (
    <>
      <DoubtsPanel desk={{ id: 31, teams: event.teams } as unknown as EventDesk} />
      <SyncPanel desk={desk({ id: 31 })} />
    </>
  );
  const { pages } = testPages([
    { path: '/', element: room },
    { path: '*', element: <Address /> },
  ]);
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** One doubt, of the playoffs' first match. */
function doubtFirstMatch(): void {
  const eventSubstageId = bracket?.eventSubstageId ?? 0;
  official = [
    { externalId: 'm1', eventSubstageId, bracketPart: 'UB', bracketCol: 0, bracketColIndex: 0 },
  ];
  sync = { ...following, doubts: [doubt({ eventSubstageId })] };
}

const card = (name: string) => screen.findByRole('article', { name });

test('the maps of a match stand beside its result', async () => {
  show();
  const maps = (await screen.findByRole('rowheader', { name: 'Maps' })).closest('tr');
  expect(maps?.textContent).toBe('Maps–Mirage 13:11, Nuke 8:13');
  expect(maps?.dataset.differs).toBeUndefined();
});

test('a doubt shows both records, what applying does to players, and the answers', async () => {
  show();
  const shown = within(await card('G2 – MOUZ'));
  expect(
    shown.getByRole('row', {
      name: 'Result G2 – MOUZ 2:1, won by G2 G2 – MOUZ 1:2, won by MOUZ',
    }),
  ).toBeTruthy();
  expect(await shown.findByText(/ranks of 64 players change; 1 moves in the top 10/)).toBeTruthy();
  expect(shown.getByRole('button', { name: /^Apply/ })).toHaveProperty('disabled', false);
  expect(
    within(screen.getByRole('list', { name: 'Other doubts' })).getByRole('button', {
      name: 'Legacy Gaming – VP',
    }),
  ).toBeTruthy();
});

test('J and K go between doubts, A applies with the note, and the heading takes the keyboard', async () => {
  const user = show();
  await card('G2 – MOUZ');
  await user.keyboard('j');
  const second = within(await card('Legacy Gaming – VP'));
  expect(second.getByRole('button', { name: /^Same team/ })).toHaveProperty('disabled', true);
  await user.keyboard('a');
  expect(sent).toEqual([]);
  await user.keyboard('k');
  const first = within(await card('G2 – MOUZ'));
  await user.type(first.getByRole('textbox', { name: /Note for the audit/ }), 'jad seen');
  expect(sent).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  sync = { ...following, doubts: [unknown] };
  await user.keyboard('a');
  await screen.findByText('Result applied');
  expect(sent).toEqual([
    {
      path: '/api/sync/answer',
      body: { eventId: 31, doubtId: 1, answer: 'apply', note: 'jad seen' },
    },
  ]);
  await card('Legacy Gaming – VP');
});

test('staff say which team the wiki means, with the likeliest chosen already', async () => {
  sync = { ...following, doubts: [unknown] };
  const user = show();
  const shown = within(await card('Legacy Gaming – VP'));
  const who = shown.getByRole('combobox', { name: 'Legacy Gaming is' });
  expect(who).toHaveProperty('value', '');
  expect(shown.queryByText('If applied')).toBeNull();
  await user.selectOptions(who, 'MOUZ');
  await user.type(shown.getByRole('textbox', { name: /Note for the audit/ }), 'bought');
  sync = {
    ...following,
    doubts: [{ ...unknown, id: 3, likeliestTeamId: 3, answer: 'It is NAVI' }],
  };
  await user.click(shown.getByRole('button', { name: /^Same team/ }));
  await screen.findByText('All its matches now count for that team');
  expect(sent).toEqual([
    { path: '/api/sync/sameTeam', body: { eventId: 31, doubtId: 2, teamId: 4, note: 'bought' } },
  ]);
  const next = within(await card('Legacy Gaming – VP'));
  expect(await next.findByText('It is NAVI')).toBeTruthy();
  expect(next.getByRole('combobox', { name: 'Legacy Gaming is' })).toHaveProperty('value', '3');
  await user.selectOptions(next.getByRole('combobox', { name: 'Legacy Gaming is' }), 'VP');
  // The effect of that has not been counted.
  expect(next.queryByText('It is NAVI')).toBeNull();
  await user.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('a');
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ doubtId: 3, teamId: 2 }));
});

test('a name that staff told is taken back after a question', async () => {
  sync = {
    ...following,
    names: [{ name: 'legacy gaming', teamId: 4, teamName: 'MOUZ', toldAt: AT }],
  };
  const user = show();
  const names = within(await screen.findByRole('region', { name: 'Other names on the wiki' }));
  await user.click(names.getByRole('button', { name: 'Take back: legacy gaming is MOUZ' }));
  const asked = within(names.getByRole('group', { name: 'Ask again who it is?' }));
  await user.click(asked.getByRole('button', { name: 'Take back' }));
  expect(sent).toEqual([
    { path: '/api/sync/forgetName', body: { eventId: 31, name: 'legacy gaming' } },
  ]);
});

test('D dismisses, and what was answered elsewhere meanwhile is said', async () => {
  answers.set('/api/sync/answer', {
    status: 409,
    body: {
      code: 'doubt_not_found',
      title: 'This was answered meanwhile, or the wiki has changed',
    },
  });
  const user = show();
  await card('G2 – MOUZ');
  await user.keyboard('d');
  expect(await screen.findByText(/This was answered meanwhile/)).toBeTruthy();
});

test('C takes the right winner and score of a bracket match in place, as the answer to the doubt', async () => {
  doubtFirstMatch();
  const user = show();
  const shown = within(await card('G2 – MOUZ'));
  await user.type(shown.getByRole('textbox', { name: /Note for the audit/ }), 'seen live');
  await user.click(shown.getByRole('button', { name: /^Correct/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'How did it end?' }));
  await user.click(await asked.findByRole('radio', { name: 'MOUZ' }));
  const preview = asked.getByRole('button', { name: 'Preview changes' });
  expect(preview).toHaveProperty('disabled', true);
  await user.click(asked.getByRole('radio', { name: '3:1' }));
  await user.click(preview);
  const check = within(await screen.findByRole('dialog', { name: 'Check the Changes' }));
  await user.click(check.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Result saved');
  const saved = sent.find(({ path }) => path === '/api/sync/correct')?.body;
  expect(saved).toMatchObject({
    eventId: 31,
    doubtId: 1,
    eventStageId: 101,
    version: 6,
    note: 'seen live',
  });
  const rows = (saved as typeof firstResults).matchPicks;
  expect(
    rows.find(({ bracketColIndex, bracketCol }) => bracketColIndex + bracketCol === 0),
  ).toMatchObject({
    winnerTeamId: 4,
    topTeamScore: 1,
    bottomTeamScore: 3,
  });
});

test('what somebody else enters between two openings of the dialog is kept', async () => {
  doubtFirstMatch();
  const user = show();
  const shown = within(await card('G2 – MOUZ'));
  await shown.findByText(/ranks of 64 players change/);
  await user.click(shown.getByRole('button', { name: /^Correct/ }));
  const first = within(await screen.findByRole('dialog', { name: 'How did it end?' }));
  await user.click(first.getByRole('button', { name: 'Back' }));
  const [own, other] = firstResults.matchPicks;
  if (!own || !other) throw new Error('no matches');
  const entered = {
    ...other,
    winnerTeamId: other.topTeamId,
    loserTeamId: other.bottomTeamId,
    topTeamScore: 3,
    bottomTeamScore: 0,
  };
  results = { ...firstResults, matchPicks: [own, entered], versions: { 101: 7 } };
  await user.click(shown.getByRole('button', { name: /^Correct/ }));
  const again = within(await screen.findByRole('dialog', { name: 'How did it end?' }));
  await user.click(await again.findByRole('radio', { name: 'MOUZ' }));
  // A later look that fails takes nothing away that was typed.
  answers.set('/api/picks/override/31', { status: 500, body: { code: 'internal', title: 'Away' } });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(failures).toBeGreaterThan(0));
  await user.click(again.getByRole('radio', { name: '3:1' }));
  await user.click(again.getByRole('button', { name: 'Preview changes' }));
  const check = within(await screen.findByRole('dialog', { name: 'Check the Changes' }));
  await user.click(check.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Result saved');
  const saved = sent.find(({ path }) => path === '/api/sync/correct')?.body as typeof results;
  expect(saved).toMatchObject({ version: 7 });
  expect(saved.matchPicks).toContainEqual(expect.objectContaining(entered));
});

test('C leads to the form of results where no match of a bracket is meant', async () => {
  const user = show();
  await card('G2 – MOUZ');
  await user.keyboard('c');
  expect(await screen.findByText('at /admin/pickOverride?event=31')).toBeTruthy();
});

test('an event creator reads doubts; answering is for admins', async () => {
  const user = show('EventCreator');
  const shown = within(await card('G2 – MOUZ'));
  for (const name of [/^Apply/, /^Correct/, /^Dismiss/]) {
    const answer = shown.getByRole('button', { name });
    expect(answer).toHaveProperty('disabled', true);
    expect(answer.title).toBe('Admins only');
  }
  await user.keyboard('ad');
  expect(sent).toEqual([]);
});

test('nothing waits: the last change is named', async () => {
  sync = { ...following, doubts: [] };
  show();
  expect(await screen.findByText('Nothing waits.')).toBeTruthy();
  expect(screen.getByText(/Stage 3: 2 results taken over\.$/)).toBeTruthy();
});

test('the sync tells of its looks, and is paused and asked to look', async () => {
  const user = show();
  const panel = within(await screen.findByRole('region', { name: 'Sync' }));
  expect(await panel.findByText('Running')).toBeTruthy();
  expect(panel.getByText('41 left of 60')).toBeTruthy();
  expect(panel.getByRole('list', { name: 'Results of looks' }).textContent).toContain(
    'Stage 3: 2 results taken over',
  );
  await user.click(panel.getByRole('button', { name: 'Look now' }));
  sync = { ...following, isPaused: true, nextLookAt: null };
  await user.click(panel.getByRole('button', { name: 'Pause' }));
  expect(await panel.findByText('Paused')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Look now' })).toHaveProperty('disabled', true);
  await user.click(panel.getByRole('button', { name: 'Resume' }));
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/sync/look',
    '/api/sync/pause',
    '/api/sync/resume',
  ]);
});

test('a wiki that is gone is said with what can be done without it', async () => {
  sync = { ...following, failure: 'The wiki did not answer' };
  show();
  const panel = within(await screen.findByRole('region', { name: 'Sync' }));
  expect(await panel.findByText('Wiki gone')).toBeTruthy();
  expect(panel.getByRole('status').textContent).toContain('The wiki did not answer');
  expect(panel.getByRole('status').textContent).toMatch(/Next look: at \d?\d:\d\d [AP]M/);
  expect(panel.getByRole('link', { name: 'Enter a result' }).getAttribute('href')).toBe(
    '/admin/pickOverride?event=31',
  );
});

test('what staff hold is given back to the wiki after a question', async () => {
  const user = show();
  const held = within(await screen.findByRole('region', { name: 'Held by staff' }));
  await user.click(held.getByRole('button', { name: 'Release: G2 – NAVI, won by G2' }));
  const asked = within(held.getByRole('group', { name: 'Let the wiki decide it?' }));
  await user.click(asked.getByRole('button', { name: 'Release' }));
  expect(sent).toEqual([
    { path: '/api/sync/release', body: { eventId: 31, eventSubstageId: 201, slot: 'UB-0-0' } },
  ]);
});
