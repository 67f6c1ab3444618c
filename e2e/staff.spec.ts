import { expectAccessible } from './fixtures/accessibility.ts';
import { changeUser, demoAdmin, demoPlayer, signIn, signUp } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { Shell } from './pages/shell.ts';
import { AuditLog, UserManager } from './pages/staff.ts';

// Accounts and settings change: nobody else looks at this copy of the world.
test.use({ copyOfWorld: STAFF });

const EVENT_CREATOR = 2;

test('an Admin finds a user, renames and flags; the audit log tells of it [rule: staff-3, staff-9]', async ({
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

  await users.open(account.username);
  await expectAccessible(page);
  const name = users.modal.getByLabel('Username');
  await users.modal.getByRole('button', { name: 'Flag for rename' }).click();
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

test('an EventCreator sees what the role may, and nothing of it once it is taken [rule: staff-2, staff-3, staff-9]', async ({
  page,
  context,
  browserOf,
}) => {
  const admin = (await browserOf(demoAdmin)).request;
  const account = await signUp(context.request);
  await changeUser(admin, account.username, { roleIds: [EVENT_CREATOR] });
  const shell = new Shell(page);
  await page.goto('/about-us');
  await shell.choose(shell.userMenu, 'Admin');
  await page.getByRole('link', { name: 'Event Format Builder' }).last().click();
  await expect(page.getByText('Only admins can create and change formats.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(?:Import|Add|Edit|Clone|Delete)$/ }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/user');
  await expect(page.getByText('This page is for admins.', { exact: true })).toBeVisible();

  await changeUser(admin, account.username, { roleIds: [] });
  await page.goto('/about-us');
  await shell.userMenu.click();
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
});

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

test('a plain player and a visitor are refused [rule: staff-3, staff-6]', async ({
  page,
  context,
}) => {
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
