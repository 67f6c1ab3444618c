import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { expectLaidOutInAnyLanguage } from './fixtures/every-width.ts';
import { withLargestLeague } from './fixtures/largest-league.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents } from './pages/event-page.ts';
import { LeagueDialogs } from './pages/league-dialogs.ts';
import { LeaguePicksPage } from './pages/league-picks.ts';
import { LeaguesPage } from './pages/leagues-page.ts';
import { layoutShifts } from './screens/layout-shift.ts';

const LEAGUE = 'Group Chat Prophets';
/** The breakpoints of the leagues page. */
const BREAKPOINTS = [1250];

test.beforeEach(({ context }) => signIn(context.request, demoPlayer));

test('the leagues page is laid out at any width, with the leagues that one is in and with Popular', async ({
  page,
  isPhone,
}) => {
  const leagues = new LeaguesPage(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1180 });
  await leagues.open('cs');
  await expect(leagues.view('Joined')).toBeChecked();
  await expect(leagues.league(LEAGUE)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Analysts' })).toBeVisible();
  expect(await layoutShifts(page), 'two columns come without a jump').toEqual([]);
  if (before) await page.setViewportSize(before);
  await expectLaidOutInAnyLanguage(page, isPhone, BREAKPOINTS);
  await leagues.view('Popular').check({ force: true });
  await expect(leagues.league(LEAGUE)).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone, BREAKPOINTS);
});

test('what is told of a league, with its members, is laid out at any width', async ({
  page,
  isPhone,
}) => {
  const leagues = new LeagueDialogs(page);
  await leagues.open();
  const info = await leagues.info(LEAGUE);
  await info.getByText('Members', { exact: true }).click();
  const members = info.getByRole('list', { name: 'Members' });
  await expect(members.getByRole('listitem').first()).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
});

test('who of five thousand members picked what is laid out at any width', async ({
  page,
  isPhone,
}) => {
  if (isPhone) return;
  await withLargestLeague(page);
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId(LEAGUE);
  await picks.open(leagueId, await picks.eventId(demoEvents.liveMajor));
  await expect(picks.compare('member-1-abcdefgh')).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
});

test('a league’s picks of a stage that is still open are laid out at any width', async ({
  page,
  isPhone,
}) => {
  const picks = new LeaguePicksPage(page);
  const leagueId = await picks.leagueId(LEAGUE);
  await picks.open(leagueId, await picks.eventId(demoEvents.upcomingMajor), 1);
  await expect(picks.main).toContainText('picks are still open');
  await expectLaidOutInAnyLanguage(page, isPhone);
});
