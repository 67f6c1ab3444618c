// @vitest-environment jsdom
import type { DeskEvent, EventDesk, OfficialMatch } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desk, LOCK, NO_SYNC, row, stage, team } from '../../../testing/desk.ts';
import { testPages } from '../../../testing/pages.tsx';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { EventDeskPage } from './event-desk-page.tsx';

interface Server {
  list: DeskEvent[];
  desk: EventDesk;
  official: OfficialMatch[];
  answers: Map<string, { readonly status: number; readonly body: object | null }>;
  sent: { readonly path: string; readonly body: unknown }[];
}

let server: Server;

beforeEach(() => {
  server = { list: [row({})], desk: desk(), official: [], answers: new Map(), sent: [] };
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
    const path = url.split('?')[0] ?? '';
    if (init?.body) server.sent.push({ path, body: JSON.parse(init.body) });
    const given = server.answers.get(path);
    if (given) {
      return given.body === null
        ? new Response(null, { status: given.status })
        : Response.json(given.body, { status: given.status });
    }
    const known: Record<string, object> = {
      '/api/event/desk': server.list,
      '/api/event/desk/31': server.desk,
      '/api/event/official': server.official,
      '/api/event/matchTime': server.desk,
      '/api/event/slots': server.desk,
      '/api/sync/31': NO_SYNC,
      '/api/results/31': { tokens: [], proposals: [], doubts: 0, groups: [] },
      '/api/event/stage': { picked: 279, missing: 9 },
      '/api/event/edit': server.desk,
      '/api/event/extendLock': server.desk,
      '/api/event/replaceTeam': server.desk,
    };
    return Response.json(known[path] ?? null);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path: string, role: 'Admin' | 'EventCreator' = 'Admin') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, { id: 7, roles: [role] } as never);
  const { pages } = testPages(
    [{ path: '/admin/event/:eventId?', element: <EventDeskPage /> }],
    [path],
  );
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

test.each<{ kind: NonNullable<EventDesk['overdue']>['kind']; says: RegExp }>([
  { kind: 'lock', says: /^No lock time since .* Stage 2 opened without a lock time/ },
  { kind: 'result', says: /^Result overdue since .* A match of Stage 2 .* has no result/ },
  { kind: 'stage', says: /^Results missing since .* of Stage 2 are missing, and Playoffs begins/ },
  {
    kind: 'opening',
    says: /^Next stage not open since .* Playoffs has not opened: 5 of 8 teams are known/,
  },
])(
  'what is overdue is said in the room and the list, with the way on: $kind',
  async ({ kind, says }) => {
    const overdue = { kind, since: '2026-06-12T16:00:00.000Z' };
    server.desk = { ...desk(), overdue };
    server.list = [row({ overdue }), row({ id: 32, nameOverride: 'Quiet Cup' })];
    show('/admin/event/31');
    const note = await screen.findByRole('region', { name: 'What is overdue' });
    expect(note.textContent).toMatch(says);
    cleanup();
    show('/admin/event');
    const name = says.source.slice(1).split(' since')[0] ?? '';
    const late = await screen.findByRole('row', { name: /Galaxy Major 2099/ });
    expect(within(late).getByText(name)).toBeTruthy();
    const quiet = screen.getByRole('row', { name: /Quiet Cup/ });
    expect(within(quiet).queryByText(name)).toBeNull();
  },
);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (name: string) => {
  const heading = screen.getByRole('heading', { name, level: 2 });
  return within(heading.closest('li') as HTMLElement);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openRoom(role?: 'EventCreator') {
  const user = show('/admin/event/31', role);
  await screen.findByRole('heading', { name: 'Galaxy Major 2099', level: 1 });
  return user;
}

test('the list shows current events first, and finds finished and archived ones by their state', async () => {
  server.list = [
    row({}),
    row({ id: 32, nameOverride: 'Old Cup', state: 'finished' }),
    row({ id: 33, nameOverride: 'Hidden Cup', state: 'archived' }),
  ];
  const user = show('/admin/event');
  const link = await screen.findByRole('link', { name: 'Galaxy Major 2099' });
  expect(link.getAttribute('href')).toBe('/admin/event/31');
  expect(screen.queryByText('Old Cup')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Archived' }));
  expect(
    within(screen.getByRole('table', { name: 'Events' })).getByText('Hidden Cup'),
  ).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'cup');
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'zzz');
  expect(screen.getByText('No events found')).toBeTruthy();
});

test('the list says how many doubts wait in each event, those with the most first when asked, and where it comes from', async () => {
  server.list = [
    row({}),
    row({ id: 32, nameOverride: 'Wiki Cup', isFromWiki: true, doubtsWaiting: 2 }),
  ];
  const user = show('/admin/event');
  await screen.findByRole('link', { name: 'Galaxy Major 2099' });
  const names = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(names()[1]).toContain('By hand');
  await user.click(screen.getByRole('button', { name: 'Doubts' }));
  expect(names()[1]).toMatch(/Wiki Cup.*From the wiki.*2 waiting/);
});

test('a list that cannot be read says so and is asked for again; an empty one leads to the creator', async () => {
  server.answers.set('/api/event/desk', { status: 500, body: { code: 'x', title: 'x' } });
  const user = show('/admin/event');
  await screen.findByText('The events could not be loaded');
  server.answers.clear();
  server.list = [];
  await user.click(button('Try again'));
  expect(
    (await screen.findByRole('link', { name: 'Create the first one' })).getAttribute('href'),
  ).toBe('/admin/event/create');
});

test('an event that is not there is told apart from one that cannot be read', async () => {
  server.answers.set('/api/event/desk/31', {
    status: 404,
    body: { code: 'event_not_found', title: 'No such event' },
  });
  show('/admin/event/31');
  expect(await screen.findByText('No such event')).toBeTruthy();
});

test('players stand under their flags, and who is no player says what they are [rule: events-5]', async () => {
  const flag = { imageUrl: '/flags/SE.svg', country: 'Sweden' };
  const members = [
    { position: 'Coach' as const, username: 'coach', flag: null },
    { position: 'Player' as const, username: 'ada', flag },
  ];
  server.desk = { ...desk(), teams: [{ ...team(1, 'Alpha'), members }] };
  await openRoom();
  const players = within(screen.getByRole('list', { name: 'Players of Alpha' }));
  expect(players.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ada',
    'coach (Coach)',
  ]);
  expect(players.getAllByRole('img')).toHaveLength(1);
  expect(players.getByRole('img', { name: 'Sweden' }).getAttribute('src')).toBe('/flags/SE.svg');
});

test('each stage says where it stands, and offers what can be done with it', async () => {
  await openRoom();
  expect(card('Stage 1').getByText('Complete')).toBeTruthy();
  expect(card('Stage 1').getByText(/16 of 16 official/)).toBeTruthy();
  expect(card('Stage 1').queryByRole('button')).toBeNull();
  expect(card('Stage 2').getByText(/279 of 288 entrants picked it/)).toBeTruthy();
  expect(
    card('Stage 2')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lock now', 'Move the lock', 'Extend lock', 'Teams by hand']);
  expect(card('Playoffs').getByText('Opens when 8 teams are known, 5 now')).toBeTruthy();
  expect(card('Playoffs').getByRole('button', { name: 'Open now' })).toBeTruthy();
});

test('locking asks with the number of people and needs a reason', async () => {
  const user = await openRoom();
  await user.click(button('Lock now'));
  const asked = await dialog('Lock picks now?');
  expect(await asked.findByText(/279 people have picked Stage 2/)).toBeTruthy();
  expect(asked.getByText(/9 people picked an earlier stage/)).toBeTruthy();
  const confirm = asked.getByRole('button', { name: 'Lock picks now' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'First match began');
  await user.click(confirm);
  expect(await screen.findByText('Picks locked')).toBeTruthy();
  expect(server.sent).toEqual([
    {
      path: '/api/event/stage',
      body: { eventId: 31, action: 'lock', relockTime: null, reason: 'First match began' },
    },
  ]);
});

test('teams are put into the groups of a stage by hand, each into one, and only what changes is sent', async () => {
  server.desk = desk({
    stages: [
      stage(0, { state: 'locked' }),
      stage(1, {}),
      stage(2, {
        kind: 'groups',
        substages: [
          { id: 301, title: 'Group A', teamIds: [1], startsAt: null },
          { id: 302, title: 'Group B', teamIds: [2], startsAt: null },
        ],
      }),
    ],
    teams: [team(1, 'Vitality'), team(2, 'Spirit'), team(3, 'Falcons')],
  });
  const user = await openRoom();
  await user.click(card('Playoffs').getByRole('button', { name: 'Teams by hand' }));
  const asked = await dialog('Teams of Playoffs');
  expect(asked.getByText('Group A 1, Group B 1')).toBeTruthy();
  const save = asked.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await user.selectOptions(asked.getByLabelText('Falcons'), 'Group B');
  expect(asked.getByText('Group A 1, Group B 2')).toBeTruthy();
  await user.click(save);
  await screen.findByText('Teams saved');
  expect(server.sent).toEqual([
    {
      path: '/api/event/slots',
      body: {
        eventId: 31,
        version: 4,
        eventStageId: 102,
        substages: [{ eventSubstageId: 302, teamIds: [2, 3] }],
        openings: [],
      },
    },
  ]);
});

test('a team that plays nowhere yet is named, and takes a place like any other', async () => {
  server.desk = desk({ teams: [team(1, 'Vitality'), team(2, 'Spirit')] });
  server.desk = {
    ...server.desk,
    stages: server.desk.stages.map((own) =>
      own.index === 2
        ? {
            ...own,
            kind: 'swiss',
            substages: [{ id: 301, title: '', teamIds: [1, 2], startsAt: null }],
          }
        : own,
    ),
  };
  server.answers.set('/api/event/team', { status: 200, body: { id: 9, name: 'Late Squad' } });
  const user = await openRoom();
  await user.click(card('Playoffs').getByRole('button', { name: 'Teams by hand' }));
  const asked = await dialog('Teams of Playoffs');
  await user.type(asked.getByRole('textbox', { name: 'Another team' }), 'Late Squad{Enter}');
  expect(await asked.findByText('3 teams')).toBeTruthy();
  expect(asked.getByLabelText('Late Squad')).toHaveProperty('value', '301');
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await screen.findByText('Teams saved');
  expect(server.sent).toMatchObject([
    { path: '/api/event/team', body: { eventId: 31, name: 'Late Squad' } },
    {
      path: '/api/event/slots',
      body: { substages: [{ eventSubstageId: 301, teamIds: [1, 2, 9] }] },
    },
  ]);
});

test('a stage that people have picked keeps its places: a team that comes takes that of one that leaves, or a new one', async () => {
  server.desk = desk({
    stages: [
      stage(0, { state: 'done' }),
      stage(1, {
        state: 'open',
        picked: 40,
        substages: [{ id: 201, title: '', teamIds: [1, 2], startsAt: null }],
      }),
    ],
    teams: [team(1, 'Vitality'), team(2, 'Spirit'), team(3, 'Falcons')],
  });
  const user = await openRoom();
  await user.click(card('Stage 2').getByRole('button', { name: 'Teams by hand' }));
  const asked = await dialog('Teams of Stage 2');
  expect(asked.getByText(/40 people picked it: their picks stay as they are/)).toBeTruthy();
  await user.selectOptions(asked.getByLabelText('Spirit'), 'Not in this stage');
  expect(asked.getByText(/Picks of 40 people move to the team/)).toBeTruthy();
  expect(asked.getByText('People have picked it: it has 2 places, and 1 team.')).toBeTruthy();
  expect(asked.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.selectOptions(asked.getByLabelText('Falcons'), 'Plays in it');
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await screen.findByText('Teams saved');
  expect(server.sent[0]?.body).toMatchObject({
    substages: [{ eventSubstageId: 201, teamIds: [1, 3] }],
  });
  await user.click(card('Stage 2').getByRole('button', { name: 'Teams by hand' }));
  const again = await dialog('Teams of Stage 2');
  await user.selectOptions(again.getByLabelText('Falcons'), 'Plays in it');
  await user.click(again.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]?.body).toMatchObject({
    substages: [{ eventSubstageId: 201, teamIds: [1, 2, 3] }],
  });
});

test('the lock is put off by minutes, from the lock that was seen', async () => {
  const user = await openRoom();
  await user.click(button('Extend lock'));
  const asked = await dialog('Extend the lock?');
  await user.click(asked.getByRole('button', { name: 'Minutes: more' }));
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Outage');
  await user.click(asked.getByRole('button', { name: 'Extend lock by 20 min' }));
  expect(await screen.findByText('Lock extended')).toBeTruthy();
  expect(server.sent).toEqual([
    {
      path: '/api/event/extendLock',
      body: { eventId: 31, lockAt: LOCK, minutes: 20, reason: 'Outage' },
    },
  ]);
});

test('picks of a stage with results are not opened again, and the reason is said', async () => {
  server.desk = desk({
    state: 'locked',
    locked: true,
    stages: desk().stages.map((own) =>
      own.index === 1
        ? {
            ...own,
            state: 'locked',
            official: { known: 3, total: 16, isDecided: false, hasResults: true },
            isResultKnown: true,
          }
        : own,
    ),
  });
  await openRoom();
  expect(card('Stage 2').getByText('Live')).toBeTruthy();
  const reopen = card('Stage 2').getByRole('button', { name: 'Reopen picks' });
  expect(reopen).toHaveProperty('disabled', true);
  expect(reopen.title).toContain('Results of this stage are known');
});

test('a stage that staff open early says what it lacks', async () => {
  server.desk = desk({
    stages: desk().stages.map((own) =>
      own.index === 2 ? { ...own, opens: { known: 5, needed: 8 } } : own,
    ),
  });
  const user = await openRoom();
  await user.click(card('Playoffs').getByRole('button', { name: 'Open now' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Open the next stage?' }));
  expect(await asked.findByText('Results of Stage 2 are not complete.')).toBeTruthy();
  expect(
    asked.getByText(
      /^5 of the 8 teams that Playoffs opens with are known: a slip may have too few/,
    ),
  ).toBeTruthy();
});

test('a stage warns of opening matches that nobody plays', async () => {
  const nobody = { slot: 'UB-0-2', topTeamId: null, bottomTeamId: null, startsAt: null };
  server.desk = desk({
    stages: desk().stages.map((own) => ({
      ...own,
      matches: own.matches.flatMap((match, at) =>
        at === 1 ? [match, { ...match, ...nobody }] : match,
      ),
    })),
  });
  await openRoom();
  expect(
    card('Playoffs').getByText(/^Nobody plays in 1 match, so whoever is to meet/),
  ).toBeTruthy();
});

test('an open stage says which results its picks wait for, and one that was sealed early says when', async () => {
  const [first, second] = desk().stages;
  if (!first || !second) throw new Error('no stages');
  server.desk = desk({ stages: [first, { ...second, awaitedRounds: ['Play-In', 'Round 1'] }] });
  await openRoom();
  expect(card('Stage 2').getByText(/Picks lock/).textContent).toContain(
    '· picks wait for results of Play-In, Round 1, which nobody picks',
  );
  cleanup();
  const sealedAt = '2099-06-09T08:30:00.000Z';
  server.desk = desk({
    state: 'finished',
    finishedAt: sealedAt,
    lockAt: '2099-06-12T17:00:00.000Z',
    locked: true,
    stages: [first, { ...second, state: 'locked', sealedAt }],
  });
  await openRoom();
  const time = card('Stage 2')
    .getByText(/Picks locked/)
    .querySelector('time');
  expect(time?.dateTime).toBe(sealedAt);
});

test('an event that was finished too early is resumed, unless trophies were given', async () => {
  const over = { state: 'finished', finishedAt: '2099-06-10T09:00:00.000Z' } as const;
  server.desk = desk(over);
  const user = await openRoom();
  await user.click(card('Stage 2').getByRole('button', { name: 'Resume the event' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Resume the event?' }));
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Too early');
  await user.click(asked.getByRole('button', { name: 'Resume the event' }));
  expect(await screen.findByText('Event resumed')).toBeTruthy();
  expect(server.sent).toEqual([
    {
      path: '/api/event/stage',
      body: { eventId: 31, action: 'resume', relockTime: null, reason: 'Too early' },
    },
  ]);
});

test('the head names the format; an event without a wiki says nothing of syncing', async () => {
  await openRoom();
  const format = screen.getByRole('link', { name: 'Major' });
  expect(format.getAttribute('href')).toBe('/admin/eventFormatBuilder?format=5');
  expect(screen.queryByRole('region', { name: 'Sync' })).toBeNull();
  const matches = within(screen.getByRole('region', { name: 'Matches' }));
  expect(matches.getByRole('link', { name: 'Enter a result' }).getAttribute('href')).toBe(
    '/admin/pickOverride?event=31',
  );
  cleanup();
  const wiki = {
    wiki: 'counterstrike',
    pageId: 7,
    pageName: 'Cup',
    mapping: [],
    unplaced: [],
    doubtsWaiting: 0,
  };
  server.desk = desk({ wiki, format: { id: null, name: 'Deleted format', json: '{}' } });
  await openRoom();
  expect(screen.getByText(/· Deleted format/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Sync' })).toBeTruthy();
});

test('what of an event follows nothing of the wiki is entered by staff, and can be mapped', async () => {
  const row = { stageIndex: 0, substageIndex: 0, matchKeys: ['7|Cup|swiss:1'], standingsKey: null };
  const groups = ['Group A', 'Group B'].map((title, at) => {
    return { id: 201 + at, title, teamIds: [], startsAt: null };
  });
  server.desk = desk({
    wiki: {
      wiki: 'counterstrike',
      pageId: 7,
      pageName: 'Cup',
      mapping: [row, { ...row, stageIndex: 1 }],
      unplaced: [{ id: 77, name: 'Newcomers' }],
      doubtsWaiting: 0,
    },
    stages: desk().stages.map((own) => (own.index === 1 ? { ...own, substages: groups } : own)),
  });
  const user = await openRoom();
  expect(card('Stage 1').queryByText(/Entered by hand/)).toBeNull();
  expect(card('Stage 2').getByText(/Entered by hand: Group B/)).toBeTruthy();
  expect(card('Playoffs').getByText(/Entered by hand ·/)).toBeTruthy();
  const way = card('Playoffs').getByRole('link', { name: 'Map it to the wiki: Playoffs' });
  expect(way.getAttribute('href')).toBe('/admin/event/31/mapping');
  const sync = within(screen.getByRole('region', { name: 'Sync' }));
  expect(
    await sync.findByText(
      /^Stage 1 and Stage 2 follow the wiki; Group B of Stage 2 and Playoffs are entered by hand\.$/,
    ),
  ).toBeTruthy();
  const matches = within(screen.getByRole('region', { name: 'Matches' }));
  const enter = () => matches.queryByRole('link', { name: 'Enter a result' });
  expect(enter()).toBeTruthy();
  await user.click(matches.getByRole('tab', { name: 'Stage 1' }));
  expect(enter()).toBeNull();
  await user.click(card('Stage 2').getByRole('button', { name: 'Teams by hand' }));
  const asked = await dialog('Teams of Stage 2');
  expect(asked.getByLabelText('Newcomers')).toBeTruthy();
});

test('an event creator sees the room and edits the event; what touches picks is for admins', async () => {
  const user = await openRoom('EventCreator');
  const lock = button('Lock now');
  expect(lock).toHaveProperty('disabled', true);
  expect(lock.title).toBe('Admins only');
  expect(button('Replace Vitality')).toHaveProperty('disabled', true);
  await user.click(button('More of this event'));
  expect(
    screen.getByRole('menuitem', { name: /Archive.*Admins only/ }).getAttribute('aria-disabled'),
  ).toBe('true');
  expect(button('Edit event')).toHaveProperty('disabled', false);
});

test('matches are read by a screen reader with both teams, the score and who won', async () => {
  const user = await openRoom();
  await user.click(screen.getByRole('tab', { name: 'Playoffs' }));
  const rounds = within(screen.getByRole('tabpanel', { name: 'Playoffs' }));
  const [first, second] = rounds.getAllByRole('listitem');
  expect(first?.textContent).toContain('Vitality1 against ');
  expect(first?.textContent).toContain('Spirit2 wonOfficial');
  expect(second?.textContent).toContain('Waits for teams');
});

test('matches that the wiki alone has are listed by their rounds, what is played now among them', async () => {
  server.official = [
    {
      eventStageId: 101,
      eventSubstageId: 201,
      bracketPart: '',
      bracketCol: 0,
      bracketColIndex: 0,
      matchIndex: 0,
      bestOf: 3,
      topTeamId: 1,
      bottomTeamId: 2,
      winnerTeamId: null,
      topTeamScore: 1,
      bottomTeamScore: 0,
      state: 'PLAYED',
      startTime: '2099-06-12T16:00:00.000Z',
      externalId: 'm1',
      isLive: true,
      round: 4,
    },
  ];
  await openRoom();
  const round = within(await screen.findByRole('region', { name: 'Round 4' }));
  expect(round.getByText('Live')).toBeTruthy();
  expect(round.queryByRole('button')).toBeNull();
});

test('a time that would lock the stage at once is saved under that name alone', async () => {
  server.desk = desk({ unlocked: true });
  const user = await openRoom();
  await user.click(button('Edit event'));
  const form = await dialog('Edit event');
  const begins = form.getByLabelText('Begins (your time)');
  await user.clear(begins);
  await user.type(begins, '2020-06-08T17:00');
  // Its lock was set apart from the start of the event.
  expect(form.getByRole('button', { name: 'Save' })).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  cleanup();
  const [, open] = desk().stages;
  if (!open) throw new Error('no stage');
  server.desk = desk({ stage: 0, stages: [{ ...open, index: 0 }] });
  await openRoom();
  await user.click(button('Edit event'));
  const again = await dialog('Edit event');
  const start = again.getByLabelText('Begins (your time)');
  await user.clear(start);
  await user.type(start, '2020-06-08T17:00');
  expect(again.getByRole('button', { name: 'Save and lock now' })).toBeTruthy();
  expect(
    again.getByText(/^This is before now: picks of Stage 2 lock at once/).textContent,
  ).toContain('279 people picked it');
  await user.clear(start);
  await user.type(start, '2099-06-08T17:00');
  expect(again.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('the time of a match is set, or taken back', async () => {
  const user = await openRoom();
  await user.click(screen.getByRole('tab', { name: 'Playoffs' }));
  await user.click(button('Change the time: Semifinals, Vitality – Not known'));
  const asked = await dialog('When does it begin?');
  await user.click(asked.getByRole('button', { name: 'Not known' }));
  await screen.findByText('Match time saved');
  expect(server.sent).toEqual([
    {
      path: '/api/event/matchTime',
      body: { eventId: 31, eventSubstageId: 202, slot: 'UB-0-1', startsAt: null },
    },
  ]);
});

test('who starts where in a bracket is put by hand, nobody twice', async () => {
  server.desk.stages[2]?.matches.forEach((own) => {
    Object.assign(own, { winnerTeamId: null, topTeamScore: null, bottomTeamScore: null });
  });
  const user = await openRoom();
  await user.click(button('Slots by hand'));
  const asked = await dialog('Slots of Playoffs');
  const place = (name: string) =>
    asked.getByRole('combobox', { name: `Semifinals, match ${name}` });
  await user.selectOptions(place('2, bottom'), 'Spirit');
  expect(asked.getByText('More than once: Vitality, Spirit')).toBeTruthy();
  expect(asked.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.selectOptions(place('1, top'), 'Not known yet');
  await user.selectOptions(place('1, bottom'), 'Not known yet');
  await user.selectOptions(place('2, bottom'), 'Nobody (bye)');
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await screen.findByText('Slots saved');
  expect(server.sent).toEqual([
    {
      path: '/api/event/slots',
      body: {
        eventId: 31,
        version: 4,
        eventStageId: 102,
        substages: [{ eventSubstageId: 202, teamIds: [1] }],
        openings: [
          { eventSubstageId: 202, slot: 'UB-0-1', topTeamId: 1, bottomTeamId: null, isBye: true },
        ],
      },
    },
  ]);
});

test('an edit names the copy it builds on, and shows a newer one beside it', async () => {
  const user = await openRoom();
  await user.click(button('Edit event'));
  const form = await dialog('Edit event');
  const name = form.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mine');
  server.answers.set('/api/event/edit', {
    status: 409,
    body: {
      code: 'event_changed',
      title: 'Somebody else changed this event meanwhile',
      current: desk({ version: 5, nameOverride: 'Theirs' }),
    },
  });
  await user.click(form.getByRole('button', { name: 'Save' }));
  const newer = await dialog('Someone else saved this event');
  expect(newer.getByRole('row', { name: 'Name Mine Theirs' })).toBeTruthy();
  server.answers.clear();
  await user.click(newer.getByRole('button', { name: 'Keep mine' }));
  await user.click((await dialog('Edit event')).getByRole('button', { name: 'Save' }));
  await screen.findByText('Event saved');
  expect(server.sent.at(-1)?.body).toMatchObject({ version: 5, nameOverride: 'Mine' });
});

test('an edit that is not saved is asked about before it is left, and Ctrl+S saves it', async () => {
  const user = await openRoom();
  await user.click(button('Edit event'));
  const form = await dialog('Edit event');
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' II');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(form.getByRole('button', { name: 'Keep editing' }));
  const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toMatch(/ II$/);
  await user.keyboard('{Escape}');
  expect(form.getByRole('group', { name: 'Leave without saving?' })).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Event saved');
  expect(server.sent).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a team is replaced in all its places, with a reason', async () => {
  const user = await openRoom();
  await user.click(button('Replace Vitality'));
  const asked = await dialog('Replace Vitality?');
  await user.type(asked.getByRole('textbox', { name: 'New team' }), 'Falcons');
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Visa');
  await user.click(asked.getByRole('button', { name: 'Replace' }));
  await screen.findByText('Vitality was replaced');
  expect(server.sent).toEqual([
    {
      path: '/api/event/replaceTeam',
      body: { eventId: 31, teamId: 1, name: 'Falcons', reason: 'Visa' },
    },
  ]);
});

test('what the wiki says of teams is seen before it is applied, old and new as words [rule: event-creator-15]', async () => {
  const wiki = {
    wiki: 'counterstrike',
    pageId: 7,
    pageName: 'Cup',
    mapping: [],
    unplaced: [],
    doubtsWaiting: 0,
  };
  server.desk = desk({ wiki });
  const update = {
    hash: 'abc',
    isApplied: false,
    changes: [
      {
        teamId: 1,
        name: 'Vitality',
        isRenamed: false,
        newName: null,
        newAbbreviation: null,
        newLogo: null,
        joined: [{ position: 'Captain', username: 'siuhy' }],
        left: [{ position: 'Captain', username: 'NAF' }],
      },
    ],
    missing: [{ teamId: 2, name: 'Spirit' }],
    readAt: '2099-06-10T10:00:00.000Z',
  };
  server.answers.set('/api/event/updateteams', { status: 200, body: update });
  const user = await openRoom();
  await user.click(button('Update teams'));
  const seen = await dialog('Teams on the wiki');
  const differs = await seen.findByRole('list', { name: 'What differs' });
  expect(differs.textContent).toContain('Captain no longer NAFCaptain now siuhy');
  expect(seen.getByText(/The wiki no longer lists Spirit/)).toBeTruthy();
  await user.click(seen.getByRole('button', { name: 'Apply 1 change' }));
  await screen.findByText('Teams updated');
  expect(server.sent.map(({ body }) => body)).toEqual([
    { eventId: 31 },
    { eventId: 31, apply: 'abc' },
  ]);
});

test('archiving says whose picks are kept, and asks why', async () => {
  server.answers.set('/api/event/archive', { status: 204, body: null });
  const user = await openRoom();
  await user.click(button('More of this event'));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  const asked = await dialog('Archive this event?');
  expect(asked.getByText(/The picks of 288 people are kept/)).toBeTruthy();
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Called off');
  await user.click(asked.getByRole('button', { name: 'Archive' }));
  await screen.findByText('Event archived');
  expect(server.sent.at(-1)?.body).toEqual({ eventId: 31, archived: true, reason: 'Called off' });
});
