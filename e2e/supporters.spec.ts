import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn, signUp } from './fixtures/accounts.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';

// Months are planned and levels moved: others of the staff's copy of the world look at neither.
test.use({ copyOfWorld: STAFF });

const headers = { Game: '1' };
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months' names, this one first. */
const monthsFrom = (months: readonly { month: string }[]): string[] =>
  months.map((each) => month.format(Date.parse(`${each.month}-01`)));

test('an Admin plans the nameplates of a month, sees what was chosen, and moves the levels @phone', async ({
  page,
  context,
  browserOf,
  isPhone,
}) => {
  await signIn(context.request, demoAdmin);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Supporters Plan/ }).click();
  await expect(page.getByRole('heading', { name: 'Supporters', level: 1 })).toBeVisible();
  const months = page.getByRole('table', { name: 'This month and the twelve to come' });
  await expect(months.getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
  const answer = await context.request.get('/api/supporters/rewards', { headers });
  const [current = '', next = ''] = monthsFrom(await answer.json());

  const row = months.getByRole('row').filter({ hasText: next });
  await expect(row).toContainText('Every supporter nameplate');
  await row.getByRole('button', { name: `Choose the nameplates of ${next}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Nameplates of ${next}` });
  await expect(dialog.getByRole('status')).toHaveText(/^None chosen/);
  const plates = dialog.getByRole('list', { name: 'Nameplates of the product' });
  const second = plates.getByRole('button').nth(1);
  await plates.getByRole('button').first().press('Space');
  await second.press('Space');
  await expect(dialog.getByRole('status')).toHaveText(/^2 nameplates are offered/);
  await expectAccessible(page);
  // The rest is the same on a phone.
  if (isPhone) return;
  await second.press('Space');
  await dialog.getByLabel('Find a nameplate').fill('nothing is called so');
  await expect(dialog.getByText('There are no nameplates to select.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: ${next}`, { exact: true })).toBeVisible();
  await expect(row).not.toContainText('Every supporter nameplate');

  const supporter = await browserOf(null);
  const account = await signUp(supporter.context().request);
  const users = await context.request.get(`/api/user/search?searchValue=${account.username}`, {
    headers,
  });
  const [{ id: userId }] = await users.json();
  const level = { userId, patreonLevelId: 2, reason: 'Supports us' };
  const set = await context.request.post('/api/user/update', { headers, data: level });
  expect(set.ok(), await set.text()).toBe(true);
  const offered = await supporter.request.get('/api/nameplate/options', { headers });
  const [{ id: nameplateId, name }] = await offered.json();
  const chosen = await supporter.request.get(`/api/nameplate/select?nameplateId=${nameplateId}`, {
    headers,
  });
  expect(chosen.ok(), await chosen.text()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: `Who chose what in ${current}` }).click();
  const claims = page.getByRole('dialog', { name: `Chosen in ${current}` });
  await expect(claims.getByRole('row').filter({ hasText: account.username })).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const levels = page.getByRole('region', { name: 'Supporter levels' });
  const fields = levels.getByRole('textbox');
  const save = levels.getByRole('button', { name: 'Save levels' });
  await expect(save).toBeDisabled();
  await fields.nth(1).fill('0.50');
  await save.click();
  await expect(fields.nth(1)).toHaveAccessibleDescription('More than the level below: 1.00');
  await fields.nth(1).fill('6,50');
  await fields.nth(1).press('Enter');
  await expect(page.getByText('Supporter levels saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(fields.nth(1)).toHaveValue('6.50');
  await expectAccessible(page);
});
