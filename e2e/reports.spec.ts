import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn, signUp } from './fixtures/accounts.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';

// Names are reported, changed and changed back: others of the staff's copy of the world look at none.
test.use({ copyOfWorld: STAFF });

const headers = { Game: '1' };

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

const get = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers })).json();

const bellOf = async (request: APIRequestContext): Promise<string> =>
  (await request.get('/api/notification/all', { headers })).text();

/** Somebody new, with a league; what they are called, and what their things are. */
async function newcomer(request: APIRequestContext) {
  const { username } = await signUp(request);
  const { id: userId } = await get(request, '/api/user/currentUser');
  const form = {
    name: `Of ${username}`,
    nameplateId: null,
    requireDiscord: false,
    requireReddit: false,
  };
  const { league } = (await post(request, '/api/leagues/save', form)) as { league: { id: number } };
  return { username, userId: userId as number, league: form.name, leagueId: league.id };
}

test('a username and a league wait in one queue; an Admin renames, closes, and takes both back', async ({
  page,
  context,
  browserOf,
  guard,
}) => {
  // An open page hears that its league is closed, and reads it again.
  guard.expect(/\/api\/leagues\/\w+\?.*404/);
  const [owners, reporters] = [await browserOf(null), await browserOf(null)];
  const owner = owners.context().request;
  const own = await newcomer(owner);
  const { username: reporter } = await signUp(reporters.context().request);

  // From the profile, by whoever is signed in.
  await reporters.goto('/rl/leagues');
  await post(reporters.context().request, '/api/reports/report', {
    kind: 'league',
    id: own.leagueId,
    reason: 'Laughs at a player',
  });
  await reporters.goto(`/rl/leagues/${own.leagueId}`);
  await reporters.getByRole('main').getByText(own.username, { exact: true }).first().click();
  const profile = reporters.getByRole('dialog', { name: 'Profile', exact: true });
  await profile.getByRole('button', { name: 'Report username' }).click();
  const report = reporters.getByRole('dialog', { name: 'Report username' });
  await expect(report.getByRole('button', { name: 'Report', exact: true })).toBeDisabled();
  await report.getByLabel('What is wrong with the name?').fill('Insults a team');
  await expectAccessible(reporters);
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(reporters.getByText('Thank you. Staff will look at it.')).toBeVisible();
  expect(await bellOf(owner)).not.toContain('Insults');

  await signIn(context.request, demoAdmin);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByText(/^waits? for an answer: Reports$/)).toBeVisible();
  await main.getByRole('link', { name: /^Reports Usernames/ }).click();
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  const waiting = page.getByRole('table', { name: 'Reports to answer' });
  const row = (text: string) =>
    waiting.getByRole('row').filter({ has: page.getByRole('button', { name: text, exact: true }) });
  await expect(row(own.username)).toContainText('Insults a team');
  await expect(row(own.league)).toContainText('Laughs at a player');
  await expectAccessible(page);

  // The keyboard alone: open, see what it does, rename.
  await row(own.username).getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog', { name: `Username: ${own.username}` });
  await expect(dialog.getByRole('region', { name: '1 report' })).toContainText(reporter);
  await expect(dialog.getByText('Everyone sees the new name at once')).toBeVisible();
  await expectAccessible(page);
  const renamed = `mended-${own.userId}`;
  await dialog.getByLabel('New name').fill(renamed);
  await dialog.getByLabel('Why').fill('It insulted a team');
  await dialog.getByLabel('Why').press('Enter');
  await expect(page.getByText(`Renamed: ${own.username}`, { exact: true })).toBeVisible();
  await expect(row(own.username)).toHaveCount(0);
  expect(await bellOf(owner)).toContain('It insulted a team');

  await row(own.league).getByRole('button').click();
  const league = page.getByRole('dialog', { name: `League: ${own.league}` });
  await league.getByText('Close', { exact: true }).click();
  await expect(league.getByText('its members (1 person) are told why')).toBeVisible();
  await league.getByLabel('Why').fill('Beyond mending');
  await league.getByRole('button', { name: 'Close this league' }).click();
  await expect(page.getByText(`Closed: ${own.league}`, { exact: true })).toBeVisible();
  const gone = await owner.get(`/api/leagues/get?leagueId=${own.leagueId}`, { headers });
  expect(gone.status()).toBe(404);

  await page.getByText('Answered', { exact: true }).click();
  const answered = page.getByRole('table', { name: 'Answered reports, newest first' });
  await expect(
    answered.getByRole('row').filter({ hasText: own.username }).filter({ hasText: renamed }),
  ).toContainText('It insulted a team');
  await expectAccessible(page);
  for (const taken of [own.league, own.username]) {
    await answered
      .getByRole('button', { name: `Take back: ${taken}`, exact: true })
      .first()
      .click();
    const undo = page.getByRole('dialog', { name: 'Take this answer back?' });
    await expect(undo.getByText('Its reports are open again.')).toBeVisible();
    await undo.getByLabel('Why').fill('A mistake');
    if (taken === own.league) await expectAccessible(page);
    await undo.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText(`Taken back: ${taken}`, { exact: true })).toBeVisible();
  }
  expect(await get(owner, '/api/user/currentUser')).toMatchObject({ username: own.username });
  const back = await owner.get(`/api/leagues/get?leagueId=${own.leagueId}`, { headers });
  expect(await back.json()).toMatchObject({ name: own.league });
});
