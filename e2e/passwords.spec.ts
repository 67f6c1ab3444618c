import { expectAccessible } from './fixtures/accessibility.ts';
import { continueAs, demoAdmin, newAccount, resetLinkOf, signUp } from './fixtures/accounts.ts';
import { expect, ofAccounts, test } from './fixtures/test.ts';
import { AccountPage } from './pages/account-pages.ts';
import { Bell } from './pages/bell.ts';
import { Profile } from './pages/profile.ts';
import { NewAccountForm, Shell } from './pages/shell.ts';

test.use(ofAccounts);

const newPassword = 'another good phrase';
const linkIn = (text: string): string => /http:\/\/localhost:\d+(\/\S+)/.exec(text)?.[1] ?? '';

test('a link of staff tells the ways in, sets a new password and logs in; used once, it says so [rule: accounts-39, accounts-40]', async ({
  page,
  context,
  requestOf,
  guard,
}) => {
  const account = await signUp(context.request);
  const intruder = `intruder of ${account.username}`;
  await continueAs(context.request, 'discord', intruder, { isLink: true });
  const admin = await requestOf(demoAdmin);
  const link = await resetLinkOf(context.request, admin);
  await context.clearCookies();
  const reset = new AccountPage(page);
  const told: string[] = [];
  page.on('request', async (asked) => {
    if (asked.isNavigationRequest()) return;
    told.push(`${asked.url()} from ${(await asked.allHeaders()).referer}`);
  });

  await page.goto(link);
  await expect(reset.heading('Change Your Password')).toBeVisible();
  // The key to the account stands in no address bar, and outlasts a reload.
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await expect(reset.heading('Change Your Password')).toBeVisible();
  // Nor in what the page fetches, or is fetched from: styles and scripts are asked for before it runs.
  expect(told.filter((line) => /\.(?:js|css) from http/.test(line))).not.toEqual([]);
  const resetId = link.slice(link.indexOf('=') + 1);
  expect(told.filter((line) => line.includes(resetId))).toEqual([]);
  const ways = page.getByRole('region', { name: 'Ways into your account' });
  await expect(ways).toContainText(/last seen/);
  const ofIntruder = ways.getByRole('listitem').filter({ hasText: `Discord as ${intruder}` });
  await expect(ofIntruder).toContainText('linked');
  const unlinking = ways.getByRole('checkbox', { name: 'Unlink Discord as well' });
  await expect(unlinking).not.toBeChecked();
  await expect(reset.button('Submit')).toBeDisabled();
  await expectAccessible(page);
  await reset.field('Username').fill('somebody else');
  await reset.field('Password').fill('short');
  await reset.field('Re-type password').fill('other');
  await reset.button('Submit').click();
  await expect(reset.field('Username')).toHaveAccessibleDescription(/another username/);
  await expect(reset.field('Password')).toHaveAccessibleDescription(/at least 8/);
  await expect(reset.field('Re-type password')).toHaveAccessibleDescription(/not the same/);
  await expectAccessible(page);

  await reset.field('Username').fill(account.username);
  await reset.field('Password').fill(newPassword);
  await reset.field('Re-type password').fill(newPassword);
  await unlinking.check();
  await reset.button('Submit').click();
  await expect(page).toHaveURL('/');
  await new Shell(page).expectSignedInAs(account.username);
  const linked = await context.request.get('/api/auth/third-party-status');
  expect(await linked.json()).toEqual([]);

  guard.expect(/resetlink.*400/);
  await page.goto(link);
  await expect(reset.heading('This link has been used')).toBeVisible();
});

test('register, confirm the email, forget the password, set a new one', async ({
  page,
  context,
  mailbox,
}) => {
  const account = newAccount();
  const shell = new Shell(page);
  const own = new AccountPage(page);
  await page.goto('/about-us');
  await shell.choose(shell.visitorMenu, 'Register');
  const modal = shell.modal('Register');
  await new NewAccountForm(modal).fill({ ...account, confirmPassword: account.password });
  await modal.getByRole('button', { name: 'Register', exact: true }).click();
  await shell.expectSignedInAs(account.username);

  await page.goto(linkIn((await mailbox.next(account.email)).text));
  await expect(own.heading('Confirm your email')).toBeVisible();
  await expectAccessible(page);
  await own.button('Confirm Email').click();
  await expect(own.heading('Your email is confirmed')).toBeVisible();

  await context.clearCookies();
  await page.goto('/about-us');
  await shell.choose(shell.visitorMenu, 'Login');
  await shell.modal('Log In').getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = shell.modal('Forgot Password');
  await expect(forgot).toBeVisible();
  await expectAccessible(page);
  await forgot.getByLabel('Email').fill(account.email);
  await forgot.getByRole('button', { name: 'Send Link' }).click();
  await expect(shell.modal('Check Your Mail')).toBeVisible();
  await expectAccessible(page);

  await page.goto(linkIn((await mailbox.next(account.email)).text));
  await own.field('Username').fill(account.username);
  await own.field('Password').fill(newPassword);
  await own.field('Re-type password').fill(newPassword);
  await own.button('Submit').click();
  await expect(page).toHaveURL('/');
  await shell.expectSignedInAs(account.username);
});

test('the own profile tells the email and changes it', async ({ page, player, mailbox }) => {
  const profile = new Profile(page);
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  const email = profile.panel.getByRole('region', { name: 'Email' });
  await expect(email).toContainText('Not confirmed');
  await expectAccessible(page);
  await email.getByRole('button', { name: 'Change email' }).click();
  const address = `moved-${newAccount().email}`;
  await email.getByLabel('New email').fill(address);
  await email.getByLabel('Your password').fill('not the password');
  await email.getByRole('button', { name: 'Save email' }).click();
  await expect(email.getByLabel('Your password')).toHaveAccessibleDescription(
    'This is not your password',
  );
  await expect(email.getByLabel('New email')).toHaveValue(address);
  await expectAccessible(page);
  await email.getByLabel('Your password').fill(player.password);
  await email.getByRole('button', { name: 'Save email' }).click();
  await expect(email).toContainText(`A link was sent to ${address}`);
  await mailbox.next(address);
  await email.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`A link was sent to ${address}`).last()).toBeVisible();

  await page.goto(linkIn((await mailbox.next(address)).text));
  await new AccountPage(page).button('Confirm Email').click();
  await expect(new AccountPage(page).heading('Your email is confirmed')).toBeVisible();
});

test('the own profile changes the password: other browsers are out, this one stays, the bell tells', async ({
  page,
  player,
  browserOf,
}) => {
  const elsewhere = await browserOf(player);
  const profile = new Profile(page);
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  await profile.panel
    .getByRole('region', { name: 'Password' })
    .getByRole('button', { name: 'Change password' })
    .click();
  const screen = profile.panel.getByRole('region', { name: 'Password' });
  await expect(screen.getByLabel('Current password')).toBeFocused();
  await expect(profile.panel.getByRole('region', { name: 'Email' })).toHaveCount(0);
  await expectAccessible(page);
  await screen.getByLabel('Current password').fill('not the password');
  await screen.getByLabel('New password', { exact: true }).fill('callshot1');
  await screen.getByLabel('Re-type new password').fill('other');
  await screen.getByRole('button', { name: 'Change password' }).click();
  await expect(screen.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your password',
  );
  await expect(screen.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /name of this site/,
  );
  await expect(screen.getByLabel('Re-type new password')).toHaveAccessibleDescription(
    /not the same/,
  );
  await expectAccessible(page);

  await screen.getByLabel('Current password').fill(player.password);
  await screen.getByLabel('New password', { exact: true }).fill(newPassword);
  await screen.getByLabel('Re-type new password').fill(newPassword);
  await screen.getByRole('button', { name: 'Show what is typed' }).nth(1).click();
  await expect(screen.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(profile.panel.getByRole('region', { name: 'Email' })).toBeVisible();

  await elsewhere.goto('/about-us');
  await expect(new Shell(elsewhere).visitorMenu).toBeVisible();
  await page.reload();
  await expect(new Shell(page).userMenu).toBeVisible();
  const bell = new Bell(page);
  await bell.open();
  await expect(bell.item('Your Callshot password was changed')).toContainText('If it was not you');
});
