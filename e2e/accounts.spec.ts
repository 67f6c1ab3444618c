import { expectAccessible } from './fixtures/accessibility.ts';
import { demoPlayer, newAccount, signIn, signUp } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { NewAccountForm, Shell } from './pages/shell.ts';

test('a visitor registers: errors stand beside their fields, then the account is in [rule: accounts-4]', async ({
  page,
}) => {
  const shell = new Shell(page);
  await page.goto('/');
  await shell.choose(shell.visitorMenu, 'Register');
  const modal = shell.modal('Register');
  const form = new NewAccountForm(modal);
  const submit = modal.getByRole('button', { name: 'Register', exact: true });
  await expect(submit).toBeDisabled();

  await form.fill({
    username: 'a@b',
    email: 'no address',
    password: 'short',
    confirmPassword: 'another',
  });
  await submit.click();
  await expect(form.field('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('Username')).toBeFocused();
  await expect(form.field('Email')).toHaveAccessibleDescription('This is not an email address');
  await expect(form.field('Password')).toHaveAccessibleDescription(/8/);
  await expect(form.field('Confirm Password')).toHaveAccessibleDescription(
    'The passwords are not the same',
  );
  await expectAccessible(page);

  const account = newAccount();
  await form.fill({ ...account, username: demoPlayer.username, confirmPassword: account.password });
  await submit.click();
  await expect(form.field('Username')).toHaveAccessibleDescription('This username is taken');
  await expect(form.field('Email')).not.toHaveAttribute('aria-invalid');

  await form.field('Username').fill(account.username);
  await submit.click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/');
  await shell.expectSignedInAs(account.username);
});

test('logging in tells what is wrong, then leads to the picks; logging out leads home [rule: accounts-24, accounts-32, product-14]', async ({
  page,
  guard,
}) => {
  guard.expect(/\/api\/auth\/login.*401/);
  const shell = new Shell(page);
  await page.goto('/');
  await shell.choose(shell.visitorMenu, 'Login');
  // No mail is sent here: who forgot the password reads whom to ask.
  await expect(shell.modal('Log In')).toContainText('Forgot your password? Ask an admin');
  await expectAccessible(page);
  await shell.logIn({ ...demoPlayer, password: 'not the password' });
  await expect(shell.modal('Log In').getByRole('alert')).toHaveText(
    'Invalid Username or Password provided',
  );
  await shell.logIn(demoPlayer);
  await expect(page).toHaveURL(/\/rl\/event\/\d+$/);
  await shell.expectSignedInAs(demoPlayer.username);

  await shell.logOut();
  await expect(page).toHaveURL('/');
});

test('a visitor fills a slip, is asked for an account, and has it submitted after registering [rule: picks-6]', async ({
  page,
}) => {
  const shell = new Shell(page);
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  const address = page.url();
  await event.teams.pickSwiss();
  const modal = shell.modal('Account Required');
  await event.button('SUBMIT').click();
  await expect(
    modal.getByText('To save picks and get rewarded based on global placements Login or Register', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(modal).toContainText('Your 12 picks are kept');
  await expect(modal.getByRole('button', { name: 'Register', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.reload();
  await expect(
    page.getByText('Your unsaved picks are kept. They count once you submit them.'),
  ).toBeVisible();

  await event.button('SUBMIT').click();
  await modal.getByRole('button', { name: 'Login', exact: true }).press('Enter');
  await expect(shell.modal('Log In')).toBeVisible();
  await page.keyboard.press('Escape');

  await event.button('SUBMIT').click();
  await modal.getByRole('button', { name: 'Register', exact: true }).click();
  const account = newAccount();
  const register = shell.modal('Register');
  await new NewAccountForm(register).fill({ ...account, confirmPassword: account.password });
  await register.getByRole('button', { name: 'Register', exact: true }).click();
  // Nothing is pressed before it stands: what is submitted meanwhile opens over the page.
  const saved = event.modal('Picks Saved');
  await expect(saved).toContainText('Kept, and submitted.');
  await expect(page).toHaveURL(`${address}?stage=1`);
  await saved.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(saved).toBeHidden();
  await shell.expectSignedInAs(account.username);
});

test('dialogs begin at their first field, never at Close; going back closes them', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const shell = new Shell(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  for (const [item, title] of [
    ['Login', 'Log In'],
    ['Register', 'Register'],
  ] as const) {
    await shell.choose(shell.visitorMenu, item);
    const modal = shell.modal(title);
    // On a touch screen the keyboard would cover half of the form before anybody read it.
    await expect(isPhone ? modal : modal.getByLabel('Username', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(shell.visitorMenu).toBeFocused();
  }
  await shell.choose(shell.visitorMenu, 'Login');
  await expect(shell.modal('Log In')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(shell.modal('Log In')).toBeHidden();
});

test('other tabs go on as whoever signs in, and ask where something is unsaved', async ({
  page,
  context,
  player,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingWorlds);
  await event.teams.pickSwiss();
  const reading = await context.newPage();
  await reading.goto('/about-us');
  const shell = new Shell(reading);
  await expect(shell.userMenu).toBeVisible();

  const another = await signUp(context.request);
  const latest = await context.newPage();
  await latest.goto('/community');
  await shell.expectSignedInAs(another.username);
  const told = new Shell(page).modal('Signed In');
  await expect(told).toContainText(another.username);
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Stay Here' }).click();
  await expect(event.button('SUBMIT')).toBeEnabled();

  await context.request.post('/api/auth/logout', { headers: { Game: '1' } });
  await latest.reload();
  await expect(shell.visitorMenu).toBeVisible();
  const out = new Shell(page).modal('Logged Out');
  await expect(out).toBeVisible();

  await signIn(context.request, player);
  await latest.reload();
  await shell.expectSignedInAs(player.username);
  await expect(out).toBeHidden();
  await event.button('SUBMIT').click();
  await expect(event.modal('Picks Saved')).toBeVisible();
});
