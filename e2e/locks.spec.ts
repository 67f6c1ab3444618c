import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, newAccount, ownId, signUp } from './fixtures/accounts.ts';
import { saveSwissPicks } from './fixtures/saved-picks.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { OverridePage } from './pages/override-page.ts';
import { NewAccountForm, Shell } from './pages/shell.ts';

test.use({ copyOfWorld: 'locks' });

test('staff lock the picks: late saves are refused, open pages follow, what was hidden is shown', async ({
  page,
  context,
  browserOf,
  guard,
  player: _,
}) => {
  guard.expect(/\/submissions/);
  guard.expect(/\/api\/picks\/save\/user.*409/);
  const author = new EventPage(page);
  const eventId = await EventPage.idOf(page, demoEvents.upcomingMajor);
  await saveSwissPicks(context.request, eventId);
  await author.open(demoEvents.upcomingMajor);
  const picks = await author.teams.read();
  const authorId = await ownId(context.request);

  const visitor = new EventPage(await browserOf(null));
  await test.step('before the lock nobody else sees them', async () => {
    await visitor.open(demoEvents.upcomingMajor, authorId);
    await expect(
      visitor.page.getByRole('heading', { name: 'Hidden until picks lock' }),
    ).toBeVisible();
    await expect(visitor.page.getByRole('timer').last()).toBeVisible();
    await expect(visitor.teams.section('Advancing')).toHaveCount(0);
    await expect(visitor.button('Edit Your Picks')).toHaveCount(0);
    await expectAccessible(visitor.page);
  });

  const latecomer = new EventPage(await browserOf(null));
  await signUp(latecomer.page.context().request);
  // Without live updates the page does not learn of the lock before it saves.
  await latecomer.page.route('**/submissions', (route) => route.abort());
  await latecomer.open(demoEvents.upcomingMajor);
  await latecomer.teams.pickSwiss(4);

  const stranger = new EventPage(await browserOf(null));
  const account = newAccount();
  const register = stranger.modal('Register');
  await stranger.open(demoEvents.upcomingMajor);
  await stranger.teams.pickSwiss();
  await stranger.button('SUBMIT').click();
  await stranger.modal('Account Required').getByRole('button', { name: 'Register' }).click();
  await new NewAccountForm(register).fill({ ...account, confirmPassword: account.password });

  const admin = new OverridePage(await browserOf(demoAdmin));
  await admin.open(demoEvents.upcomingMajor);
  await expect(admin.stageFacts).toContainText('Open for picks.');
  await admin.lockNow('The first match starts early');
  await expect(admin.stageFacts).not.toContainText('Open for picks.');

  await test.step('the server refuses what comes after', async () => {
    await latecomer.button('SUBMIT').click();
    const locked = latecomer.modal('Picks Are Locked');
    await expect(locked).toContainText('The lock passed before these picks arrived');
    await expectAccessible(latecomer.page);
    await locked.getByRole('button', { name: 'Ok' }).click();
    await expect(latecomer.state).toHaveText('Picks Are Locked');
    await expect(
      latecomer.page.getByText(
        'Picks locked before yours were submitted, and none were saved earlier. They do not count.',
      ),
    ).toBeVisible();
  });

  await test.step('whoever registers after the lock hears what became of a slip begun before', async () => {
    await register.getByRole('button', { name: 'Register', exact: true }).click();
    await new Shell(stranger.page).expectSignedInAs(account.username);
    await expect(stranger.state).toHaveText('Picks Are Locked');
    const told = stranger.page.getByText(
      'Picks locked before yours were submitted, and none were saved earlier. They do not count.',
    );
    await expect(told).toBeVisible();
    await expectAccessible(stranger.page);
    await stranger.button('Dismiss this notice').click();
    await expect(told).toBeHidden();
    await stranger.page.reload();
    await expect(stranger.state).toHaveText('Picks Are Locked');
    await expect(told).toBeHidden();
  });

  await test.step('pages that are open follow without reloading [rule: event-page-7]', async () => {
    await expect(author.state).toHaveText('Picks Are Locked');
    await expect(author.button('Edit Your Picks')).toBeDisabled();
    await expect((await author.pane()).getByText('Picks Are Locked')).toBeVisible();
    const { results } = visitor;
    await expect(results.called('Advancing, Pending')).toHaveCount(8);
    for (const key of ['3-0', '0-3']) {
      await expect(results.called(`${key}, Pending`)).toHaveCount(picks[key]?.length ?? 0);
    }
    await expect(results.called(/\d% see it through/)).not.toHaveCount(0);
    await expectAccessible(visitor.page);
  });
});
