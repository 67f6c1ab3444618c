import type { APIRequestContext } from '@playwright/test';
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

test('an Admin finds, renames, closes and brings back; creator and members are told', async ({
  page,
  context,
  browserOf,
  requestOf,
  guard,
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

  await signIn(context.request, demoAdmin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/admin\/leagues\?league=\d+$/);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const rename = page.getByRole('dialog', { name }).getByRole('region', { name: 'Rename' });
  await rename.getByLabel(/^Why/).fill('It laughed at a player');
  const renamed = `Mended ${username}`;
  await rename.getByLabel('Name', { exact: true }).fill(renamed);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(`Renamed to ${renamed}`, { exact: true })).toBeVisible();
  await expect(row(renamed)).toHaveCount(1);
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
  await close.getByLabel(/^Why/).fill('Beyond mending');
  await close.getByRole('button', { name: 'Close this league' }).click();
  await expect(page.getByText(`${renamed} is closed`, { exact: true })).toBeVisible();
  await expect(row(renamed)).toHaveCount(0);
  await expect.poll(() => bellOf(member)).toContain('Beyond mending');

  // Somebody takes the name meanwhile: it comes back under another.
  await makeLeague(maker, renamed);
  await page.getByText('Deleted', { exact: true }).click();
  await row(renamed)
    .getByRole('button', { name: `Bring ${renamed} back` })
    .click();
  const restore = page.getByRole('dialog', { name: 'Bring this league back?' });
  await restore.getByLabel('New name').fill(`Back ${username}`);
  await restore.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText(`Back ${username} is back`, { exact: true })).toBeVisible();
  await expect(row(renamed)).toHaveCount(0);
  const back = await member.get(`/api/leagues/get?leagueId=${leagueId}`, { headers });
  expect(await back.json()).toMatchObject({ name: `Back ${username}`, isMember: true });
});
