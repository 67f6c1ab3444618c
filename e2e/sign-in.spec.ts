import { expectAccessible } from './fixtures/accessibility.ts';
import { continueAs, demoAdmin, resetLinkOf } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { AccountPage } from './pages/account-pages.ts';
import { Bell } from './pages/bell.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { FakeProviderPage } from './pages/fake-provider.ts';
import { Shell } from './pages/shell.ts';

test.use({ copyOfWorld: 'sign-in', env: { DEMO_SIGN_IN: 'on' } });

/** Projects share a product: each has people of its own. */
const personOf = (project: string, name: string) => `${name} ${project}`;

test('somebody new is led to a username, and comes back to the page they left', async ({
  page,
  context,
}, { project }) => {
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const person = personOf(project.name, 'new');
  await page.goto('/about-us');
  await shell.choose(shell.visitorMenu, 'Login');
  await shell.modal('Log In').getByRole('button', { name: 'Discord', exact: true }).click();
  await fake.continueAs('Discord', person);
  await expect(page).toHaveURL('/pick-username');
  await expect(page.getByText('Signed in with Discord', { exact: true })).toBeVisible();

  await page.goto('about:blank');
  await context.clearCookies();
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  const address = page.url();
  await shell.choose(shell.visitorMenu, 'Register');
  await shell.modal('Register').getByRole('button', { name: 'Discord', exact: true }).click();
  await fake.continueAs('Discord', person);
  await expect(page).toHaveURL(address);
  await expect(shell.userMenu).toBeVisible();
});

test('picks that a visitor submits go along to a provider: kept when they cancel, submitted when they come back', async ({
  page,
  guard,
}, { project }) => {
  guard.expect(/\/api\/auth\/signin-discord.*400/);
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  const address = page.url();
  await event.teams.pickSwiss();
  const leave = async () => {
    await event.button('SUBMIT').click();
    await shell.modal('Account Required').getByRole('button', { name: 'Register' }).click();
    await shell.modal('Register').getByRole('button', { name: 'Discord', exact: true }).click();
  };

  await leave();
  await fake.cancel('Discord');
  await expect(page).toHaveURL(`${address}?stage=1`);
  await expect(page.getByText('You are not signed in.', { exact: true })).toBeVisible();
  await expect(event.progress).toHaveText('2 / 2 picked');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await leave();
  await fake.continueAs('Discord', personOf(project.name, 'picker'));
  await expect(page).toHaveURL('/pick-username');
  await expect(page.getByText('Your picks are kept. Next, you go back to them.')).toBeVisible();
  await page.getByLabel('Username').fill(`picker-${project.name}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${address}?stage=1`);
  await expect(event.modal('Picks Saved')).toContainText('Kept, and submitted.');
});

test('whoever left without a username chooses it from the own profile', async ({ page, context }, {
  project,
}) => {
  const shell = new Shell(page);
  await continueAs(context.request, 'discord', personOf(project.name, 'unnamed'));
  await page.goto('/about-us');
  await shell.choose(shell.userMenu, 'Profile');
  await shell.modal('Profile').getByRole('link', { name: 'Choose a username' }).click();
  await expect(page.getByRole('heading', { name: 'Create a new Callshot username' })).toBeVisible();
  await expectAccessible(page);
  const name = `named-${project.name}`;
  await page.getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/rl\/event\/\d+$/);
  await shell.expectSignedInAs(name);
  await shell.choose(shell.userMenu, 'Profile');
  const profile = shell.modal('Profile');
  await expect(profile.getByText(name, { exact: true }).last()).toBeVisible();
  await expect(profile.getByRole('link', { name: 'Choose a username' })).toHaveCount(0);
});

test('the icons and the page of a stand-in work for everybody; cancelling is quiet', async ({
  page,
  guard,
}) => {
  guard.expect(/\/api\/auth\/signin-google.*400/);
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  await page.goto('/');
  await shell.choose(shell.visitorMenu, 'Login');
  const icon = shell.modal('Log In').getByRole('button', { name: 'Google', exact: true });
  await expect(icon).toBeVisible();
  await expectAccessible(page);
  const box = await icon.boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await icon.click();
  await expect(fake.heading('Google')).toBeVisible();
  await expectAccessible(page);
  await fake.cancel('Google');
  await expect(page).toHaveURL(/\/rl\/event\/\d+$/);
  await expect(shell.visitorMenu).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an account is linked and unlinked from the own profile', async ({ page, player }, {
  project,
}) => {
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const profile = shell.modal('Profile');
  const state = (title: string) => profile.getByRole('listitem').filter({ hasText: title });
  await page.goto('/cs/event');
  await shell.choose(shell.userMenu, 'Profile');
  await profile.getByRole('tab', { name: 'Account' }).click();
  await expect(state('Reddit')).toContainText('Not linked');
  await expectAccessible(page);

  // Discord has a return page for links, Reddit one for both.
  for (const title of ['Discord', 'Reddit']) {
    await profile.getByRole('button', { name: `Link: ${title}` }).click();
    await fake.continueAs(title, personOf(project.name, 'linker'));
    await expect(page).toHaveURL(/\/cs\/event\/\d+$/);
    await expect(page.getByText(`${title} is linked`, { exact: true })).toBeVisible();
    await expect(profile.getByRole('button', { name: `Unlink: ${title}` })).toBeVisible();
  }

  await profile.getByRole('button', { name: 'Unlink: Reddit' }).click();
  await profile.getByRole('button', { name: 'Unlink Reddit', exact: true }).click();
  await expect(page.getByText('Reddit is unlinked', { exact: true })).toBeVisible();
  await expect(state('Reddit')).toContainText('Not linked');
  await page.keyboard.press('Escape');
  await shell.expectSignedInAs(player.username);
});

test('what is linked elsewhere stays there, and the profile says why; the only way in stays', async ({
  page,
  context,
  browserOf,
  guard,
}, { project }) => {
  guard.expect(/\/api\/auth\/link\/discord.*400/);
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const profile = shell.modal('Profile');
  const owner = personOf(project.name, 'owner');
  await continueAs((await browserOf(null)).context().request, 'google', owner);
  await continueAs(context.request, 'discord', personOf(project.name, 'another'));
  await page.goto('/about-us');
  await shell.choose(shell.userMenu, 'Profile');
  await profile.getByRole('tab', { name: 'Account' }).click();
  await profile.getByRole('button', { name: 'Link: Google' }).click();
  await fake.continueAs('Google', owner);
  await expect(
    profile.getByText('This Google account is linked to another player.', { exact: true }),
  ).toBeInViewport();
  await expectAccessible(page);

  await profile.getByRole('button', { name: 'Unlink: Discord' }).click();
  await profile.getByRole('button', { name: 'Unlink Discord', exact: true }).click();
  await expect(profile.getByText(/^This is your only way to sign in\./)).toBeVisible();
  await expect(profile.getByText('Linked', { exact: true })).toHaveCount(1);
});

test('a reset tells what else opens the account, and can shut all of it', async ({
  page,
  player,
  context,
  browserOf,
}, { project }) => {
  const shell = new Shell(page);
  const profile = shell.modal('Profile');
  const reset = new AccountPage(page);
  const openSettings = async () => {
    await goWithin(page, '/about-us');
    await shell.choose(shell.userMenu, 'Profile');
    await profile.getByRole('tab', { name: 'Account' }).click();
  };
  const intruder = personOf(project.name, 'intruder');
  await continueAs(context.request, 'discord', intruder, { isLink: true });

  const admin = await browserOf(demoAdmin);
  await page.goto(await resetLinkOf(context.request, admin.context().request));
  const ways = page.getByRole('region', { name: 'Ways into your account' });
  await expect(
    ways.getByRole('listitem').filter({ hasText: `Discord as ${intruder}` }),
  ).toContainText('linked');
  await expect(ways.getByRole('listitem').filter({ hasText: 'last seen' })).not.toHaveCount(0);
  const unlinking = ways.getByRole('checkbox', { name: 'Unlink Discord as well' });
  await expect(unlinking).not.toBeChecked();
  await expectAccessible(page);
  await unlinking.check();
  await reset.field('Username').fill(player.username);
  await reset.field('Password').fill('another good phrase');
  await reset.field('Re-type password').fill('another good phrase');
  await reset.button('Submit').click();
  await expect(page).toHaveURL('/');
  await shell.expectSignedInAs(player.username);
  await openSettings();
  await expect(profile.getByRole('listitem').filter({ hasText: 'Discord' })).toContainText(
    'Not linked',
  );
});

test('linking asks who sits there: the password, or signing in once more', async ({
  page,
  player,
  context,
  guard,
}, { project }) => {
  guard.expect(/\/api\/auth\/discord-link-url.*403|\/api\/auth\/link\/discord.*403/);
  // Asked with the former session, which ends as signing in once more begins another.
  guard.expect(/\/api\/(?:account\/preferences|notification\/all).*401/);
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const profile = shell.modal('Profile');
  const question = profile.getByRole('region', { name: 'Confirm that it is you' });
  const openSettings = async () => {
    await goWithin(page, '/about-us');
    await shell.choose(shell.userMenu, 'Profile');
    await profile.getByRole('tab', { name: 'Account' }).click();
  };
  /** As if the sign-in were long ago. */
  const refuseOnce = (path: string) =>
    page.route(
      path,
      (route) =>
        route.fulfill({
          status: 403,
          json: { title: 'Confirm that it is you first', code: 'proof_needed' },
        }),
      { times: 1 },
    );

  await openSettings();
  await refuseOnce('**/api/auth/discord-link-url');
  await profile.getByRole('button', { name: 'Link: Discord' }).click();
  await expect(question).toContainText('not enough to link Discord');
  await expect(question.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await question.getByLabel('Your password').fill('not the password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByLabel('Your password')).toHaveAccessibleDescription(
    'This is not your password',
  );
  await question.getByLabel('Your password').fill(player.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await fake.continueAs('Discord', personOf(project.name, 'prover'));
  await expect(page.getByText('Discord is linked', { exact: true })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Unlink: Discord' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  const bell = new Bell(page);
  await bell.open();
  await expect(bell.item('Discord was linked to your Callshot account')).toBeVisible();

  // An account that only a provider opens.
  await page.goto('about:blank');
  await context.clearCookies();
  await continueAs(context.request, 'reddit', personOf(project.name, 'no password'));
  await openSettings();
  await refuseOnce('**/api/auth/discord-link-url');
  await profile.getByRole('button', { name: 'Link: Discord' }).click();
  await expect(question).toContainText('Sign in once more');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Reddit', exact: true }).click();
  await fake.continueAs('Reddit', personOf(project.name, 'no password'));
  await expect(page).toHaveURL('/about-us');
  await expect(profile.getByRole('button', { name: 'Link: Discord' })).toBeVisible();
});
