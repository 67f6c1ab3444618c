import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { newAccount, signUp } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, ofAccounts, test } from './fixtures/test.ts';
import { FakeProviderPage } from './pages/fake-provider.ts';
import { changeInvite, InvitePage, inviteOf, joinBy, makeLeague } from './pages/invite-page.ts';
import { Profile } from './pages/profile.ts';
import { NewAccountForm, Shell } from './pages/shell.ts';

test.use(ofAccounts);

const headers = { Game: '1' };
let made = 0;
const leagueName = (): string => {
  made += 1;
  return `Sunday Strats ${process.pid} ${made}`;
};

async function isMember(request: APIRequestContext, leagueId: number): Promise<boolean> {
  const answer = await request.get(`/api/leagues/get?leagueId=${leagueId}`, { headers });
  const league: { isMember: boolean } = await answer.json();
  return league.isMember;
}

test('a visitor registers by e-mail and is in; the link of the mail leads there in another browser [rule: leagues-25]', async ({
  page,
  browserOf,
  requestOf,
  mailbox,
}) => {
  const creator = await requestOf(null);
  await signUp(creator);
  const league = await makeLeague(creator, {
    name: leagueName(),
    password: 'quiet river',
  });
  const invite = await inviteOf(creator, league.id);

  // The preview that a chat shows for the link, and for no typed code.
  const sentPage = async (path: string) => (await page.request.get(path)).text();
  expect(await sentPage(invite.path)).toContain(`<title>${league.name} · 1 member</title>`);
  expect(await sentPage(invite.path)).toContain(
    `<meta property="og:title" content="${league.name} · 1 member" />`,
  );
  expect(await sentPage(`/join/${invite.code}`)).toContain('<title>Callshot</title>');

  const shell = new Shell(page);
  const invited = new InvitePage(page);
  await invited.open(invite, league.name);
  await invited.button('Register by e-mail').click();
  const register = shell.modal('Register');
  const account = newAccount();
  await new NewAccountForm(register).fill({ ...account, confirmPassword: account.password });
  await register.getByRole('button', { name: 'Register', exact: true }).click();
  await invited.expectJoined(league);
  expect(await isMember(page.context().request, league.id)).toBe(true);

  // The mail that is sent again leads there like the first, though the invite is used up here.
  await mailbox.next(account.email);
  const profile = new Profile(page);
  await page.goto('/about-us');
  await profile.openOwn();
  await profile.show('Account');
  await profile.panel.getByRole('button', { name: 'Send link again' }).click();
  const { text } = await mailbox.next(account.email);
  const [link = ''] = /http:\/\/\S+\/verify-email#\S+/.exec(text) ?? [];
  const other = await browserOf(null);
  const there = new InvitePage(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm Email' }).click();
  await other.getByRole('link', { name: 'Go to the league', exact: true }).click();
  await expect(there.heading(league.name)).toBeVisible();
  await there.button('Login').click();
  await new Shell(other).logIn(account);
  await expect(other).toHaveURL(new RegExp(`/rl/leagues/${league.id}(\\?.*)?$`));
});

test('an account that was made for a gated league joins it from the browser of the mail', async ({
  page,
  browserOf,
  requestOf,
  mailbox,
}, { project }) => {
  const creator = await requestOf(null);
  await signUp(creator);
  const league = await makeLeague(creator, {
    name: leagueName(),
    requireDiscord: true,
  });
  const invite = await inviteOf(creator, league.id);

  const shell = new Shell(page);
  const invited = new InvitePage(page);
  await invited.open(invite, league.name);
  await expect(invited.main.getByText('Link it while you register')).toBeVisible();
  await invited.button('Register by e-mail').click();
  const account = newAccount();
  const register = shell.modal('Register');
  await new NewAccountForm(register).fill({ ...account, confirmPassword: account.password });
  await register.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(invited.main.getByText('Not linked to your account yet')).toBeVisible();
  await expect(invited.button('Link Discord and join')).toBeVisible();
  // This browser is not come back to.
  await page.goto('about:blank');

  const { text } = await mailbox.next(account.email);
  const [link = ''] = /http:\/\/\S+\/verify-email#\S+/.exec(text) ?? [];
  const other = await browserOf(null);
  const there = new InvitePage(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm Email' }).click();
  await other.getByRole('link', { name: 'Go to the league', exact: true }).click();
  await there.button('Login').click();
  await new Shell(other).logIn(account);
  await there.button('Link Discord and join').click();
  await new FakeProviderPage(other).continueAs('Discord', `mailed ${project.name} ${made}`);
  await there.expectJoined(league);
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('a required login that led elsewhere leads through a new username into the league [rule: leagues-26]', async ({
  page,
  requestOf,
  guard,
}, { project }) => {
  guard.expect(/\/api\/auth\/signin-discord.*400/);
  const creator = await requestOf(null);
  await signUp(creator);
  const league = await makeLeague(creator, {
    name: leagueName(),
    password: 'quiet river',
    requireDiscord: true,
  });
  const shell = new Shell(page);
  const fake = new FakeProviderPage(page);
  const invited = new InvitePage(page);
  await invited.open(await inviteOf(creator, league.id), league.name);
  await invited.button('Join with Discord').click();
  await fake.cancel('Discord');
  await expect(page).toHaveURL(/\/join\//);
  await expect(page.getByText('You are not signed in.', { exact: true })).toBeVisible();
  await goWithin(page, '/about-us');
  await shell.choose(shell.visitorMenu, 'Login');
  await shell.modal('Log In').getByRole('button', { name: 'Discord', exact: true }).click();
  const { username } = newAccount();
  await fake.continueAs('Discord', `${username} ${project.name}`);
  await expect(page).toHaveURL('/pick-username');
  await page.reload();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Submit' }).click();
  await invited.expectJoined(league);
  await shell.expectSignedInAs(username);
  expect(await isMember(page.context().request, league.id)).toBe(true);
});

test('members pass an invite on from the league: copied, as a picture, or not at all', async ({
  page,
  player,
  browserOf,
}) => {
  const request = page.context().request;
  const league = await makeLeague(request, { name: leagueName(), password: 'quiet river' });
  const { code, path } = await inviteOf(request, league.id);
  await page.goto(`/rl/leagues/${league.id}`);
  await new Shell(page).expectSignedInAs(player.username);
  const ranking = page.getByRole('region', { name: 'League ranking' });
  await expect(ranking.getByText(code, { exact: true })).toBeVisible();

  await ranking.getByRole('button', { name: 'Copy invite', exact: true }).click();
  await expect(ranking.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(path);
  await expect(ranking.getByRole('button', { name: 'Copy invite', exact: true })).toBeVisible();

  await ranking.getByRole('button', { name: 'Invite as a QR code' }).click();
  const dialog = page.getByRole('dialog', { name: `Join ${league.name}` });
  await expect(
    dialog.getByRole('img', { name: `QR code of the invite to ${league.name}` }),
  ).toBeVisible();
  await expect(dialog.getByText(code, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const member = await browserOf(null);
  await signUp(member.context().request);
  await joinBy(member.context().request, { code, path });
  await changeInvite(request, league.id, { membersMayInvite: false });
  await member.goto(`/rl/leagues/${league.id}`);
  const seen = member.getByRole('region', { name: 'League ranking' });
  await expect(seen.getByRole('heading', { name: league.name })).toBeVisible();
  await expect(seen.getByText('2 members')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Copy invite' })).toHaveCount(0);
});
