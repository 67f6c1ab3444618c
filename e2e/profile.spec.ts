import { readFile } from 'node:fs/promises';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, ownId, signIn } from './fixtures/accounts.ts';
import { saveSwissPicks } from './fixtures/saved-picks.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Profile } from './pages/profile.ts';
import { Shell } from './pages/shell.ts';

test('the own profile works by keyboard alone, and every section of it is accessible [rule: accounts-41]', async ({
  page,
  player,
}) => {
  const profile = new Profile(page);
  await page.goto('/about-us');
  await new Shell(page).userMenu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(profile.modal.getByText(player.username, { exact: true }).last()).toBeVisible();
  await expect(profile.modal.getByText(/^Member since [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  await expect(profile.modal.getByText('Nothing is pinned beside your name.')).toBeVisible();
  await expect(profile.modal.getByRole('button', { name: /^Fill slot [123]$/ })).toHaveCount(3);

  await profile.tabs.first().focus();
  for (const section of await profile.tabs.allTextContents()) {
    await expect(profile.modal.getByRole('tab', { name: section })).toBeFocused();
    await expect(profile.modal.getByRole('tabpanel', { name: section })).toBeVisible();
    await expect(profile.modal.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await expect(profile.modal).toBeHidden();
  await expect(new Shell(page).userMenu).toBeFocused();
});

test("another's profile opens from the picks on screen and has no edit controls [rule: accounts-42, nameplates-16]", async ({
  page,
  browserOf,
  player,
}) => {
  const other = await browserOf(demoAdmin);
  const event = new EventPage(other);
  const userId = await ownId(page.request);
  await event.open(demoEvents.finishedMajor, userId);
  await event.button(`Profile of ${player.username}`).click();
  const profile = new Profile(other);
  await expect(profile.modal.getByText(player.username, { exact: true }).last()).toBeVisible();
  await expect(profile.modal.getByRole('region', { name: 'Trophy case' })).toBeVisible();
  await expect(profile.tabs).toHaveCount(0);
  await expect(profile.modal.getByRole('button')).toHaveText(['Share', '', 'Report username']);
  await expectAccessible(other);
});

test('sessions of other browsers are ended from here, and those browsers are visitors', async ({
  page,
  browserOf,
  player,
}) => {
  const others = [await browserOf(player), await browserOf(player), await browserOf(player)];
  const profile = new Profile(page);
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  const sessions = profile.panel.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1);
  const ending = profile.button(/^End: /).first();
  await ending.click();
  await expect(profile.button('Keep')).toBeFocused();
  await profile.button('Keep').click();
  await expect(ending).toBeFocused();
  await ending.click();
  await expectAccessible(page);
  await profile.button('End session').click();
  await expect(page.getByText(/^Session ended: /)).toBeVisible();
  await expect(sessions).toHaveCount(3);

  await profile.button('End all other sessions').click();
  await profile.button('End all others').click();
  await expect(page.getByText('All other sessions ended', { exact: true })).toBeVisible();
  await expect(sessions).toHaveCount(1);
  for (const other of others) {
    await other.goto('/about-us');
    await expect(new Shell(other).visitorMenu).toBeVisible();
  }
  await page.reload();
  await expect(new Shell(page).userMenu).toBeVisible();
});

test('plain names are kept with the account and hold from the first moment of a page', async ({
  page,
  browserOf,
  player,
}) => {
  const profile = new Profile(page);
  const isPlain = page.locator('html[data-plain-names]');
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  const plainNames = profile.modal.getByRole('switch', { name: 'Plain names' });
  await expect(plainNames).not.toBeChecked();
  await plainNames.click();
  await expect(page.getByText('Names are shown plain', { exact: true })).toBeVisible();
  await expect(plainNames).toBeChecked();
  await expect(isPlain).toHaveCount(1);

  await page.route('**/api/account/preferences', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(isPlain).toHaveCount(1);
  await page.unroute('**/api/account/preferences');

  const other = await browserOf(player);
  await other.goto('/about-us');
  await expect(other.locator('html[data-plain-names]')).toHaveCount(1);
  const shell = new Shell(other);
  await shell.logOut();
  await expect(other.locator('html[data-plain-names]')).toHaveCount(0);
});

test('the own data is saved as a file', async ({ page, player }) => {
  const profile = new Profile(page);
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    profile.button('Download JSON').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^callshot-${player.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
  );
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(saved).toMatchObject({
    account: { username: player.username, email: `${player.username}@example.com` },
    sessions: [{ device: expect.stringContaining('Chrome') }],
    entries: [],
  });
  await expect(page.getByText(/^Saved as callshot-/)).toBeVisible();
});

test('a deleted account leaves its picks to the board and takes its name away [rule: accounts-43]', async ({
  page,
  browserOf,
  player,
}) => {
  await saveSwissPicks(page.request, await EventPage.idOf(page, demoEvents.upcomingMajor));
  const userId = await ownId(page.request);
  await page.goto('/about-us');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Account');
  await profile.button('Delete account…').click();
  const name = profile.modal.getByLabel('Type your username to confirm');
  const password = profile.modal.getByLabel('Password');
  const remove = profile.button('Delete my account');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill(player.username.toUpperCase());
  await password.fill('not the password');
  await expect(remove).toBeDisabled();
  await profile.button('Keep my account').click();
  await expect(profile.button('Delete account…')).toBeFocused();

  await profile.button('Delete account…').click();
  await name.fill(player.username);
  await password.fill('not the password');
  await remove.click();
  await expect(password).toHaveAccessibleDescription('This is not your password');
  await expect(name).toHaveValue(player.username);
  await password.fill(player.password);
  await remove.click();
  const farewell = page.getByRole('dialog', { name: 'Account deleted' });
  await expect(farewell).toBeVisible();
  await expectAccessible(page);
  await farewell.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/');
  await expect(new Shell(page).visitorMenu).toBeVisible();

  const other = new EventPage(await browserOf(null));
  await other.open(demoEvents.upcomingMajor, userId);
  const pane = await other.pane();
  await expect(pane.getByText('deleted user', { exact: true }).first()).toBeVisible();
  await expect(pane.getByText(player.username, { exact: true })).toHaveCount(0);
  await other.closePane();
  await other.button('Profile of deleted user').click();
  const blank = new Profile(other.page);
  await expect(blank.modal.getByText('—', { exact: true }).last()).toBeVisible();
  await expect(blank.modal.getByRole('button')).toHaveCount(1);
  await expectAccessible(other.page);
});

test('the last admin is told why the account stays', async ({ page, context }) => {
  await signIn(context.request, demoAdmin);
  const profile = new Profile(page);
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  await profile.button('Delete account…').click();
  await expect(profile.modal.getByText('You are the last admin', { exact: true })).toBeVisible();
  await profile.button('Back').click();
  await expect(profile.button('Delete account…')).toBeFocused();
});
