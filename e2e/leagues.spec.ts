import { expectAccessible } from './fixtures/accessibility.ts';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { changeAnswers } from './fixtures/changed-answers.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { leagueName, makeLeague } from './fixtures/leagues.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { LeaguesPage } from './pages/leagues-page.ts';

test('a visitor looks through leagues and rankings, and is told how to take part [rule: leagues-10, leagues-11, product-12] @phone', async ({
  page,
  requestOf,
  isPhone,
}) => {
  const owner = await requestOf(demoPlayer);
  const name = leagueName('Open House');
  const id = await makeLeague(owner, { name });
  const leagues = new LeaguesPage(page);
  await leagues.open('cs');
  await expect(leagues.navigator).toContainText('CREATE AN ACCOUNT OR LOGIN TO PARTICIPATE');
  await expect(leagues.view('Popular')).toBeChecked();
  await expect(leagues.view('Joined')).toHaveCount(0);
  await leagues.view('New').check({ force: true });
  await expect(leagues.league(name)).toBeVisible();
  await expect(leagues.navigator.getByRole('button', { name: /^Join .*Open House/ })).toHaveCount(
    0,
  );
  await expect(leagues.analysts).toBeVisible();
  await expectLaidOut(page, isPhone);
  // A list that is as long as its place keeps no wheel and no swipe for itself.
  await leagues.league(name).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await leagues.league(name).click();
  await expect(page).toHaveURL(new RegExp(`/cs/leagues/${id}$`));
  await expect(leagues.ranking.getByRole('heading', { name })).toBeVisible();
  await expect(leagues.row(1)).toContainText('demo-player');
  // A mouse that rests on a name opens its card.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toHaveCount(0);
  await expectLaidOut(page, isPhone);
  if (!isPhone) await expectAccessible(page);
  const score = leagues.row(1).getByRole('link', { name: /^\d+ pts\./ });
  await expect(score).toHaveAttribute('href', /^\/cs\/event\/\d+\/\d+$/);
  if (!isPhone) {
    await score.click();
    await expect(page).toHaveURL(/\/cs\/event\/\d+\/\d+/);
    return;
  }
  await leagues.ranking.getByRole('link', { name: 'League Navigator' }).click();
  await expect(page).toHaveURL(/\/cs\/leagues$/);
  await expect(leagues.navigator).toBeVisible();
});

test('without a league one reads so; with one Joined is shown, the places that are left, and no rank yet [rule: leagues-8, leagues-11, leagues-14]', async ({
  page,
  player: _,
}) => {
  const leagues = new LeaguesPage(page);
  await leagues.open('cs');
  await expect(leagues.navigator).toContainText('YOU ARE CURRENTLY NOT IN ANY LEAGUES');
  await expect(leagues.view('Popular')).toBeChecked();

  const name = leagueName('First');
  await makeLeague(page.request, { name, password: 'let me in' });
  await page.reload();
  await expect(leagues.view('Joined')).toBeChecked();
  await expect(leagues.navigator).toContainText('You can join 9 more leagues');
  const own = leagues.league(name);
  await expect(own).toContainText('UNRANKED');
  await expect(own).toHaveAccessibleName(/you made it, unranked, (.+, )?1 member, private/);
  // The event that is played counts before anybody of the league has picks in it.
  await expect(leagues.row(1)).toContainText('UNRANKED');
  await expect(leagues.row(1)).toContainText('0 pts.');
});

test('both arrows reach every event of a league, and the address keeps which [rule: boards-19, leagues-16, leagues-17] @phone', async ({
  page,
  isPhone,
}) => {
  await signIn(page.request, demoPlayer);
  const id = await makeLeague(page.request, { name: leagueName('Old Hands') });
  const past = await EventPage.idOf(page, demoEvents.finishedMajor);
  const next = await EventPage.idOf(page, demoEvents.upcomingMajor);
  type Events = { eventId: number; name: string; isLive: boolean; isFinished: boolean }[];
  // As a league that is older would have them.
  await changeAnswers<Events>(page, '/api/leagues/events', (events) => {
    const [live] = events;
    return live
      ? [
          { ...live, eventId: past, name: 'Austin Major 2025', isLive: false, isFinished: true },
          live,
          { ...live, eventId: next, name: 'Austin Major: Next Replay', isLive: false },
        ]
      : events;
  });
  const leagues = new LeaguesPage(page);
  await leagues.open('cs', `/${id}`);
  await expect(leagues.place(3, 3)).toBeVisible();
  await expect(leagues.arrow('Next')).toBeDisabled();
  await expect(leagues.ranking).toContainText('No points yet');
  await expect(leagues.row(1)).toContainText('UNRANKED');
  await expect(leagues.row(1)).toContainText('0 pts.');
  await leagues.arrow('Previous').click();
  await expect(leagues.place(2, 3)).toBeVisible();
  await leagues.arrow('Previous').click();
  await expect(leagues.place(1, 3)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`event=${past}`));
  await expect(leagues.arrow('Previous')).toBeDisabled();
  await expect(leagues.row(1)).toContainText(/right|wrong/);
  await expect(page.getByRole('link', { name: 'Picks of this league' })).toHaveAttribute(
    'href',
    `/cs/leagues/${id}/picks?event=${past}`,
  );
  await expectLaidOut(page, isPhone);
  await page.reload();
  await expect(leagues.place(1, 3)).toBeVisible();
  await leagues.arrow('Next').click();
  await leagues.arrow('Next').click();
  await expect(leagues.place(3, 3)).toBeVisible();
  await expect(leagues.ranking.getByRole('radio', { name: 'Season' })).toBeDisabled();
});

test('of a long ranking pages are read as they come into view, and the own row stays there [rule: leagues-14] @phone', async ({
  page,
  isPhone,
}) => {
  await signIn(page.request, demoPlayer);
  const leagues = new LeaguesPage(page);
  await leagues.open('cs');
  await expect(leagues.view('Joined')).toBeChecked();
  await expect(leagues.navigator).toContainText(/You can join \d+ more leagues/);
  await leagues.league('Kickoff Goblins').click();
  await expect(leagues.row(1)).toContainText('pts.');
  await expectLaidOut(page, isPhone);
  const told = await leagues.ranking.getByText(/^\d+ members$/).textContent();
  const count = Number.parseInt(told ?? '', 10);
  expect(count).toBeGreaterThan(100);
  await leagues.members.evaluate((list) => {
    list.scrollTop = list.scrollHeight;
  });
  await expect(leagues.row(count)).toContainText('pts.');
  await expect(leagues.row(count)).toHaveAttribute('aria-setsize', String(count));
  await expect(leagues.row(1)).toHaveCount(0);
  await expect(leagues.ownRow).toContainText('you');
  if (!isPhone) await expectAccessible(page);
});
