import { expectAccessible } from './fixtures/accessibility.ts';
import { changeUser, demoAdmin, demoPlayer, longestName, signIn } from './fixtures/accounts.ts';
import { changeAnswers } from './fixtures/changed-answers.ts';
import { countedPeople } from './fixtures/counted-people.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Leaderboard, readBreakdown } from './pages/leaderboard.ts';
import { Profile } from './pages/profile.ts';
import { Shell } from './pages/shell.ts';

const MODERATOR = 4;

interface ShownBoard {
  readonly generation: number;
  readonly records: readonly { readonly username: string }[];
}

test.beforeEach(({ context }) => signIn(context.request, demoPlayer));

test('the global board scrolls to every row, jumps to its ends and the own row, and is searched', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const event = new EventPage(page);
  const board = new Leaderboard(page);
  await event.open(demoEvents.finishedMajor);
  await event.openOwnBoard();
  await expect(board.ownRow).toBeInViewport();
  await expect(board.ownRow).toContainText(demoPlayer.username);
  await expect(board.pinned).toBeHidden();
  await expectAccessible(page);

  await board.jump('Top');
  await expect(board.row(1)).toBeInViewport();
  await expect(board.podium).toHaveCount(isPhone ? 0 : 1);
  await expect(board.notice).toHaveText(isPhone ? /^Rows 1–\d+ of / : /^Rows 4–\d+ of /);
  await expect(board.pinned).toContainText(demoPlayer.username);
  await expect(board.row(5)).toHaveAttribute('aria-posinset', '5');
  const total = await board.rowCount();
  expect(total).toBeGreaterThan(200);
  await test.step('the last result, the called champion and the tiers are told', async () => {
    await expect(board.row(4).getByRole('button')).toHaveAccessibleName(
      /^Rank \d+, .+, \d+ points, (up \d+|down \d+|same rank), Final: (0|\+\d+), called .+, (correct|wrong), Open their picks$/,
    );
    const line = board.entrants.getByText('Gold from here').locator('..');
    await expect(line).toHaveText(/Top 10% · \d+ pts and up$/);
    await expect(
      board.modal.getByText(/short of (Diamond|Platinum|Gold|Silver|Bronze)$/),
    ).toBeVisible();
  });
  await board.scrollTo(100);
  await expect(board.row(100)).toBeInViewport();
  await expect(board.row(100).getByRole('button')).toBeVisible();

  await board.jump('Bottom');
  await expect(board.row(total)).toBeInViewport();
  await expect(board.notice).toHaveText(new RegExp(`–${total} of ${total}$`));
  await expect(board.row(total).getByRole('button')).toBeVisible();

  await board.jump('My row');
  await expect(board.ownRow).toBeInViewport();

  await board.search('de');
  await expect(board.entrants).toBeVisible();
  await board.search('  demo-play ');
  await expect(board.modal.getByText('1 found')).toBeVisible();
  await expect(
    board.modal.getByRole('region', { name: 'Found entrants' }).getByRole('listitem'),
  ).toContainText(demoPlayer.username);
  await board.search('nobody is called this');
  await expect(board.modal.getByText('No entrant is called “nobody is called this”')).toBeVisible();
  await board.search('');
  await expect(board.entrants).toBeVisible();

  await board.modal.getByRole('button', { name: 'Award info' }).click();
  const awards = event.modal('Award Info');
  await expect(awards.getByRole('row').filter({ hasText: 'Diamond' })).toContainText('Winner');
  for (const tier of ['Platinum', 'Gold', 'Silver', 'Bronze', 'Wood', 'Globe', 'Medal']) {
    await expect(awards.getByText(tier, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await test.step('Escape closes the upper dialog alone, and leads back to what opened it', async () => {
    await page.keyboard.press('Escape');
    await expect(awards).toBeHidden();
    await expect(board.modal).toBeVisible();
    await expect(board.modal.getByRole('button', { name: 'Award info' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(board.modal).toBeHidden();
  });
});

test('each population of an event has one word, and one number on every screen', async ({
  page,
}) => {
  for (const demo of [demoEvents.liveMajor, demoEvents.finishedMajor]) {
    const id = await EventPage.idOf(page, demo);
    const read = async (path: string) => (await page.request.get(`/api/${path}`)).json();
    const { bracketsSubmitted } = await read(`event/get?eventId=${id}`);
    const { entrants: ranked } = await read(`picks/get/score/${id}`);
    const { stages } = await read(`picks/get/crowd/${id}`);
    await page.goto(`/cs/event/${id}?stage=1`);
    const event = new EventPage(page);
    await expect(event.results.summary).toContainText(/the crowd/i);
    expect(await countedPeople(page), `the page of ${demo.name}`).toEqual({
      entrants: [String(bracketsSubmitted)],
      ranked: [String(ranked)],
      pickedStage: demo === demoEvents.finishedMajor ? [String(stages[0].entrants)] : [],
      other: [],
    });
    await event.scorePill.click();
    await readBreakdown(page);
    expect((await countedPeople(page)).ranked).toEqual([String(ranked)]);
    await page.keyboard.press('Escape');
    await event.openOwnBoard();
    await expect(new Leaderboard(page).ownRow).toBeInViewport();
    expect(await countedPeople(page)).toMatchObject({ ranked: [String(ranked)], other: [] });
    await page.keyboard.press('Escape');
    const profile = new Profile(page);
    await profile.openOwn();
    const row = profile.panel
      .getByRole('listitem')
      .filter({ hasText: demo.name, has: page.getByRole('link') });
    await expect(row).toContainText(`of ${ranked} ranked`);
    await page.keyboard.press('Escape');
  }
});

test('results that come in between two pages change the whole board, and the place is kept', async ({
  page,
}) => {
  const event = new EventPage(page);
  const board = new Leaderboard(page);
  let isAnew = false;
  await changeAnswers(page, '/api/picks/get/leaderboard/', (shown: ShownBoard) => {
    if (!isAnew) return shown;
    const records = shown.records.map((entry) => ({
      ...entry,
      username: `${entry.username} anew`,
    }));
    return { ...shown, records, generation: shown.generation + 1 };
  });
  await event.open(demoEvents.finishedMajor);
  await event.openOwnBoard();
  await board.scrollTo(60);
  await expect(board.row(60).getByRole('button')).toBeVisible();
  // The list is shorter from here on: the own row has left it. The place is read on the same way as
  // afterwards, or it could still be that of the longer list.
  await expect(board.pinned).toBeVisible();
  await board.scrollTo(200);
  await expect(board.notice).toHaveText(/^Rows 19\d–/);
  await board.scrollTo(60);
  await expect(board.notice).toHaveText(/^Rows 5\d–/);
  const place = await board.notice.textContent();
  isAnew = true;
  await board.scrollTo(100);
  await expect(board.row(100)).toContainText(/ anew/);
  await expect(board.podium.getByRole('listitem').filter({ hasText: / anew/ })).toHaveCount(3);
  await board.scrollTo(60);
  await expect(board.row(60)).toContainText(/ anew/);
  await expect(board.notice).toHaveText(place ?? '');
});

test('a board of a million rows is scrolled to each of them', async ({ page }) => {
  const event = new EventPage(page);
  const board = new Leaderboard(page);
  const million = 1_000_000;
  await changeAnswers(page, '/api/picks/get/leaderboard/', (shown: ShownBoard, path) => {
    const asked = path.split('/').at(-1);
    const start = asked === 'me' ? 499_990 : /leaderboard\/\d+$/.test(path) ? 1 : Number(asked);
    const records = Array.from({ length: 30 }, (_, at) => ({
      ...shown.records[0],
      userId: 1_000_000 + start + at,
      username: `player-${start + at}`,
      rank: start + at,
      row: start + at,
    }));
    return { ...shown, records, totalRecords: million };
  });
  await event.open(demoEvents.finishedMajor);
  await event.openOwnBoard();
  await board.jump('Bottom');
  await expect(board.row(million)).toBeInViewport();
  await expect(board.row(million)).toContainText('player-1000000');
  await expect(board.notice).toHaveText(/–1,000,000 of 1,000,000$/);
  await board.entrants.focus();
  await page.keyboard.press('PageUp');
  await expect(board.notice).toHaveText(/^Rows 999,97\d–999,98\d of /);
  await page.keyboard.press('Home');
  await expect(board.notice).toHaveText(/^Rows 4–/);
  await board.scrollTo(million / 2);
  await expect(board.notice).toHaveText(/^Rows (499|500),\d{3}–/);
  await expect(board.entrants.getByRole('button').first()).toBeVisible();
});

/** The score breakdown adds up to the total, and the results mark the picks. */
async function expectScored(event: EventPage): Promise<void> {
  const { page } = event;
  await event.scorePill.click();
  const { total, rank, percentile, rows } = await readBreakdown(page);
  expect(total).toBeGreaterThan(0);
  expect(rows.reduce((sum, points) => sum + points, 0)).toBe(total);
  expect(rank).toMatch(/^T?\d+ of \d+ ranked$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const [, ranked] = rank.split(' of ');
  const ofRanked = percentile.replace('ranked', String(ranked));
  await expect(event.scorePill).toContainText(`${ofRanked} · ${total} pt`);

  await event.stage('Stage 1').click();
  for (const rule of ['3-0', '0-3']) {
    await expect(event.results.called(`${rule}, `)).toHaveCount(2);
    const right = await event.results.called(`${rule}, Correct`).count();
    await expect(event.results.called(`${rule}, Wrong`)).toHaveCount(2 - right);
  }
  await expectAccessible(page);
  await event.button('Hide Results').click();
  await expect(event.teams.section('3-0').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/Correct|Wrong/)).toHaveCount(0);

  await event.stage('Playoffs').click();
  await expect(event.bracket.match('UB-2-0')).toBeAttached();
  await expect(page.getByText(/Correct|Wrong/)).toHaveCount(0);
  await event.button('Show Results').click();
  await expect(event.results.champion).toBeVisible();
  await expect(page.getByText(/Your pick: .*Correct/).first()).toBeAttached();
  await expectAccessible(page);
}

test('an entrant’s picks open from the board and lead back to the own ones, with their score', async ({
  page,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.finishedMajor);
  const own = page.url();
  const pane = await event.pane();
  const leader = pane.getByRole('button', { name: /^Rank 1, / }).first();
  const [, username = ''] = /^Rank 1, (.+), \d+ points/.exec(
    (await leader.getAttribute('aria-label')) ?? '',
  ) ?? [''];
  await leader.click();
  await expect(page).toHaveURL(new RegExp(`^${own}/\\d+$`));
  await expect(page.getByText('Their picks')).toBeAttached();
  await expect(
    page.getByText(username, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(event.button('Edit Your Picks')).toHaveCount(0);
  await expect(event.button('Hide Results')).toBeVisible();
  await expect(page.getByText(`${username}’s pick: `).first()).toBeAttached();
  await expectAccessible(page);
  await event.scorePill.click();
  await expect(event.modal(`Score Breakdown: ${username}`)).toBeVisible();
  await page.keyboard.press('Escape');

  await event.button('Share').click();
  await expect(event.toast('Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await event.button('Back To My Picks').click();
  await expect(page).toHaveURL(own);
  await expect(event.button('Back To My Picks')).toHaveCount(0);

  await test.step('the breakdown adds up, and results mark the picks', () => expectScored(event));
});

test('a mark that nobody can type stands beside the names of staff, wherever they are read', {
  tag: '@phone',
}, async ({ page, requestOf, browserOf, isPhone }) => {
  const admin = await requestOf(demoAdmin);
  const event = new EventPage(page);
  const board = new Leaderboard(page);
  const eventId = await EventPage.idOf(page, demoEvents.finishedMajor);
  const read = await page.request.get(`/api/picks/get/leaderboard/${eventId}`);
  const { records }: ShownBoard = await read.json();
  const plainName = records[0]?.username ?? '';
  const name = longestName();
  await changeUser(admin, plainName, { username: name, roleIds: [MODERATOR] });

  await event.open(demoEvents.finishedMajor);
  await event.openOwnBoard();
  await board.jump('Top');
  const row = board.row(1).getByRole('button');
  await expect(row).toHaveAccessibleName(new RegExp(`^Rank 1, ${name}, Staff, `));
  await expect(row.getByTitle('Staff')).toBeVisible();
  await expect(board.row(2)).toBeVisible();
  await expect(board.modal.getByTitle('Staff')).toHaveCount(1);
  if (!isPhone) await expectAccessible(page);

  await row.click();
  const whose = page.getByRole('button', { name: `Profile of ${name}, Staff` });
  await expect(whose.getByTitle('Staff')).toBeVisible();
  await expectLaidOut(page, isPhone);
  await event.scorePill.click();
  const breakdown = page.getByRole('dialog', { name: `Score Breakdown: ${name} Staff` });
  await expect(breakdown).toBeVisible();
  await page.keyboard.press('Escape');
  await whose.click();
  const profile = page.getByRole('dialog', { name: 'Profile', exact: true });
  await expect(profile.getByRole('img', { name: 'Staff' })).toBeVisible();
  await expect(profile.getByText('Moderator', { exact: true })).toBeVisible();
  const whole = profile.getByText(name, { exact: true }).last();
  expect(await whole.evaluate((one) => one.scrollWidth <= one.clientWidth), 'whole').toBe(true);
  await expectAccessible(page);

  await changeUser(admin, name, { username: plainName, roleIds: [] });
  if (isPhone) return;
  const own = await browserOf(demoAdmin);
  await own.goto('/about-us');
  await new Shell(own).userMenu.click();
  await expect(own.getByText(demoAdmin.username).last()).toBeVisible();
  await expect(own.getByRole('img', { name: 'Staff' }).last()).toBeVisible();
});

test('to whom picks are not open, rows lead to profiles, by keyboard and by a press on the name', async ({
  browserOf,
}) => {
  const visitor = await browserOf(null);
  const event = new EventPage(visitor);
  await event.open(demoEvents.finishedMajor);
  const top = visitor.getByRole('region', { name: 'GLOBAL TOP 10' });
  const first = top.getByRole('button', { name: /, Open their profile$/ }).first();
  const [, username = ''] =
    /^Rank \d+, ([^,]+),/.exec((await first.getAttribute('aria-label')) ?? '') ?? [];
  await first.press('Enter');
  const profile = new Profile(visitor);
  await expect(profile.modal).toContainText(username);
  await visitor.keyboard.press('Escape');
  await expect(profile.modal).toBeHidden();
  await expect(first).toBeFocused();
  await top.getByRole('button', { name: 'Full leaderboard' }).click();
  const board = new Leaderboard(visitor);
  await board
    .row(5)
    .getByRole('button', { name: /, Open their profile$/ })
    .press('Enter');
  await expect(profile.modal).toBeVisible();
  await expectAccessible(visitor);
});
