import type { Answer, Event, Leaderboard, LeaderboardEntry } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { type Answers, answer } from '../../../../testing/answers.ts';
import { EVENT_PAGE, madeUpBracket } from '../../../../testing/events.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { player, signedIn, visitor } from '../../../../testing/people.ts';
import { open, PHONE, SIZES, show } from '../../../../testing/screens.tsx';
import { GlobalLeaderboardModal } from './global-leaderboard-modal.tsx';

const PAGE_ROWS = 30;

interface Made {
  readonly rows: number;
  readonly ownRow?: number;
  /** The state of the board; another one calls everybody otherwise. */
  readonly generation?: () => number;
  readonly entries?: (row: number) => Partial<LeaderboardEntry>;
}

/** A board of so many entrants; the reader is one of them. */
function boardOf({
  rows,
  ownRow = 150,
  generation = () => 1,
  entries = () => ({}),
}: Made): Answers {
  const entry = (row: number): LeaderboardEntry => ({
    rank: row,
    row,
    userId: row === ownRow ? player.id : 1000 + row,
    username: row === ownRow ? player.username : `rival-${row} of ${generation()}`,
    totalScore: Math.max(1, 500 - row),
    pinnedEventName: null,
    pinnedTrophyImagePath: null,
    nameplateId: 1,
    trophyUrl: null,
    move: row % 2 ? 3 : -2,
    lastPoints: 1,
    champion: { teamId: 1, outcome: 'correct' },
    ...entries(row),
  });
  const from = (start: number) => ({
    records: Array.from({ length: Math.min(PAGE_ROWS, rows - start + 1) }, (_, at) =>
      entry(start + at),
    ),
    totalRecords: rows,
    generation: generation(),
    tiers: [
      { trophyTypeId: 6, entrants: 1, fromPoints: 499 },
      { trophyTypeId: 5, entrants: 5, fromPoints: 494 },
      { trophyTypeId: 4, entrants: 6, fromPoints: 490 },
      { trophyTypeId: 3, entrants: 60, fromPoints: 430 },
      { trophyTypeId: 2, entrants: 100, fromPoints: 330 },
      { trophyTypeId: 1, entrants: 116, fromPoints: 1 },
    ],
    lastResult: { at: '2026-01-04T10:00:00Z', eventStageId: 10, matchKeys: ['GF-0-0'] },
  });
  return {
    'GET /api/picks/get/leaderboard/:eventId': () => from(1),
    'GET /api/picks/get/leaderboard/:eventId/:startRow': ({ params }) =>
      from(Number(params.startRow)),
    'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag': () =>
      from(Math.max(1, ownRow - PAGE_ROWS / 2)),
    'GET /api/picks/search/leaderboard/:eventId/:text': ({ params }) => {
      const found = entry(ownRow);
      const isFound = found.username.includes(decodeURIComponent(params.text).trim());
      return { ...from(1), records: isFound ? [found] : [], totalRecords: isFound ? 1 : 0 };
    },
  };
}

const dialog = page.getByRole('dialog', { name: 'Global Leaderboard' });
const list = dialog.getByRole('region', { name: 'Ranked', exact: true });
const notice = dialog.getByText(/^Rows /);
const podium = dialog.getByRole('list', { name: 'Podium' });
const row = (at: number) =>
  document.querySelector(`dialog [data-row="${at}"], [role=dialog] [data-row="${at}"]`);
const jump = (to: string) => dialog.getByRole('button', { name: to, exact: true }).click();
const expectRow = (at: number, text: string | RegExp) =>
  expect.poll(() => row(at)?.textContent ?? '').toMatch(text);

/** Brings a row to about the middle. */
function scrollTo(at: number, rows: number): void {
  const box = list.element();
  box.scrollTop = (at / rows) * box.scrollHeight - box.clientHeight / 2;
}

/** A list that comes to rest takes no other place meanwhile. */
const scrollUntil = (at: number, rows: string | RegExp) =>
  expect
    .poll(() => {
      scrollTo(at, 288);
      return notice.element().textContent;
    })
    .toMatch(rows);

async function openBoard(made: Made): Promise<void> {
  answer({ ...signedIn(), ...madeUpBracket({ picks: {} }), ...boardOf(made) });
  show(<GlobalLeaderboardModal eventId={5} anchor="me" onClose={() => undefined} />);
  await expect.element(notice).toBeVisible();
  if (made.ownRow === 0) return;
  await expect.poll(() => document.querySelector('[aria-current="true"]')).toBeInViewport();
}

test.each(SIZES)(
  'a board opens at the own row, jumps to its ends and is searched $why [rule: boards-17]',
  async ({ size }) => {
    await page.viewport(...size);
    await openBoard({ rows: 288 });
    expect(document.querySelector('[aria-current="true"]')?.textContent).toContain(player.username);
    await expect.element(dialog.getByRole('region', { name: 'Your row' })).not.toBeInTheDocument();
    await jump('Top');
    await expect
      .element(notice)
      .toHaveTextContent(size === PHONE ? /^Rows 1–\d+ of 288$/ : /^Rows 4–\d+ of 288$/);
    expect(podium.elements()).toHaveLength(size === PHONE ? 0 : 1);
    await expect
      .element(dialog.getByRole('region', { name: 'Your row' }))
      .toHaveTextContent(player.username);
    expect(row(5)).toHaveAttribute('aria-posinset', '5');
    expect(row(4)?.querySelector('button')).toHaveAccessibleName(
      /^Rank 4, rival-4 of 1, 496 points, down 2, Grand Final: \+1, called Moist Esports, correct, Open their picks$/,
    );
    await expect.element(list.getByText('Gold from here')).toBeInTheDocument();
    await expect
      .element(dialog.getByText(/short of (Diamond|Platinum|Gold|Silver|Bronze)$/))
      .toBeVisible();
    await expectAccessible();

    await jump('Bottom');
    await expectRow(288, 'rival-288');
    await expect.element(notice).toHaveTextContent(/–288 of 288$/);
    await jump('My row');
    await expect.poll(() => document.querySelector('[aria-current="true"]')).toBeInViewport();

    const search = dialog.getByLabelText('Search by name');
    await search.fill('  newcom ');
    await expect.element(dialog.getByText('1 found')).toBeVisible();
    const found = dialog.getByRole('region', { name: 'Found entrants' }).getByRole('listitem');
    await expect.element(found).toHaveTextContent(player.username);
    await search.fill('nobody is called this');
    await expect
      .element(dialog.getByText('No entrant is called “nobody is called this”'))
      .toBeVisible();
    await search.fill('');
    await expect.element(list).toBeVisible();
    await expectLaidOut();
  },
);

test('a board by goals lists them in place of tiers, and draws no line of one [rule: trophies-29]', async () => {
  await page.viewport(1440, 900);
  const answers = madeUpBracket({ picks: {} });
  const event = answers['GET /api/event/get'] as Event;
  const rows = boardOf({ rows: 288 });
  const first = rows['GET /api/picks/get/leaderboard/:eventId'] as () => Leaderboard;
  const around = rows['GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag'];
  answer({
    ...signedIn(),
    ...answers,
    ...rows,
    'GET /api/event/get': { ...event, goals: [{ right: 15, of: 29 }] },
    'GET /api/picks/get/leaderboard/:eventId': () => ({ ...first(), tiers: [] }),
    'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag': () => ({
      ...(around as () => Leaderboard)(),
      tiers: [],
    }),
  });
  show(<GlobalLeaderboardModal eventId={5} anchor="top" onClose={() => undefined} />);
  const trophies = dialog.getByRole('region', { name: 'Trophies' });
  await expect.element(trophies.getByRole('cell', { name: '15 of 29 right' })).toBeVisible();
  await expectRow(5, 'rival-5');
  await expect.element(list.getByText('Gold from here')).not.toBeInTheDocument();
  await expectAccessible();
  await expectLaidOut();
});

test('results that come in between two pages change the whole board, and the place is kept', async () => {
  let generation = 1;
  await openBoard({ rows: 288, generation: () => generation });
  await scrollUntil(200, /^Rows 19\d–/);
  await scrollUntil(60, /^Rows 5\d–/);
  await expectRow(60, 'rival-60 of 1');
  const place = notice.element().textContent;
  generation = 2;
  scrollTo(100, 288);
  await expectRow(100, 'rival-100 of 2');
  await expect.element(podium).not.toHaveTextContent(/ of 1/);
  await scrollUntil(60, place ?? '');
  await expectRow(60, 'rival-60 of 2');
});

test('a board of a million rows is scrolled to each of them', async () => {
  const rows = 1_000_000;
  await openBoard({ rows, ownRow: 0 });
  await jump('Bottom');
  await expectRow(rows, 'rival-1000000');
  await expect.element(notice).toHaveTextContent(/–1,000,000 of 1,000,000$/);
  list.element().focus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(notice).toHaveTextContent(/^Rows 999,97\d–999,98\d of /);
  await userEvent.keyboard('{Home}');
  await expect.element(notice).toHaveTextContent(/^Rows 4–/);
  scrollTo(rows / 2, rows);
  await expect.element(notice).toHaveTextContent(/^Rows (499|500),\d{3}–/);
  await expect.element(list.getByRole('button').first()).toBeVisible();
});

const SCORE: Answer<'GET /api/picks/get/score/:eventId'> = {
  totalScore: 12,
  percentile: 10,
  rank: 1,
  row: 1,
  entrants: 40,
  maximum: 12,
  isMaximumExact: true,
  data: '[]',
  ledger: [],
  hiddenUntil: null,
  computedAt: '2026-01-04T10:00:00Z',
};

const profileOf = (id: number, username: string, roles: 'Moderator'[] = []): Answers => ({
  'GET /api/event/allPastEventIds': [],
  'GET /api/event/next': null,
  'GET /api/lookup/games': [],
  'GET /api/trophy/trophycase/:userId': [],
  'GET /api/trophy/usertrophies/:userId': [],
  'GET /api/user/events/:userId': { records: [], totalRecords: 0 },
  'GET /api/user/profile': {
    id,
    username,
    roles,
    created: '2026-01-01T00:00:00Z',
    patreonLevel: { id: 0, name: 'None', hexCode: '' },
    nameplateId: 1,
    pinnedTrophy: [],
  },
});

test('whose picks are not open to a visitor, their rows lead to profiles, by keyboard as well [rule: event-page-14]', async () => {
  answer({
    ...visitor,
    ...madeUpBracket({ picks: null }),
    ...boardOf({ rows: 40, ownRow: 0 }),
    ...profileOf(1001, 'rival-1 of 1'),
  });
  open(EVENT_PAGE);
  const details = page.getByRole('button', { name: 'Event details' });
  await expect.element(details).toBeVisible();
  if (details.element().getAttribute('aria-expanded') === 'false') await details.click();
  const top = page.getByRole('region', { name: 'GLOBAL TOP 10' });
  const first = top.getByRole('button', { name: /^Rank 1, .*Open their profile$/ });
  await first.click();
  const profile = page.getByRole('dialog', { name: 'Profile', exact: true });
  await expect.element(profile).toHaveTextContent('rival-1 of 1');
  await userEvent.keyboard('{Escape}');
  await expect.element(first).toHaveFocus();
  await top.getByRole('button', { name: 'Full leaderboard' }).click();
  await expect.element(notice).toBeVisible();
  const fifth = list.getByRole('button', { name: /^Rank 5, .*Open their profile$/ });
  fifth.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(profile).toBeVisible();
  await expectAccessible();
});

test.each(SIZES)(
  'a mark that nobody can type stands beside the names of staff $why [rule: accounts-8]',
  async ({ size }) => {
    await page.viewport(...size);
    const name = 'W'.repeat(20);
    await openBoard({
      rows: 40,
      ownRow: 20,
      entries: (at) => (at === 1 ? { username: name, isStaff: true } : {}),
    });
    await jump('Top');
    await expect.element(dialog.getByTitle('Staff')).toBeVisible();
    expect(dialog.getByTitle('Staff').elements()).toHaveLength(1);
    expect(row(1)?.querySelector('button')).toHaveAccessibleName(
      new RegExp(`^Rank 1, ${name}, Staff, `),
    );

    answer({
      ...profileOf(1001, name, ['Moderator']),
      'GET /api/picks/get/score/:eventId': SCORE,
      'GET /api/user/usercardinfo/:id': {
        id: 1001,
        username: name,
        nameplateId: 1,
        patreonLevel: { id: 0, name: 'None', hexCode: '' },
        pinnedTrophy: [],
        isAnalyst: false,
        isStaff: true,
      },
    });
    open(`${EVENT_PAGE}/1001`);
    const whose = page.getByRole('button', { name: `Profile of ${name}, Staff` });
    await expect.element(whose.getByTitle('Staff')).toBeVisible();
    await page.getByRole('button', { name: /Open the score breakdown$/ }).click();
    const breakdown = page.getByRole('dialog', { name: `Score Breakdown: ${name} Staff` });
    await expect.element(breakdown).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await whose.click();
    const profile = page.getByRole('dialog', { name: 'Profile', exact: true });
    await expect.element(profile.getByRole('img', { name: 'Staff' })).toBeVisible();
    await expect.element(profile.getByText('Moderator', { exact: true })).toBeVisible();
    const whole = profile.getByText(name, { exact: true }).last().element();
    expect(whole.scrollWidth, 'whole').toBeLessThanOrEqual(whole.clientWidth);
    await expectAccessible();
    if (size !== PHONE) await expectLaidOut();
  },
);

test('staff see their own mark in their menu', async () => {
  answer(signedIn({ ...player, roles: ['Admin'] }));
  answer({ ...madeUpBracket({ picks: null }), 'GET /api/lookup/games': [] });
  open('/about-us');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect.element(page.getByRole('img', { name: 'Staff' }).last()).toBeVisible();
});
