import type { Answer, CalendarSettings, CalendarTournament } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, Refused, sentTo } from '../../../testing/answers.ts';
import { player, signedIn } from '../../../testing/people.ts';
import { DESKTOP, PHONE, SIZES, show } from '../../../testing/screens.tsx';
import { CalendarPage } from './calendar-page.tsx';

const dayMs = 86_400_000;
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const major: CalendarTournament = {
  ...{ gameId: 2, pageId: 900_200, title: 'Austin Major', tier: 'S', tierType: '' },
  wikiLink: 'https://liquipedia.net/counterstrike/Austin',
  ...{ start: dayIn(15), end: dayIn(30), state: 'drafted', parts: [], doubts: [] },
  waitsFor: [{ code: 'teams_open', values: { substage: 'Stage 1', known: 9, teams: 16 } }],
  ...{ locksAt: '2026-06-03T17:00:00.000Z', eventId: null, isByCalendar: false },
  ...{ isArchived: false, lookedAt: '2026-01-05T10:00:00.000Z', nextLookAt: null },
  ...{ failure: null, notMade: [] },
};
const doubtful: CalendarTournament = {
  ...{ ...major, gameId: 1, pageId: 7, title: 'Spring Cup', tier: 'B', state: 'doubtful' },
  start: dayIn(0),
  end: null,
  doubts: [{ code: 'ways_guessed', values: { stage: 'Playoffs' } }],
  waitsFor: [],
  failure: { code: 'wiki_down', values: { told: 'status 500' } },
};
const opened: CalendarTournament = {
  ...{ ...major, pageId: 8, title: 'Winter Cup', state: 'open', eventId: 31, isByCalendar: true },
  start: dayIn(1),
};
const hidden: CalendarTournament = {
  ...{ ...major, pageId: 9, title: 'Charity Cup', state: 'hidden', start: null, end: null },
};

const settings = (gameId: 1 | 2, own: Partial<CalendarSettings> = {}): CalendarSettings => ({
  ...{ gameId, tiers: ['S', 'A'], weeksAhead: 4, publishes: false, hasUsualPoints: true },
  ...{ version: 3, listedAt: '2026-01-05T10:00:00.000Z', failure: null, ...own },
});

type Calendar = Answer<'GET /api/calendar/tournaments'>;
const calendar: Calendar = {
  settings: [settings(1), settings(2)],
  tournaments: [doubtful, opened, major, hidden],
};

const rows = (roles: ('Admin' | 'EventCreator')[] = ['Admin']): Answers => ({
  ...signedIn({ ...player, roles }),
  'GET /api/calendar/tournaments': calendar,
  'GET /api/liquipedia/status': {
    ...{ isConfigured: true, isDemo: false, looksLeft: 50, looksPerHour: 60 },
    ...{ waitsUntil: null, lastLookAt: null, lastFailure: null },
  },
});

const row = (title: string) => page.getByRole('listitem', { name: title, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test.each(SIZES)(
  '$why tournaments stand by week, with state, reasons and what to do [rule: calendar-5]',
  async ({ size }) => {
    await page.viewport(...size);
    answer(rows());
    show(<CalendarPage />);
    await expect.element(row('Austin Major')).toHaveTextContent('Drafted');
    await expect
      .element(row('Austin Major'))
      .toHaveTextContent('Stage 1: 9 of 16 teams are known so far.');
    await expect.element(row('Spring Cup')).toHaveTextContent('Doubtful');
    await expect
      .element(row('Spring Cup'))
      .toHaveTextContent('Playoffs: the wiki does not say where every loser plays on.');
    await expect
      .element(row('Spring Cup'))
      .toHaveTextContent('The wiki does not answer: status 500');
    await expect
      .element(row('Winter Cup'))
      .toHaveTextContent('The calendar made its event by itself.');
    await expect
      .element(row('Winter Cup').getByRole('link', { name: 'Open the control room Winter Cup' }))
      .toHaveAttribute('href', '/admin/event/31');
    await expect
      .element(row('Austin Major').getByRole('link', { name: 'Look at the draft Austin Major' }))
      .toHaveAttribute('href', '/admin/event/create?game=2&tournament=900200');
    await expect.element(row('Charity Cup')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'This week' })).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
  },
);

test('filters of game and state stand in the address', async () => {
  await page.viewport(...DESKTOP);
  answer(rows());
  show(<CalendarPage />, '/admin/calendar?game=cs&state=hidden');
  await expect.element(row('Charity Cup')).toHaveTextContent('No day yet');
  await expect.element(row('Austin Major')).not.toBeInTheDocument();
  await userEvent.selectOptions(page.getByLabelText('State'), 'Drafted (1)');
  await expect.element(row('Austin Major')).toBeVisible();
  (page.getByRole('radio', { name: 'Rocket League' }).element() as HTMLElement).click();
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible();
});

test('a tournament is hidden, and brought back by Undo', async () => {
  answer({
    ...rows(['EventCreator']),
    'POST /api/calendar/hide': ({ body }) => ({
      ...major,
      state: body.isHidden ? 'hidden' : 'drafted',
    }),
  });
  show(<CalendarPage />);
  await button('Hide Austin Major').click();
  await expect.element(row('Austin Major')).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(row('Austin Major')).toBeVisible();
  expect(sentTo('POST /api/calendar/hide')).toEqual([
    { gameId: 2, pageId: 900_200, isHidden: true },
    { gameId: 2, pageId: 900_200, isHidden: false },
  ]);
});

test('a look now shows what was found, or why there was none', async () => {
  answer({
    ...rows(['EventCreator']),
    'POST /api/calendar/look': new Refused(409, 'looked_just_now', 'This tournament was looked at'),
  });
  show(<CalendarPage />);
  await button('Look now Austin Major').click();
  await expect.element(row('Austin Major').getByRole('alert')).toBeVisible();
  answer({ 'POST /api/calendar/look': { ...major, waitsFor: [] } });
  await button('Look now Austin Major').click();
  await expect.element(row('Austin Major')).not.toHaveTextContent('9 of 16');
});

test('an Admin chooses tiers and weeks, and flips the switch; others read them [rule: calendar-1]', async () => {
  await page.viewport(...DESKTOP);
  answer({
    ...rows(),
    'POST /api/calendar/settings': ({ body }) =>
      settings(2, {
        ...body,
        gameId: 2,
        version: 4,
        hasUsualPoints: false,
      } as Partial<CalendarSettings>),
  });
  show(<CalendarPage />);
  const panel = page.getByRole('region', { name: 'Counter-Strike' });
  await panel.getByRole('checkbox', { name: 'B', exact: true }).click();
  await expect.element(panel.getByRole('switch')).toBeDisabled();
  answer({
    'GET /api/calendar/tournaments': {
      ...calendar,
      settings: [settings(1), settings(2, { tiers: ['S', 'A', 'B'], version: 4 })],
    },
  });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The calendar of Counter-Strike is saved')).toBeVisible();
  expect(sentTo('POST /api/calendar/settings').at(-1)).toEqual({
    ...{ gameId: 2, tiers: ['S', 'A', 'B'], weeksAhead: 4, publishes: false, version: 3 },
  });
  answer({
    'GET /api/calendar/tournaments': {
      tournaments: [{ ...major, waitsFor: [] }],
      settings: [settings(1), settings(2, { publishes: true, version: 5, hasUsualPoints: false })],
    },
  });
  await panel.getByRole('switch').click();
  expect(sentTo('POST /api/calendar/settings').at(-1)).toMatchObject({
    publishes: true,
    version: 4,
  });
  await expect.element(row('Austin Major')).toHaveTextContent('No usual points are chosen.');
  await expectAccessible();
});

test('creators read what was chosen', async () => {
  answer(rows(['EventCreator']));
  show(<CalendarPage />);
  const panel = page.getByRole('region', { name: 'Counter-Strike' });
  await expect
    .element(panel)
    .toHaveTextContent('Tiers S, A, 4 weeks ahead. Staff make the events.');
  await expect.element(panel.getByRole('switch')).not.toBeInTheDocument();
});

test.each([
  { why: 'no tier', own: { tiers: [] as [] }, says: 'No tiers are chosen yet' },
  { why: 'none comes', own: {}, says: 'No tournaments of these tiers in the next 4 weeks' },
  { why: 'not listed', own: { listedAt: null }, says: 'The wiki was not asked yet' },
])('$why: it says why there is nothing', async ({ own, says }) => {
  await page.viewport(...PHONE);
  answer({
    ...rows(),
    'GET /api/calendar/tournaments': {
      settings: [settings(1, own), settings(2, own)],
      tournaments: [],
    },
  });
  show(<CalendarPage />);
  await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  await expectAccessible();
});

test('a calendar that cannot be read is asked for again, and the wiki being down is said', async () => {
  answer({ ...rows(), 'GET /api/calendar/tournaments': new Refused(503, 'unavailable', 'Away') });
  show(<CalendarPage />);
  await expect.element(page.getByText('The calendar could not be loaded')).toBeVisible();
  answer({
    'GET /api/calendar/tournaments': {
      settings: [
        settings(1, { failure: { code: 'wiki_key_refused', values: { told: 'no' } } }),
        settings(2),
      ],
      tournaments: [major],
    },
  });
  await button('Try again').click();
  await expect.element(page.getByText('The wiki refuses the key: no')).toBeVisible();
});
