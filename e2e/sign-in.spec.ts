import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { continueAs, demoAdmin } from './fixtures/accounts.ts';
import { expect, ofAccounts, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { FakeDiscord } from './pages/fake-discord.ts';
import { FakeProviderPage } from './pages/fake-provider.ts';
import { Shell } from './pages/shell.ts';

test.use(ofAccounts);

/** Projects share a product: each has people of its own. */
const personOf = (project: string, name: string) => `${name} ${project}`;

async function announce(request: APIRequestContext, subject: string): Promise<void> {
  const answer = await request.post('/api/notification/announce', {
    headers: { Game: '1' },
    data: { audience: 'everyone', gameId: null, subject, html: 'Come and see' },
  });
  expect(answer.ok()).toBe(true);
}

test('somebody new is led to a username, comes back to the page they left, and chooses one from the profile [rule: sign-in-7, sign-in-8, sign-in-11]', async ({
  page,
  context,
}, { project }) => {
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const person = personOf(project.name, 'new');
  await page.goto('/about-us');
  await shell.choose(shell.visitorMenu, 'Login');
  const icon = shell.modal('Log In').getByRole('button', { name: 'Discord', exact: true });
  await expect(icon).toBeVisible();
  await expectAccessible(page);
  const box = await icon.boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await icon.click();
  await expect(fake.heading('Discord')).toBeVisible();
  await expectAccessible(page);
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

  // Left without a username, it is chosen from the own profile.
  await shell.choose(shell.userMenu, 'Profile');
  await shell.modal('Profile').getByRole('link', { name: 'Choose a username' }).click();
  await expect(page.getByRole('heading', { name: 'Create a new Callshot username' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username').fill(`named-${project.name}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await shell.expectSignedInAs(`named-${project.name}`);
});

test('picks that a visitor submits go along to a provider: kept when they cancel, submitted when they come back [rule: sign-in-9]', async ({
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

test('an account is linked from the own profile, hears by Discord, and is unlinked [rule: sign-in-10]', async ({
  page,
  player,
  product,
  requestOf,
}, { project }) => {
  const shell = new Shell(page);
  const provider = new FakeProviderPage(page);
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
    await provider.continueAs(title, personOf(project.name, 'linker'));
    await expect(page).toHaveURL(/\/cs\/event\/\d+$/);
    await expect(page.getByText(`${title} is linked`, { exact: true })).toBeVisible();
    await expect(profile.getByRole('button', { name: `Unlink: ${title}` })).toBeVisible();
  }

  // Each notification also arrives as a message from now on.
  await profile.getByRole('tab', { name: 'Notifications' }).click();
  await profile.getByRole('switch', { name: 'Discord messages' }).press('Space');
  await expect(page.getByText('Discord messages are on')).toBeVisible();
  const fake = new FakeDiscord(await requestOf(null), product);
  await fake.expectMessage('Callshot writes to you here');
  await announce(await requestOf(demoAdmin), `News on ${project.name}`);
  await fake.expectMessage(`News on ${project.name}`);
  await profile.getByRole('tab', { name: 'Account' }).click();

  await profile.getByRole('button', { name: 'Unlink: Reddit' }).click();
  await profile.getByRole('button', { name: 'Unlink Reddit', exact: true }).click();
  await expect(page.getByText('Reddit is unlinked', { exact: true })).toBeVisible();
  await expect(state('Reddit')).toContainText('Not linked');
  await page.keyboard.press('Escape');
  await shell.expectSignedInAs(player.username);
});

test('an account that only a provider opens is left for it once more before it links another', async ({
  page,
  context,
  guard,
}, { project }) => {
  guard.expect(/\/api\/auth\/discord-link-url.*403/);
  // Asked with the former session, which ends as signing in once more begins another.
  guard.expect(/\/api\/(?:account\/preferences|notification\/all).*401/);
  const shell = new Shell(page);
  const profile = shell.modal('Profile');
  await continueAs(context.request, 'reddit', personOf(project.name, 'no password'));
  await page.goto('/about-us');
  await shell.choose(shell.userMenu, 'Profile');
  await profile.getByRole('tab', { name: 'Account' }).click();
  // As if the sign-in were long ago.
  const proofNeeded = { title: 'Confirm that it is you first', code: 'proof_needed' };
  await page.route(
    '**/api/auth/discord-link-url',
    (route) => route.fulfill({ status: 403, json: proofNeeded }),
    { times: 1 },
  );
  await profile.getByRole('button', { name: 'Link: Discord' }).click();
  const question = profile.getByRole('region', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Reddit', exact: true }).click();
  await new FakeProviderPage(page).continueAs('Reddit', personOf(project.name, 'no password'));
  await expect(page).toHaveURL('/about-us');
  await expect(profile.getByRole('button', { name: 'Link: Discord' })).toBeVisible();
});
