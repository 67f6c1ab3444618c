import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { expect, test } from './fixtures/test.ts';

test('an Admin sees what was picked of locked stages, sorts it, keeps it as a file, and nothing of open ones [rule: pick-data-1, pick-data-2, staff-3]', async ({
  page,
  context,
}) => {
  await signIn(context.request, demoAdmin);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pick Data What/ })
    .click();
  await expect(page).toHaveTitle('Callshot - Pick Data');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Counter-Strike');
  await expect(page.getByText('Choose an event', { exact: true }).last()).toBeVisible();
  await page.getByRole('combobox', { name: 'Event' }).selectOption('Austin Major 2025');

  const stages = page.getByRole('group', { name: 'Stage' });
  await expect(stages.getByRole('radio', { name: 'Playoffs' })).toBeChecked();
  await stages.getByText('Stage 1').click();
  const advancing = page.getByRole('region', { name: 'Advancing' });
  await expect(page.getByRole('region', { name: 'Eliminated' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bracket Winner' })).toContainText('Vitality');
  for (const head of ['Group', 'Name', 'Percent', 'Picks', 'Users']) {
    await expect(advancing.getByRole('columnheader', { name: head })).toBeVisible();
  }
  const rows = advancing.getByRole('row');
  await expect(rows).toHaveCount(17);
  const percents = async () =>
    (await advancing.locator('[data-column="percent"]').allInnerTexts()).slice(1).map(Number);
  const falling = await percents();
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  await expect(rows.filter({ has: page.getByRole('img', { name: 'came true' }) })).toHaveCount(8);
  await expectAccessible(page);
  await expectLaidOut(page, false);

  const percent = advancing.getByRole('columnheader', { name: 'Percent' });
  await percent.getByRole('button').press('Enter');
  await expect(percent).toHaveAttribute('aria-sort', 'ascending');
  expect(await percents()).toEqual(falling.toReversed());

  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV, all tables' }).click();
  const file = await (await kept).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text).toMatch(/^\uFEFFStage,Table,Group,Name,Percent,Picks,Users,Came true\r\n/);
  expect(text.split('\r\n').filter((line) => line.startsWith('Stage 1,Advancing,'))).toHaveLength(
    16,
  );

  await page.getByRole('combobox', { name: 'Event' }).selectOption('Austin Major: Next Replay');
  await expect(page.getByText('Stage 1 can still be picked')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
