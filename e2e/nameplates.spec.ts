import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

test('a nameplate is designed with its problems told in their places, saved, worn, and seen on the own name [rule: nameplates-8, nameplates-9] @phone', async ({
  page,
  player,
}, { project }) => {
  const isPhone = project.name === 'phone';
  await page.goto('/nameplate');
  await expect(page.getByRole('heading', { name: 'Make a nameplate of your own' })).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: 'Your nameplates' }).click();
  await page.getByRole('link', { name: 'Create New Nameplate' }).click();
  const style = page.getByRole('textbox', { name: 'Style' });
  await expect(style).toBeVisible();
  await expectAccessible(page);

  // Tab goes through the editor, and out of it.
  await style.focus();
  await page.keyboard.press('Tab');
  await expect(style).not.toBeFocused();

  await style.fill('.{id} {\n  background: #224488;\n  background-image: url(flames.png);\n}');
  const problems = page.getByRole('list', { name: 'Problems of the style' });
  await expect(problems).toContainText('Line 3, column');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await problems.getByRole('button').first().click();
  await expect(style).toBeFocused();

  await style.fill(
    '.{id} {\n  border: 1px solid #88AAFF;\n  background: #224488;\n  color: #FFFFFF;\n}',
  );
  await expect(problems).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('Night Shift');
  await expect(page.getByText('name on plate, easy to read')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Night Shift is saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?plate=\d+$/);
  await page.getByRole('button', { name: 'Wear Night Shift' }).click();
  await expect(page.getByText('You wear Night Shift', { exact: true })).toBeVisible();
  if (!isPhone) {
    const own = page.getByRole('banner').locator('.plate');
    await expect(own).toHaveCSS('background-color', 'rgb(34, 68, 136)');
    await expect(own).toHaveText(player.username);
  }

  // Leaving with unsaved changes asks first.
  await page.getByLabel('Name', { exact: true }).fill('Day Shift');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Day Shift');
});
