import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, demoPlayer, signIn } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { withLargestLeague } from './fixtures/largest-league.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents } from './pages/event-page.ts';
import { LeaguePicksPage } from './pages/league-picks.ts';
import { LeaguesPage } from './pages/leagues-page.ts';

const LEAGUE = 'Group Chat Prophets';

test.beforeEach(({ context }) => signIn(context.request, demoPlayer));

test('members stand beside what they called; sorted, searched, compared, walked by keys', async ({
  page,
}) => {
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId(LEAGUE);
  const eventId = await picks.eventId(demoEvents.liveMajor);
  const told = await picks.read(leagueId, eventId, 1);
  const [first, second] = told.rows.filter(({ username }) => username !== demoPlayer.username);
  if (!first || !second) throw new Error('The league has no members');
  await picks.open(leagueId, eventId);
  await expect(picks.main.getByRole('heading', { level: 1 })).toHaveText('Stage 1 picks');
  await expect(picks.grid).toHaveAttribute('aria-rowcount', String(told.rows.length + 4));
  await expect(picks.row(first.username).getByRole('gridcell')).toHaveCount(16 + 2);
  expect((await picks.members()).length).toBe(told.rows.length);
  await expectAccessible(page);

  await test.step('by name, by points, by a column', async () => {
    await picks.grid.getByRole('button', { name: 'Member' }).click();
    const byName = told.rows
      .map(({ username }) => username)
      .toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare);
    await expect.poll(() => picks.members()).toEqual(byName);
    await picks.grid.getByRole('button', { name: 'HEROIC: sort by what was called' }).click();
    const head = picks.grid.getByRole('columnheader', { name: /^HEROIC/ });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const [top = ''] = await picks.members();
    await expect(await picks.cell(top, 'HEROIC')).toHaveAccessibleName(/^3-0, /);
    await picks.grid.getByRole('button', { name: 'Points' }).click();
  });

  await test.step('two members, and only what differs', async () => {
    await expect(picks.compare(demoPlayer.username)).toHaveAttribute('aria-pressed', 'true');
    await expect(picks.panel).toBeHidden();
    await picks.compare(first.username).click();
    await expect(picks.panel).toContainText(demoPlayer.username);
    await expect(picks.panel).toContainText(first.username);
    const own = told.rows.find(({ username }) => username === demoPlayer.username);
    const differ = told.columns.filter(
      (_, at) => own?.cells.charAt(at) !== first.cells.charAt(at),
    ).length;
    await expect(picks.panel.getByRole('listitem')).toHaveCount(differ);
    await expectAccessible(page);
    await picks.compare(second.username).click();
    await expect(picks.panel).toContainText(second.username);
    await picks.panel.getByRole('button', { name: 'Close Side by side' }).click();
    await expect(picks.panel).toBeHidden();
  });

  await test.step('keys', async () => {
    const cell = await picks.cell(first.username, 'HEROIC');
    await cell.click();
    await expect(cell).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(await picks.cell(first.username, 'B8')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(picks.grid.getByRole('button', { name: 'Member' })).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(picks.grid.getByRole('gridcell').last()).toBeFocused();
  });

  await test.step('a fact leads to its column', async () => {
    const fact = picks.facts.getByRole('button', { name: /^Splits the league/ });
    await fact.click();
    await expect(
      picks.grid
        .getByRole('button', { name: /: sort by what was called$/ })
        .and(page.locator(':focus')),
    ).toBeInViewport();
  });

  await test.step('search, and the address', async () => {
    await picks.main.getByRole('button', { name: 'Search a member' }).click();
    await picks.main.getByRole('searchbox').fill(first.username.toUpperCase());
    await expect(picks.row(first.username)).toBeVisible();
    await expect(picks.row(second.username)).toHaveCount(0);
    await picks.main.getByRole('searchbox').fill('nobody is called this');
    await expect(picks.main.getByText('No member is called “nobody is called this”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picks.row(second.username)).toBeVisible();
    await picks.main.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText(/^(Link Copied!|Copy this link: )/)).toBeVisible();
  });
});

test('on a phone one member at a time, with both percentages, and two side by side', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  if (!isPhone) return;
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId(LEAGUE);
  const eventId = await picks.eventId(demoEvents.liveMajor);
  const told = await picks.read(leagueId, eventId, 1);
  await picks.open(leagueId, eventId);
  const who = picks.main.getByRole('combobox', { name: 'Member' });
  await expect(who.locator('option:checked')).toHaveText(new RegExp(`^${demoPlayer.username}, `));
  await expect(picks.main.getByRole('listitem')).toHaveCount(16);
  await expect(picks.main.getByRole('listitem').first()).toContainText(
    /HEROIC: .+\. league \d+%\. everybody \d+%$/,
  );
  expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
  await picks.main.getByRole('button', { name: 'Member after' }).click();
  await expect(who.locator('option:checked')).not.toHaveText(
    new RegExp(`^${demoPlayer.username}, `),
  );
  const other = told.rows.find(({ username }) => username !== demoPlayer.username)?.username ?? '';
  await who.selectOption({
    value: String(told.rows.find((row) => row.username === other)?.userId),
  });
  await picks.compare(other).click();
  const sheet = page.getByRole('dialog', { name: 'Side by side' });
  await expect(sheet).toContainText(other);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await picks.main.getByRole('button', { name: 'Side by side' }).click();
  await expect(sheet).toBeVisible();
});

test('of five thousand members the rows in view are drawn, and every one is reached', async ({
  page,
}) => {
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId(LEAGUE);
  const eventId = await picks.eventId(demoEvents.liveMajor);
  await withLargestLeague(page);
  await picks.open(leagueId, eventId);
  await expect(picks.row('member-1-abcdefgh')).toBeVisible();
  await expect(picks.grid).toHaveAttribute('aria-rowcount', '5004');
  expect(await picks.grid.getByRole('row').count()).toBeLessThan(80);
  await (await picks.cell('member-1-abcdefgh', 'HEROIC')).click();
  await page.keyboard.press('Control+End');
  await expect(picks.row('member-5000-abcdefgh')).toBeInViewport();
  await expect(picks.grid.getByRole('gridcell').last()).toBeFocused();
  await expect(picks.row('member-5000-abcdefgh')).toHaveAttribute('aria-rowindex', '5004');
  expect(await picks.grid.getByRole('row').count()).toBeLessThan(80);
});

test('nothing of a stage that is open, of a private league, or of what there is not', async ({
  page,
  browserOf,
  guard,
}) => {
  guard.expect(/\/api\/leagues\/picks.*403/);
  guard.expect(/\/api\/leagues\/get.*404/);
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId(LEAGUE);
  await picks.open(leagueId, await picks.eventId(demoEvents.upcomingMajor), 1);
  await expect(picks.main).toContainText('picks are still open');
  await expect(picks.main).toContainText('Everyone’s picks are shown once they lock, on ');
  await expectAccessible(page);
  const liveId = await picks.eventId(demoEvents.liveMajor);
  await goWithin(page, `/cs/leagues/${leagueId}/picks?event=${liveId}&stage=3`);
  await expect(picks.main).toContainText('Everyone’s picks are shown once they lock');
  await expect(picks.grid).toHaveCount(0);

  const privateId = await picks.leagueId('Office, 4th Floor');
  const visitor = await browserOf(null);
  const theirs = new LeaguePicksPage(visitor);
  await theirs.open(privateId, await picks.eventId(demoEvents.finishedMajor), 1);
  await expect(theirs.main).toContainText('Only members see these picks');
  await expectAccessible(visitor);
  await goWithin(visitor, '/cs/leagues/2000000000/picks?event=1');
  await expect(theirs.main).toContainText('There is no such league (any more)');
});

test.describe('of results that change', () => {
  test.use({ copyOfWorld: 'league-picks' });

  test('a result that comes in is on the page without a reload, and on an open ranking', async ({
    page,
    browserOf,
    requestOf,
  }) => {
    const picks = new LeaguePicksPage(page);
    const leagueId = await picks.leagueId(LEAGUE);
    const eventId = await picks.eventId(demoEvents.liveMajor);
    const told = await picks.read(leagueId, eventId, 1);
    const column = told.columns.find(({ options }) =>
      options.some(({ call, outcome }) => call === 'winless' && outcome === 'pending'),
    );
    if (!column) throw new Error('Nothing is open');
    await picks.open(leagueId, eventId);
    const pending = picks.grid.getByRole('gridcell', { name: /^0-3, pending/ });
    await expect(pending.first()).toBeVisible();
    const before = await pending.count();
    expect(before).toBeGreaterThan(0);
    const beside = await browserOf(demoPlayer);
    const ranking = new LeaguesPage(beside);
    await ranking.open('cs', `/${leagueId}?event=${eventId}`);
    await expect(ranking.row(1)).toContainText(/\d+ pts\./);
    const pointsOf = async () =>
      (await ranking.members.getByRole('link', { name: /pts\./ }).allInnerTexts())
        .map((text) => Number.parseInt(text, 10))
        .reduce((sum, points) => sum + points, 0);
    const pointsBefore = await pointsOf();
    const admin = await requestOf(demoAdmin);
    const headers = { Game: '2' };
    const official = await (
      await admin.get(`/api/picks/get/official/${eventId}`, { headers })
    ).json();
    const { eventStageId } = told;
    const rows: { eventStageId: number; teamId: number; pickTypeId: number }[] =
      official.groupStagePicks;
    const kept = rows.filter(
      (row) =>
        row.eventStageId === eventStageId &&
        !(row.teamId === column.teamId && row.pickTypeId === 4),
    );
    const { eventSubstageId, teamId } = column;
    const answer = await admin.post(`/api/picks/override/${eventId}`, {
      headers,
      data: {
        userId: null,
        eventStageId,
        reason: 'the last series is over',
        version: official.version,
        groupStagePicks: [...kept, { eventStageId, eventSubstageId, teamId, pickTypeId: 3 }],
        matchPicks: [],
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect(picks.grid.getByRole('gridcell', { name: /^0-3, right/ }).first()).toBeVisible();
    await expect.poll(() => pending.count()).toBeLessThan(before);
    await expect.poll(pointsOf).toBeGreaterThan(pointsBefore);
  });
});
