import { signUp } from './fixtures/accounts.ts';
import { holdAnswers } from './fixtures/held-answers.ts';
import { leagueName, makeLeague } from './fixtures/leagues.ts';
import { expect, test } from './fixtures/test.ts';
import { LeagueDialogs } from './pages/league-dialogs.ts';

/**
 * A page's requests about a league that was left, is private or is gone: the browser reports each
 * refusal.
 */
const REFUSED = /\/api\/leagues\/(get|events|shares|members|rankings|invite)\?.*40[34]/;
test.beforeEach(({ guard }) => guard.expect(REFUSED));

test('a league is made, edited and deleted; a private one is found, joined by its password, and left [rule: leagues-12, leagues-20, leagues-21, leagues-22, nameplates-7]', async ({
  page,
  player: _,
  requestOf,
  guard,
}) => {
  guard.expect(/\/api\/leagues\/join.*400/);
  const held = await holdAnswers(page);
  const leagues = new LeagueDialogs(page);
  const name = leagueName();
  await leagues.open();
  await expect(page.getByText('YOU ARE CURRENTLY NOT IN ANY LEAGUES')).toBeVisible();

  await leagues.create.click();
  const create = leagues.dialog('Create League');
  await create.getByLabel('Name', { exact: true }).fill(name);
  await create.getByLabel('Password', { exact: true }).fill('first password');
  await create.getByLabel('Confirm password').fill('first password');
  await create.getByRole('button', { name: 'Choose a nameplate' }).click();
  const plates = leagues.dialog('Select a Nameplate');
  await expect(plates.getByRole('list', { name: 'Your nameplates' })).toBeVisible();
  await plates.getByRole('button', { name: /^Classic/ }).click();
  await expect(plates).toBeHidden();
  held.hold('/api/leagues/joined');
  await page.keyboard.press('Control+s');
  await expect(leagues.overlay('Refreshing Leagues Data')).toBeVisible();
  held.letGo('/api/leagues/joined');
  await leagues.expectDone('League Saved!');

  const edit = leagues.dialog('Edit League');
  await leagues.chooseOf(name, 'Edit League');
  await edit.getByLabel('Name', { exact: true }).fill(`${name} B`);
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await leagues.expectDone('League Saved!');
  await leagues.chooseOf(`${name} B`, 'Delete League');
  await leagues.dialog('Delete League').getByRole('button', { name: 'Delete League' }).click();
  await leagues.expectDone('League Deleted!');
  await expect(leagues.row(`${name} B`)).toHaveCount(0);

  const creator = await requestOf(null);
  await signUp(creator);
  const other = leagueName('Private');
  await makeLeague(creator, { name: other, password: 'open sesame' });
  const row = await leagues.find(other);
  await row.getByRole('button', { name: `Join ${other}` }).click();
  const join = leagues.dialog('Join Private League');
  const password = join.getByLabel('League password');
  await password.fill('open sesam');
  await join.getByRole('button', { name: 'Join League' }).click();
  await expect(join.getByText('Incorrect password')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('open sesame');
  held.hold('/api/leagues/join');
  await join.getByRole('button', { name: 'Join League' }).click();
  await expect(leagues.overlay('Joining League')).toBeVisible();
  held.letGo('/api/leagues/join');
  await leagues.expectDone('League Joined!');
  await expect(row.getByText('Joined')).toBeVisible();
  await page.keyboard.press('Escape');
  await leagues.chooseOf(other, 'Leave League');
  held.hold('/api/leagues/leave');
  await leagues.dialog('Leave League').getByRole('button', { name: 'Leave League' }).click();
  await expect(leagues.overlay('Leaving League')).toBeVisible();
  held.letGo('/api/leagues/leave');
  await leagues.expectDone('League Left!');
  await expect(leagues.navigator.getByRole('button', { name: `Manage ${other}` })).toHaveCount(0);
});
