import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, emailNamed, newAccount, ownId, signUp } from './fixtures/accounts.ts';
import { expect, ofAccounts, test } from './fixtures/test.ts';
import { AccountPage } from './pages/account-pages.ts';
import { Shell } from './pages/shell.ts';

test.use(ofAccounts);

const headers = { Game: '1' };

/** Staff ask the account of this browser for another name. */
async function flag(request: APIRequestContext, admin: APIRequestContext, username: string) {
  const answer = await admin.post('/api/user/update', {
    headers,
    data: {
      userId: await ownId(request),
      username,
      roleIds: [],
      flagUsernameChange: true,
      analystParticipationGameId: null,
      createAnalystInfluencerLeague: false,
    },
  });
  expect(await answer.json()).toMatchObject({ usernameError: null });
}

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
}

test('a flagged account is asked after its login, and chooses by keyboard alone [rule: accounts-13, accounts-14, accounts-28, accounts-29]', async ({
  page,
  context,
  browserOf,
}) => {
  const account = await signUp(context.request);
  const admin = await browserOf(demoAdmin);
  await flag(context.request, admin.context().request, account.username);
  await context.clearCookies();
  const shell = new Shell(page);
  const pick = new AccountPage(page);

  await page.goto('/rl/event');
  await shell.choose(shell.visitorMenu, 'Login');
  await shell.logIn(account);
  const prompt = shell.modal('Username Change');
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL(/\/rl\/event\/\d+$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await page.reload();
  await expect(shell.userMenu).toBeVisible();
  await expect(prompt).toBeHidden();

  await shell.logOut();
  await shell.visitorMenu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tabTo(page, shell.modal('Log In').getByLabel('Username'));
  await page.keyboard.type(account.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await tabTo(page, prompt.getByRole('button', { name: 'Ok', exact: true }));
  await page.keyboard.press('Enter');

  await expect(pick.heading('Create a new Callshot username')).toBeVisible();
  const field = pick.field('Username');
  await tabTo(page, field);
  const { username } = newAccount();
  await page.keyboard.type(username);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/rl\/event\/\d+$/);
  await expect(page.getByText(`You are ${username} now`)).toBeVisible();
  await shell.expectSignedInAs(username);
});

test('an account named by its email is asked after every login until it has a name [rule: accounts-10, accounts-27, accounts-29]', async ({
  page,
}) => {
  const shell = new Shell(page);
  const prompt = shell.modal('Your Username Is an Email');
  const logIn = async () => {
    await shell.choose(shell.visitorMenu, 'Login');
    await shell.logIn(emailNamed);
    await expect(prompt).toBeVisible();
  };
  await page.goto('/');
  await logIn();
  await expectAccessible(page);
  await prompt.getByRole('button', { name: 'No', exact: true }).click();
  await expect(prompt).toBeHidden();
  await shell.logOut();
  await logIn();
  await prompt.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL('/pick-username');
  await expect(new AccountPage(page).heading('Create a new Callshot username')).toBeVisible();
});
