import { expectAccessible } from './fixtures/accessibility.ts';
import { newAccount } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { NewAccountForm, Shell } from './pages/shell.ts';

test.use({ world: 'empty', copyOfWorld: 'empty' });

test('an empty product says so everywhere, and its printed link makes the first admin, once [rule: events-23]', async ({
  page,
  product,
  guard,
}) => {
  guard.expect(/\/api\/account\/first-admin.*40\d/);
  const shell = new Shell(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Rocket League/ })).toContainText('No Current Event');
  await expectAccessible(page);
  await page.goto('/rl/event');
  await expect(page.getByRole('heading', { name: 'No Current Event' })).toBeVisible();
  await expect(page.getByText('Please come back soon for the next event!')).toBeVisible();
  await expectAccessible(page);

  const printedLink = /http:\/\/\S+\/first-admin#token=\S+/;
  await expect.poll(product.printed).toMatch(printedLink);
  expect(product.printed()).not.toContain('demo');
  const [link = ''] = printedLink.exec(product.printed()) ?? [];
  await page.goto('/first-admin');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await page.goto(link);
  const form = new NewAccountForm(page.getByRole('main'));
  const submit = page.getByRole('button', { name: 'Create Account' });
  const account = newAccount();
  await form.fill({ ...account, password: 'short', confirmPassword: 'short' });
  await submit.click();
  await expect(form.field('Password')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await form.fill({ ...account, confirmPassword: account.password });
  await submit.click();
  await expect(page).toHaveURL('/');
  await shell.expectSignedInAs(account.username);

  await shell.choose(shell.userMenu, 'Admin');
  const staff = page.getByRole('navigation', { name: 'Staff' });
  await staff.getByRole('link', { name: 'Pick Override' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick Override' })).toBeVisible();
  await expect(page.getByText('There are no events in this season.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  const second = newAccount();
  await form.fill({ ...second, confirmPassword: second.password });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
});

test('without providers there are no icons, and linking is not offered', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/rl/event');
  const asked = page.waitForResponse('**/api/auth/providers');
  await shell.choose(shell.visitorMenu, 'Login');
  expect(await (await asked).json()).toEqual([]);
  const buttons = shell.modal('Log In').getByRole('button');
  await expect(buttons).toHaveCount(4);
  for (const [at, name] of ['Close', 'Show what is typed', 'Log In', 'Create Account'].entries()) {
    await expect(buttons.nth(at)).toHaveAccessibleName(name);
  }
});
