import { expectAccessible } from './fixtures/accessibility.ts';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { countedPeople } from './fixtures/counted-people.ts';
import { pagesOnPaper } from './fixtures/paper.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Leaderboard, readBreakdown } from './pages/leaderboard.ts';
import { Profile } from './pages/profile.ts';

test.beforeEach(({ context }) => signIn(context.request, demoPlayer));

test('the global board scrolls to every row, jumps to its ends and the own row [rule: boards-12, event-page-6, trophies-5]', async ({
  page,
}) => {
  const event = new EventPage(page);
  const board = new Leaderboard(page);
  await event.open(demoEvents.finishedMajor);
  await event.openOwnBoard();
  await expect(board.ownRow).toBeInViewport();
  await expect(board.ownRow).toContainText(demoPlayer.username);
  await expect(board.pinned).toBeHidden();
  await expectAccessible(page);
  expect(await pagesOnPaper(page), 'rows around the own one [rule: product-42]').toBe(1);

  await board.jump('Top');
  await expect(board.row(1)).toBeInViewport();
  await expect(board.podium).toHaveCount(1);
  await expect(board.notice).toHaveText(/^Rows 4–\d+ of /);
  await expect(board.pinned).toContainText(demoPlayer.username);
  await expect(board.row(5)).toHaveAttribute('aria-posinset', '5');
  const total = await board.rowCount();
  expect(total).toBeGreaterThan(200);
  await board.scrollTo(100);
  await expect(board.row(100)).toBeInViewport();
  await expect(board.row(100).getByRole('button')).toBeVisible();

  await board.jump('Bottom');
  await expect(board.row(total)).toBeInViewport();
  await expect(board.notice).toHaveText(new RegExp(`–${total} of ${total}$`));
  await expect(board.row(total).getByRole('button')).toBeVisible();

  await board.jump('My row');
  await expect(board.ownRow).toBeInViewport();

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

test('an entrant’s picks open from the board and lead back to the own ones, with their score [rule: event-page-12, event-page-13]', async ({
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
