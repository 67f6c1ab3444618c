// @vitest-environment jsdom
import type { EventDesk, WikiTournamentDetails } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desk, NO_SYNC } from '../../../../testing/desk.ts';
import { testPages } from '../../../../testing/pages.tsx';
import { knockoutGroup, MAJOR, swissGroups } from '../../../../testing/wiki-groups.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { EventMappingPage } from './mapping-page.tsx';

const [table1, matches1] = swissGroups(1, '2099-06-03T17:00:00.000Z');
const [table2, matches2] = swissGroups(2, '2099-06-07T17:00:00.000Z');
const playoffs = knockoutGroup('2099-06-19T19:30:00.000Z');

const row = (stageIndex: number, matchKey: string, standingsKey: string | null) => ({
  stageIndex,
  substageIndex: 0,
  matchKeys: [matchKey],
  standingsKey,
});

/** An event whose second stage follows these. */
const eventWith = (second: ReturnType<typeof row>, version: number): EventDesk =>
  desk({
    version,
    format: { id: 5, name: 'Major', json: JSON.stringify(MAJOR) },
    wiki: {
      wiki: 'counterstrike',
      pageId: 7,
      pageName: 'Cup/2031',
      mapping: [row(0, matches1.key, table1.key), second, row(2, playoffs.key, null)],
      unplaced: [],
      doubtsWaiting: 0,
    },
  });
const GONE = row(1, '7|Cup/2031|swiss:9', '7|Cup/2031|9');
const MAPPED = eventWith(row(1, matches2.key, table2.key), 5);

let current: EventDesk;
let sync: object;
let answers: Map<string, { readonly status: number; readonly body: object }>;
let sent: unknown[];

beforeEach(() => {
  current = eventWith(GONE, 4);
  sync = { ...NO_SYNC, isMapped: true };
  answers = new Map();
  sent = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  const details = {
    pageId: 7,
    groups: [table1, matches1, table2, matches2, playoffs],
    leftOut: [],
  } as unknown as WikiTournamentDetails;
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
    const path = url.split('?')[0] ?? '';
    if (init?.body) sent.push(JSON.parse(init.body));
    const given = answers.get(path);
    if (given) return Response.json(given.body, { status: given.status });
    const known: Record<string, object> = {
      '/api/event/desk/31': current,
      '/api/event/mapping': current,
      '/api/liquipedia/getDetails': details,
      '/api/sync/31': sync,
    };
    return Response.json(known[path] ?? null);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { pages } = testPages(
    [
      { path: '/admin/event/:eventId/mapping', element: <EventMappingPage /> },
      { path: '/admin/event/:eventId', element: <h1>The control room</h1> },
    ],
    ['/admin/event/31/mapping'],
  );
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openMapping() {
  const user = show();
  await screen.findByRole('region', { name: 'Stage mapping' });
  return user;
}

/** It follows groups that the wiki has no more. */
async function mapTheSecondStage() {
  const user = await openMapping();
  await user.click(button('Take all 2 suggestions'));
  return user;
}

test('the mapping begins as the event has it, and what the wiki has no more keeps it from being changed', async () => {
  await openMapping();
  expect(screen.getByLabelText('Group for Stage 1, match group')).toHaveProperty(
    'value',
    matches1.key,
  );
  expect(screen.getByText(/Not yet: Stage 2 has 2 open slots/)).toBeTruthy();
  expect(button('Change mapping')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link', { name: 'Open format' })).toBeNull();
});

test('what changes and what it recomputes is asked about first, then told, and the control room follows [rule: events-26]', async () => {
  const user = await mapTheSecondStage();
  expect(screen.getByText('2 slots change.')).toBeTruthy();
  await user.click(button('Change mapping'));
  const asked = await dialog('Change the mapping?');
  const changes = asked.getByRole('list', { name: 'What changes' });
  expect(changes.textContent).toContain(
    'Stage 2, match groupa group that the wiki has no more →becomes Stage 2 matches',
  );
  expect(asked.getByText(/Official results stay/)).toBeTruthy();
  expect(sent).toEqual([]);
  current = MAPPED;
  await user.click(asked.getByRole('button', { name: 'Change 2 slots' }));
  await screen.findByText('Mapping changed: the wiki is looked at again');
  await screen.findByRole('heading', { name: 'The control room' });
  expect(sent).toEqual([
    {
      eventId: 31,
      version: 4,
      stageMapping: MAPPED.wiki?.mapping,
    },
  ]);
});

test('a mapping as it was has nothing to change, and one that is paused says when it counts', async () => {
  current = MAPPED;
  sync = { ...NO_SYNC, isMapped: true, isPaused: true };
  const user = await openMapping();
  expect(screen.getByText('No changes.')).toBeTruthy();
  expect(button('Change mapping')).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('Group for Stage 1, match group'), matches2.key);
  await user.selectOptions(screen.getByLabelText('Group for Stage 2, match group'), matches1.key);
  await user.selectOptions(screen.getByLabelText('Group for Stage 1, standings'), table2.key);
  await user.selectOptions(screen.getByLabelText('Group for Stage 2, standings'), table1.key);
  await user.click(button('Change mapping'));
  const asked = await dialog('Change the mapping?');
  expect(await asked.findByText(/The wiki sync is paused/)).toBeTruthy();
});

test('what somebody else changed meanwhile is refused, shown, and built on at the next press', async () => {
  const user = await mapTheSecondStage();
  answers.set('/api/event/mapping', {
    status: 409,
    body: {
      code: 'event_changed',
      title: 'Somebody else changed this event meanwhile',
      current: eventWith(GONE, 9),
    },
  });
  current = eventWith(GONE, 9);
  await user.click(button('Change mapping'));
  const asked = await dialog('Change the mapping?');
  await user.click(asked.getByRole('button', { name: 'Change 2 slots' }));
  expect(await asked.findByText('Somebody else changed this event meanwhile')).toBeTruthy();
  answers.clear();
  current = MAPPED;
  await user.click(asked.getByRole('button', { name: 'Change 2 slots' }));
  await screen.findByRole('heading', { name: 'The control room' });
  expect(sent.map((body) => (body as { version: number }).version)).toEqual([4, 9]);
});

test('unsaved changes are asked about before they are left', async () => {
  const user = await mapTheSecondStage();
  await user.click(screen.getByRole('link', { name: 'Control room' }));
  const asked = await dialog('Leave without saving?');
  await user.click(asked.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByText('2 slots change.')).toBeTruthy();
});

test('a stage that is entered by hand is mapped later, and one that was mapped is given to staff', async () => {
  const [first, second, third] = MAPPED.wiki?.mapping ?? [];
  if (!MAPPED.wiki || !first || !second || !third) throw new Error('It has three stages');
  const mappedTo = (...mapping: (typeof first)[]) => ({
    ...MAPPED,
    wiki: MAPPED.wiki && { ...MAPPED.wiki, mapping },
  });
  current = mappedTo(first, second);
  const user = await openMapping();
  const says = 'No changes. Stage 1 and Stage 2 follow the wiki; Playoffs is entered by hand.';
  expect(screen.getByText(says)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Group for Playoffs, match group'), playoffs.key);
  await user.click(button('Enter by hand: Stage 2'));
  await user.click(button('Change mapping'));
  const asked = await dialog('Change the mapping?');
  const changes = asked.getByRole('list', { name: 'What changes' });
  expect(changes.textContent).toContain('Playoffs, match groupby hand →becomes Playoffs');
  expect(changes.textContent).toContain('Stage 2, standingsStage 2 standings →becomes by hand');
  const given = [first, { ...second, matchKeys: [], standingsKey: null }, third];
  current = mappedTo(...given);
  await user.click(asked.getByRole('button', { name: 'Change 3 slots' }));
  await screen.findByRole('heading', { name: 'The control room' });
  expect(sent).toMatchObject([{ stageMapping: given }]);
});

test('an event that was made by hand follows nothing', async () => {
  current = desk({ wiki: null });
  show();
  expect(await screen.findByText('This event was made by hand')).toBeTruthy();
});
