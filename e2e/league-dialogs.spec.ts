import type { Locator } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { ownId, signUp } from './fixtures/accounts.ts';
import { tabTo } from './fixtures/by-keyboard.ts';
import { holdAnswers } from './fixtures/held-answers.ts';
import {
  deleteLeague,
  joinedLeagueId,
  joinLeague,
  leagueName,
  makeLeague,
  renameLeague,
} from './fixtures/leagues.ts';
import { expect, test } from './fixtures/test.ts';
import { LeagueDialogs } from './pages/league-dialogs.ts';

/** What a page asks of a league that was left, is private or is gone: the browser reports each refusal. */
const REFUSED = /\/api\/leagues\/(get|events|shares|members|rankings|invite)\?.*40[34]/;
test.beforeEach(({ guard }) => guard.expect(REFUSED));

test('a league is made, its password kept, changed and removed, and it is deleted @phone', async ({
  page,
  player,
  requestOf,
}) => {
  const held = await holdAnswers(page);
  const leagues = new LeagueDialogs(page);
  const name = leagueName();
  await leagues.open();
  await expect(page.getByText('YOU ARE CURRENTLY NOT IN ANY LEAGUES')).toBeVisible();

  await leagues.create.click();
  const create = leagues.dialog('Create League');
  await create.getByLabel('Name', { exact: true }).fill(name);
  await create.getByLabel('Password', { exact: true }).fill('first password');
  await create.getByLabel('Confirm password').fill('another');
  await create.getByRole('button', { name: 'Create League' }).click();
  await expect(create.getByText('The passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await create.getByLabel('Confirm password').fill('first password');
  await create.getByRole('button', { name: 'Choose a nameplate' }).click();
  const plates = leagues.dialog('Select a Nameplate');
  await expect(plates.getByRole('list', { name: 'Your nameplates' })).toBeVisible();
  await expectAccessible(page);
  await plates.getByRole('button', { name: /^Classic/ }).click();
  await expect(plates).toBeHidden();

  held.hold('/api/leagues/save');
  await page.keyboard.press('Control+s');
  await expect(leagues.overlay('Saving League')).toBeVisible();
  held.hold('/api/leagues/joined');
  held.letGo('/api/leagues/save');
  await expect(leagues.overlay('Refreshing Leagues Data')).toBeVisible();
  held.letGo('/api/leagues/joined');
  await leagues.expectDone('League Saved!');
  await expect(leagues.row(name)).toBeVisible();

  // Another account finds out which password it has.
  const other = await requestOf(null);
  await signUp(other);
  const tryIt = async (password: string) => {
    const leagueId = await joinedLeagueId(page.request, name);
    const answer = await other.post('/api/leagues/join', {
      headers: { Game: '1' },
      data: { leagueId, password },
    });
    return answer.status();
  };
  const edit = leagues.dialog('Edit League');
  const save = edit.getByRole('button', { name: 'Save', exact: true });

  await leagues.chooseOf(name, 'Edit League');
  await expect(edit.getByLabel('Password', { exact: true })).toHaveValue('********');
  await expect(edit.getByLabel('Confirm password')).toHaveValue('********');
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await edit.getByLabel('Name', { exact: true }).fill(`${name} B`);
  await save.click();
  await leagues.expectDone('League Saved!');
  expect(await tryIt('a guess'), 'kept').toBe(400);

  await leagues.chooseOf(`${name} B`, 'Edit League');
  await edit.getByLabel('Password', { exact: true }).fill('second');
  await edit.getByLabel('Confirm password').fill('second');
  await save.click();
  await leagues.expectDone('League Saved!');
  expect(await tryIt('first password'), 'changed').toBe(400);

  await leagues.chooseOf(`${name} B`, 'Edit League');
  await edit.getByLabel('Remove password').click();
  await save.click();
  await leagues.expectDone('League Saved!');
  expect(await tryIt(''), 'removed').toBe(200);

  await leagues.chooseOf(`${name} B`, 'Delete League');
  const remove = leagues.dialog('Delete League');
  await expect(remove.getByText('An Admin can bring it back')).toBeVisible();
  await expect(remove.getByText('All 2 members lose it')).toBeVisible();
  await expectAccessible(page);
  held.hold('/api/leagues/delete');
  await remove.getByRole('button', { name: 'Delete League' }).click();
  await expect(leagues.overlay('Deleting League')).toBeVisible();
  held.letGo('/api/leagues/delete');
  await leagues.expectDone('League Deleted!');
  await expect(leagues.row(`${name} B`)).toHaveCount(0);
  expect(player.username).toBeTruthy();
});

test('a private league is found and joined by its password, and left @phone', async ({
  page,
  player: _,
  requestOf,
  guard,
}) => {
  guard.expect(/\/api\/leagues\/join.*400/);
  const creator = await requestOf(null);
  await signUp(creator);
  const name = leagueName('Private');
  await makeLeague(creator, { name, password: 'open sesame' });

  const held = await holdAnswers(page);
  const leagues = new LeagueDialogs(page);
  await leagues.open();
  const row = await leagues.find(name);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Join ${name}` }).click();
  const join = leagues.dialog('Join Private League');
  const password = join.getByLabel('League password');
  await password.fill('open sesam');
  await join.getByRole('button', { name: 'Join League' }).click();
  await expect(join.getByText('Incorrect password')).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill('open sesame');
  held.hold('/api/leagues/join');
  await join.getByRole('button', { name: 'Join League' }).click();
  await expect(leagues.overlay('Joining League')).toBeVisible();
  held.hold('/api/leagues/joined');
  held.letGo('/api/leagues/join');
  await expect(leagues.overlay('Refreshing Leagues Data')).toBeVisible();
  held.letGo('/api/leagues/joined');
  await leagues.expectDone('League Joined!');
  await expect(row.getByText('Joined')).toBeVisible();
  await page.keyboard.press('Escape');

  await leagues.chooseOf(name, 'Leave League');
  const leave = leagues.dialog('Leave League');
  await expect(leave.getByText('Are you sure you want to leave this league?')).toBeVisible();
  await expectAccessible(page);
  held.hold('/api/leagues/leave');
  await leave.getByRole('button', { name: 'Leave League' }).click();
  await expect(leagues.overlay('Leaving League')).toBeVisible();
  held.letGo('/api/leagues/leave');
  await leagues.expectDone('League Left!');
  await expect(leagues.navigator.getByRole('button', { name: `Manage ${name}` })).toHaveCount(0);
});

/** Whether nothing lies over it, such as what was told a moment ago. */
const isPressable = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a creator removes, bans and lets back in, and cannot leave before the league is handed over', async ({
  page,
  player,
  requestOf,
}) => {
  const name = leagueName('Managed');
  const leagueId = await makeLeague(page.request, { name });
  const people = [await requestOf(null), await requestOf(null), await requestOf(null)] as const;
  const names: string[] = [];
  for (const person of people) {
    names.push((await signUp(person)).username);
    await joinLeague(person, leagueId);
  }
  const [removed = '', banned = '', heir = ''] = names;

  const leagues = new LeagueDialogs(page);
  await leagues.open();
  const info = await leagues.info(name);
  await info.getByText('Members', { exact: true }).click();
  const members = info.getByRole('list', { name: 'Members' });
  await expect(members.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  const manage = async (username: string, item: string) => {
    await members.getByRole('button', { name: `Manage ${username}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await manage(removed, 'Remove');
  const remove = leagues.dialog('Remove Member');
  await expectAccessible(page);
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${removed} is no longer in the league`)).toBeVisible();
  await expect(members.getByRole('listitem')).toHaveCount(3);
  await joinLeague(people[0], leagueId);

  await manage(banned, 'Ban');
  await leagues.dialog('Ban Member').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText(`${banned} is banned from the league`)).toBeVisible();
  await expect(leagues.dialog('Ban Member')).toBeHidden();
  expect(await isPressable(info.getByRole('button', { name: 'Edit League' }))).toBe(true);
  await expect(joinLeague(people[1], leagueId)).rejects.toThrow(/403.*banned/);
  await info.getByText('Banned', { exact: true }).click();
  await expectAccessible(page);
  await info.getByRole('button', { name: `Undo the ban of ${banned}` }).click();
  await expect(info.getByText('Nobody is banned')).toBeVisible();
  await joinLeague(people[1], leagueId);

  await info.getByRole('button', { name: 'Leave League' }).click();
  const leave = leagues.dialog('Leave League');
  await expect(leave.getByText('You made this league. Hand it over')).toBeVisible();
  await leave.getByRole('button', { name: 'Hand it over' }).click();
  await manage(heir, 'Hand over');
  await leagues
    .dialog('Hand Over League')
    .getByRole('button', { name: 'Hand over', exact: true })
    .click();
  await expect(page.getByText(`${name} belongs to ${heir} now`)).toBeVisible();
  await expect(info.getByRole('button', { name: 'Edit League' })).toHaveCount(0);
  await info.getByRole('button', { name: 'Leave League' }).click();
  await leave.getByRole('button', { name: 'Leave League' }).click();
  await leagues.expectDone('League Left!');
  expect(player.username).not.toBe(heir);
});

test('a league is reported, and what was changed elsewhere meanwhile is told in the dialogs', async ({
  page,
  player,
  requestOf,
  guard,
}) => {
  guard.expect(/\/api\/leagues\/(save|join|get|delete)/);
  guard.expect(/The league was not saved/);
  const creator = await requestOf(null);
  await signUp(creator);
  const name = leagueName('Elsewhere');
  const leagueId = await makeLeague(creator, { name, password: 'open sesame' });
  const held = await holdAnswers(page);
  const leagues = new LeagueDialogs(page);
  await leagues.open();

  held.hold('/api/leagues/get');
  const found = await leagues.find(name);
  await found.getByRole('button', { name: /^League Info/ }).click();
  const info = leagues.dialog('League Info');
  await expect(info.getByRole('status', { name: 'Loading League Info' })).toBeVisible();
  held.letGo('/api/leagues/get');
  await expect(info.getByText(name).first()).toBeVisible();
  await expect(
    info.getByText('Only its members see the ranking of a private league'),
  ).toBeVisible();
  await info.getByText('Members', { exact: true }).click();
  await expect(info.getByText('Only its members see who is in a private league')).toBeVisible();
  await info.getByRole('button', { name: 'Report League' }).click();
  const report = leagues.dialog('Report League');
  await expect(report.getByRole('button', { name: 'Report', exact: true })).toBeDisabled();
  await report.getByLabel('What is wrong with it?').fill('Its name insults people');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Thank you. Staff will look at it.')).toBeVisible();

  // Joined in another tab.
  await info.getByRole('button', { name: 'Join League' }).click();
  const join = leagues.dialog('Join Private League');
  await join.getByLabel('League password').fill('open sesame');
  await joinLeague(page.request, leagueId, 'open sesame');
  await join.getByRole('button', { name: 'Join League' }).click();
  const error = leagues.dialog('Error');
  await expect(error.getByText('You have already joined this league!')).toBeVisible();
  await expect(error.getByRole('link')).toHaveCount(0);
  await error.getByRole('button', { name: 'OK' }).click();

  // Saved in another tab.
  const own = leagueName('Own');
  const ownLeague = await makeLeague(page.request, { name: own });
  await leagues.open();
  await leagues.chooseOf(own, 'Edit League');
  const edit = leagues.dialog('Edit League');
  await edit.getByLabel('A Reddit login').click();
  await renameLeague(page.request, ownLeague, `${own} C`);
  await page.keyboard.press('Control+s');
  const conflict = leagues.dialog('Someone else saved this league');
  await expect(
    conflict.getByRole('row', { name: /^Name/ }).getByText(`${own} C`).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await leagues.expectDone('League Saved!');
  await expect(leagues.row(`${own} C`)).toBeVisible();

  // Deleted in another tab.
  await leagues.chooseOf(`${own} C`, 'Edit League');
  await edit.getByLabel('Name', { exact: true }).fill(`${own} D`);
  await deleteLeague(page.request, ownLeague);
  await page.keyboard.press('Control+s');
  await expect(edit.getByText('There is no such league (any more)')).toBeVisible();
  await expect(edit.getByLabel('Name', { exact: true })).toHaveValue(`${own} D`);
  expect(await ownId(page.request)).toBeGreaterThan(0);
  expect(player.username).toBeTruthy();
});

test('a league is made, found, looked at, left to somebody and reported by keyboard alone', async ({
  page,
  player: _,
  requestOf,
}) => {
  const creator = await requestOf(null);
  await signUp(creator);
  const name = leagueName('By keyboard');
  await makeLeague(creator, { name });
  const leagues = new LeagueDialogs(page);
  await leagues.open();
  await tabTo(page, leagues.create);
  await page.keyboard.press('Enter');
  await expect(leagues.dialog('Create League').getByLabel('Name', { exact: true })).toBeFocused();
  const own = leagueName('Typed');
  await page.keyboard.type(own);
  await page.keyboard.press('Enter');
  await expect(leagues.dialog('League Saved!').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leagues.create).toBeFocused();

  await tabTo(page, leagues.search);
  await page.keyboard.press('Enter');
  const search = leagues.dialog('League Search');
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(search.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(search.getByRole('button', { name: `Join ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leagues.dialog('League Joined!').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.getByText('Joined', { exact: true })).toBeVisible();
  await tabTo(page, search.getByRole('button', { name: /^League Info/ }));
  await page.keyboard.press('Enter');
  const info = leagues.dialog('League Info');
  await tabTo(page, info.getByRole('button', { name: 'Leave League' }));
  await page.keyboard.press('Enter');
  await tabTo(page, leagues.dialog('Leave League').getByRole('button', { name: 'Leave League' }));
  await page.keyboard.press('Enter');
  await expect(leagues.dialog('League Left!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
