import type { Locator } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, demoPlayer, resetPassword, signIn, signUp } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { Shell } from './pages/shell.ts';
import { AuditLog, UserManager } from './pages/staff.ts';

// Accounts and settings change: nobody else looks at this copy of the world.
test.use({ copyOfWorld: 'staff' });

test('an Admin finds a user, renames and flags; the audit log tells of it', async ({
  page,
  context,
  browserOf,
}) => {
  const someone = await browserOf(null);
  const account = await signUp(someone.context().request);
  await signIn(context.request, demoAdmin);
  const shell = new Shell(page);
  const users = new UserManager(page);
  await page.goto('/rl/event');
  await shell.choose(shell.userMenu, 'Admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  const numbers = page.getByRole('region', { name: 'Callshot in numbers' });
  await expect(numbers).toContainText(/Users[\d,]+/);
  await expect(numbers).toContainText(/Next lock\w{3}, /);
  await expectAccessible(page);
  const events = page.getByRole('region', { name: 'Events', exact: true }).getByRole('row');
  await expect(events.nth(1)).toContainText(/Open|Locked|Not open yet/);
  await expect(page.getByRole('region', { name: 'Newest users' }).getByRole('row')).toHaveCount(7);
  const changes = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText(demoAdmin.username);
  await page.getByRole('navigation', { name: 'Staff' }).getByText('User Manager').click();
  await page.getByLabel('Name or Email').fill('x');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Name or Email')).toHaveAccessibleDescription(
    'Enter at least 2 characters',
  );

  await users.open(account.username);
  await expectAccessible(page);
  const name = users.modal.getByLabel('Username');
  await name.fill(demoPlayer.username);
  await users.modal.getByRole('button', { name: 'Flag for rename' }).click();
  await expect(users.modal.getByRole('button', { name: 'Flagged for rename' })).toBeDisabled();
  await users.save();
  await expect(name).toHaveAccessibleDescription('This username is taken');
  await expect(name).toHaveValue(demoPlayer.username);
  // Nothing of the old name is in the new one: it is found as a former name.
  const renamed = account.username.replace('newcomer', 'renamed');
  await name.fill(renamed);
  await users.modal.getByLabel('Reason').fill('Asked for it');
  await users.save();
  await users.expectSaved();

  await users.find(renamed);
  await expect(users.row(renamed)).toContainText('Flagged for rename');
  await expectAccessible(page);
  await users.find(account.username);
  await expect(users.row(renamed)).toContainText(`was ${account.username}`);
  await users.found(renamed).click();
  await expect(users.fact('Former usernames')).toContainText(
    new RegExp(`${account.username} until .*, changed by staff`),
  );
  await expect(users.fact('Email')).toContainText('Not confirmed');
  await expect(users.fact('Picks')).toContainText('None yet');
  await users.modal.getByRole('link', { name: `What was done to ${renamed}` }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?subjectType=user&subjectId=\d+$/);
  await expect(new AuditLog(page).row('user.flagged-for-rename')).toHaveCount(1);
  await expect(new AuditLog(page).row('event.created')).toHaveCount(0);
  await page.goBack();
  await someone.goto('/about-us');
  await new Shell(someone).expectSignedInAs(renamed);

  const log = new AuditLog(page);
  await log.open();
  const row = log.row('user.renamed').first();
  await expect(row).toContainText(account.username);
  await expect(row).toContainText(renamed);
  await expect(row).toContainText('Asked for it');
  await expect(row).toContainText(demoAdmin.username);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Only what concerns user ${renamed}` }).click();
  await expect(log.row('user.flagged-for-rename')).toHaveCount(1);
  await expect(log.row('event.created')).toHaveCount(0);
  await page.getByLabel('What', { exact: true }).selectOption('user.renamed');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(log.row('user.flagged-for-rename')).toHaveCount(0);
  await page.getByLabel('Who (name or id)').fill('nobody at all');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(log.row('event.created').first()).toBeVisible();
});

test('a role is given and taken; the server follows at once, the menu on the next load', async ({
  page,
  context,
  browserOf,
  guard,
}) => {
  guard.expect(/40[13]/);
  const someone = await browserOf(null);
  const { request } = someone.context();
  const account = await signUp(request);
  const mayStaff = async () =>
    (await request.get('/api/event/notRewarded', { headers: { Game: '1' } })).status();
  await signIn(context.request, demoAdmin);
  const users = new UserManager(page);
  await users.open(account.username);
  await users.modal.getByLabel('EventCreator').check();
  await users.modal.getByLabel('Analyst').check();
  await users.modal.getByLabel('Game', { exact: true }).selectOption({ label: 'Counter-Strike' });
  await users.modal.getByLabel('Create Analyst League').check();
  await users.save();
  await users.expectSaved();

  // Whoever is given a role stays logged in.
  expect(await mayStaff()).toBe(200);
  const shell = new Shell(someone);
  await someone.goto('/about-us');
  await shell.choose(shell.userMenu, 'Admin');
  await someone.getByRole('link', { name: 'Event Format Builder' }).last().click();
  await expect(someone.getByText('Only admins can create and change formats.')).toBeVisible();
  await expect(someone.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(
    someone.getByRole('button', { name: /^(?:Import|Add|Edit|Clone|Delete)$/ }),
  ).toHaveCount(0);
  await expectAccessible(someone);
  await someone.goto('/admin/user');
  await expect(someone.getByText('This page is for admins.', { exact: true })).toBeVisible();

  await users.found(account.username).click();
  await expect(users.modal.getByLabel('Game', { exact: true })).toHaveValue('2');
  await expect(users.modal.getByLabel('Create Analyst League')).toBeChecked();
  await users.modal.getByLabel('EventCreator').uncheck();
  await users.save();
  await users.expectSaved();
  expect(await mayStaff()).toBe(403);

  // The league of an analyst is there for all while the role is, and for its members alone without.
  const found = await page.request.get(`/api/leagues/all?text=${account.username}`, {
    headers: { Game: '1' },
  });
  const [league] = await found.json();
  expect(league).toMatchObject({
    name: `${account.username}'s Analyst League`,
    isAnalystLeague: true,
    isHidden: false,
  });
  const visitor = (await browserOf(null)).context().request;
  const seen = async () => (await visitor.get(`/api/leagues/get?leagueId=${league.id}`)).status();
  expect(await seen()).toBe(200);
  await users.found(account.username).click();
  await users.modal.getByLabel('Analyst', { exact: true }).uncheck();
  await users.save();
  await users.expectSaved();
  expect(await seen()).toBe(404);
  await users.found(account.username).click();
  await users.modal.getByLabel('Analyst', { exact: true }).check();
  await expect(users.modal.getByLabel('Create Analyst League')).toBeChecked();
  await users.save();
  await users.expectSaved();
  expect(await seen()).toBe(200);
  await someone.goto('/about-us');
  await shell.userMenu.click();
  await expect(someone.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
});

test('the last Admin stays, and what was typed is asked for before it is lost', async ({
  page,
  context,
  guard,
}) => {
  guard.expect(/\/api\/user\/update.*400/);
  await signIn(context.request, demoAdmin);
  const users = new UserManager(page);
  await users.open(demoAdmin.username);
  await users.modal.getByLabel('Admin', { exact: true }).uncheck();
  await users.save();
  const refusal = users.modal.getByRole('alert').filter({ hasText: 'This is the last Admin' });
  await expect(refusal).toBeInViewport();
  await expect(users.modal.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(users.modal.getByText(/^Leave without saving\?/)).toBeVisible();
  await expectAccessible(page);
  await users.modal.getByRole('button', { name: 'Keep editing' }).click();
  await expect(users.modal.getByLabel('Admin', { exact: true })).not.toBeChecked();
  await users.modal.getByRole('button', { name: 'Cancel' }).click();
  await users.modal.getByRole('button', { name: 'Discard changes' }).click();
  await expect(users.modal).toBeHidden();
});

test('a disabled account is out, with a reason, and can be let in again', async ({
  page,
  context,
  browserOf,
}) => {
  const someone = await browserOf(null);
  const account = await signUp(someone.context().request);
  await signIn(context.request, demoAdmin);
  const users = new UserManager(page);
  await users.open(account.username);
  const disabled = users.modal.getByLabel('Disable the account');
  await disabled.check();
  await users.save();
  const reason = users.modal.getByLabel(/^Reason/);
  await expect(reason).toHaveAccessibleDescription('Say why');
  await expect(reason).toBeFocused();
  await expect(reason).toBeInViewport();
  await users.modal.getByLabel(/^Reason/).fill('Two accounts');
  await users.save();
  await users.expectSaved();
  await someone.goto('/about-us');
  await expect(new Shell(someone).visitorMenu).toBeVisible();

  await users.found(account.username).click();
  await expect(disabled).toBeChecked();
  await disabled.uncheck();
  await users.modal.getByLabel(/^Reason/).fill('A brother');
  await users.save();
  await users.expectSaved();
  await signIn(someone.context().request, account);
});

test('a reset link is made with the keyboard alone, shown once and copied', async ({
  page,
  context,
  browserOf,
}) => {
  const someone = await browserOf(null);
  const account = await signUp(someone.context().request);
  await signIn(context.request, demoAdmin);
  await page.goto('/admin/user');
  const { keyboard } = page;
  await page.getByLabel('Name or Email').focus();
  await keyboard.type(account.username);
  await keyboard.press('Enter');
  const users = new UserManager(page);
  await expect(users.found(account.username)).toBeVisible();
  await tabTo(users.found(account.username));
  await keyboard.press('Enter');
  const generate = users.modal.getByRole('button', { name: 'Generate reset link' });
  await expect(generate).toBeVisible();
  await tabTo(generate);
  await keyboard.press('Enter');
  const link = users.modal.getByLabel('Reset link, shown this once');
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/reset-password\?resetId=[\w-]{43}$/);
  const address = await link.inputValue();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Link Copied!', { exact: true })).toBeVisible();
  await keyboard.press('Escape');
  await expect(users.modal).toBeHidden();
  await expect(users.found(account.username)).toBeFocused();

  const resetId = new URL(address).searchParams.get('resetId') ?? '';
  const { request } = someone.context();
  await resetPassword(request, { resetId, username: account.username, password: 'another phrase' });
  await signIn(request, { username: account.username, password: 'another phrase' });
});

/** By the keyboard alone, within as many stops as anybody puts up with. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a setting is changed, shown to visitors, and undone', async ({
  page,
  context,
  browserOf,
}) => {
  await signIn(context.request, demoAdmin);
  await page.goto('/admin/settings');
  const row = page.getByRole('form', { name: 'redditUrl' });
  const field = row.getByRole('textbox');
  await field.fill('reddit');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAccessibleDescription('Enter a whole link that begins with https://');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await field.fill('https://www.reddit.com/r/callshot');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: redditUrl', { exact: true })).toBeVisible();

  const visitor = await browserOf(null);
  await visitor.goto('/about-us');
  const reddit = visitor.locator('a[href="https://www.reddit.com/r/callshot"]').first();
  await expect(reddit).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored: redditUrl', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(reddit).toHaveCount(0);

  const maintenance = page.getByRole('form', { name: 'maintenanceMessage' });
  const told = visitor.getByText('Back at 9 o’clock', { exact: true });
  await maintenance.getByRole('textbox').fill('Back at 9 o’clock');
  await maintenance.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: maintenanceMessage', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(told).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Restored: maintenanceMessage', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a plain player and a visitor are refused', async ({ page, context }) => {
  for (const path of [
    '/admin',
    '/admin/user',
    '/admin/audit',
    '/admin/eventFormatBuilder',
    '/admin/event/analytics',
  ]) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    await goWithin(page, '/about-us');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  }
  await signIn(context.request, demoPlayer);
  await page.goto('/admin');
  await expect(page.getByText('This page is for staff.', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
