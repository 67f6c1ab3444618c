import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn, signUp } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { Bell } from './pages/bell.ts';

const headers = { Game: '1' };

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** A league of whoever is signed in; its id. */
async function makeLeague(request: APIRequestContext, name: string): Promise<number> {
  const form = { name, nameplateId: null, requireDiscord: false, requireReddit: false };
  const { league } = (await post(request, '/api/leagues/save', form)) as { league: { id: number } };
  return league.id;
}

const bellOf = async (request: APIRequestContext): Promise<string> =>
  (await request.get('/api/notification/all', { headers })).text();

test('an Admin renames, closes and brings back; creator and members are told @phone', async ({
  page,
  context,
  browserOf,
  requestOf,
  guard,
  isPhone,
}) => {
  // An open page hears that its league is closed, and reads it again.
  guard.expect(/\/api\/leagues\/\w+\?.*404/);
  const [makers, member] = [await browserOf(null), await requestOf(null)];
  const maker = makers.context().request;
  const { username } = await signUp(maker);
  await signUp(member);
  const name = `Of ${username}`;
  const leagueId = await makeLeague(maker, name);
  await post(member, '/api/leagues/join', { leagueId });
  const report = { kind: 'league', id: leagueId, reason: 'Laughs at a player' };
  await post(member, '/api/reports/report', report);

  await signIn(context.request, demoAdmin);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Leagues Every league/ }).click();
  await expect(page.getByRole('heading', { name: 'Leagues', level: 1 })).toBeVisible();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const dialog = page.getByRole('dialog', { name });
  await page.getByLabel('Part of the name').fill(username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(row(name)).toContainText('1 report');
  await expectAccessible(page);
  await row(name).getByRole('button', { name }).press('Enter');
  await expect(dialog.getByRole('link', { name: '1 report of it waits' })).toBeVisible();
  await expectAccessible(page);
  // The rest is the same on a phone.
  if (isPhone) return;
  const rename = dialog.getByRole('region', { name: 'Rename' });
  await rename.getByLabel('Name', { exact: true }).fill('f.u.c.k the rules');
  await rename.getByLabel(/^Why/).fill('It laughed at a player');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'This name has a word that is not allowed here',
  );
  const renamed = `Mended ${username}`;
  await rename.getByLabel('Name', { exact: true }).fill(renamed);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(`Renamed to ${renamed}`, { exact: true })).toBeVisible();
  await expect(row(renamed)).toHaveCount(1);
  await expect(row(renamed)).not.toContainText('1 report');
  expect(await bellOf(maker)).toContain('It laughed at a player');
  // The notice leads to the league in the game that its reader plays.
  await makers.goto('/cs/leagues');
  const bell = new Bell(makers);
  await bell.open();
  await bell.item('It laughed at a player').getByRole('link', { name: renamed }).click();
  await expect(makers).toHaveURL(new RegExp(`/cs/leagues/${leagueId}(\\?.*)?$`));

  await row(renamed).getByRole('button', { name: renamed }).click();
  const close = page
    .getByRole('dialog', { name: renamed })
    .getByRole('region', { name: 'Close', exact: true });
  await expect(close).toContainText('2 people');
  await close.getByLabel(/^Why/).fill('Beyond mending');
  await close.getByRole('button', { name: 'Close this league' }).click();
  await expect(page.getByText(`${renamed} is closed`, { exact: true })).toBeVisible();
  await expect(row(renamed)).toHaveCount(0);
  await expect.poll(() => bellOf(member)).toContain('Beyond mending');

  // Somebody takes the name meanwhile: it comes back under another.
  await makeLeague(maker, renamed);
  await page.getByText('Deleted', { exact: true }).click();
  await expect(row(renamed)).toContainText('Beyond mending');
  await expectAccessible(page);
  await row(renamed)
    .getByRole('button', { name: `Bring ${renamed} back` })
    .click();
  const restore = page.getByRole('dialog', { name: 'Bring this league back?' });
  await expect(restore).toContainText('Another league has this name now');
  await expect(restore.getByRole('button', { name: 'Bring back' })).toBeDisabled();
  await restore.getByLabel('New name').fill(`Back ${username}`);
  await expectAccessible(page);
  await restore.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText(`Back ${username} is back`, { exact: true })).toBeVisible();
  await expect(row(renamed)).toHaveCount(0);
  const back = await member.get(`/api/leagues/get?leagueId=${leagueId}`, { headers });
  expect(await back.json()).toMatchObject({ name: `Back ${username}`, isMember: true });
});

test('a league is found by the command field, and what cannot be read says so', async ({
  page,
  context,
  requestOf,
  guard,
}) => {
  const maker = await requestOf(null);
  const { username } = await signUp(maker);
  await makeLeague(maker, `Sought ${username}`);
  await signIn(context.request, demoAdmin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(`sought ${username}`);
  await page.getByRole('option', { name: new RegExp(`Sought ${username}`) }).click();
  await expect(page).toHaveURL(/\/admin\/leagues\?league=\d+$/);
  await expect(page.getByRole('dialog', { name: `Sought ${username}` })).toBeVisible();
  await page.keyboard.press('Escape');

  guard.expect(/503/);
  await page.route('**/api/leagues/deleted*', (route) =>
    route.fulfill({ status: 503, json: { title: 'Away', code: 'unavailable' } }),
  );
  await page.getByText('Deleted', { exact: true }).click();
  await expect(page.getByText('The deleted leagues could not be loaded')).toBeVisible();
  await page.unroute('**/api/leagues/deleted*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Kept for 30 days with all their members')).toBeVisible();
  await expect(page.getByText('The deleted leagues could not be loaded')).toHaveCount(0);
});
