import { expectAccessible } from './fixtures/accessibility.ts';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { changeAnswers } from './fixtures/changed-answers.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Shell } from './pages/shell.ts';

interface Official {
  readonly groupStagePicks: readonly { readonly pickTypeId: number; readonly teamId: number }[];
}

const { finishedMajor, liveMajor } = demoEvents;

test('a visitor sees how a finished event went, and what there is to do [rule: event-page-15]', async ({
  page,
}) => {
  const event = new EventPage(page);
  const { results } = event;
  await event.open(finishedMajor);
  await expect(results.champion).toHaveText(/Vitality2–1 over The MongolZ\d+%\s*called it$/);
  await expect(results.match('UB-2-0')).toMatchAriaSnapshot(`
    - group "Final, best of 3": /The MongolZ, lost, 1, called by \\d+%\\. Vitality, won, 2, called by \\d+%\\./
  `);
  await expect(page.getByText('made no picks')).toHaveCount(0);
  await expect(page.getByText(/^Your pick:/)).toHaveCount(0);
  await expect(event.button('Edit Your Picks')).toHaveCount(0);
  await expect(page.getByText('Log in to see your picks beside the results.')).toBeVisible();
  await expect(page.getByText(/^Call the next one: .+ · picks lock in /)).toBeVisible();
  await expect(results.summary).toContainText(/Called the champion\d+% Vitality/);
  await expect(page.getByRole('term').filter({ hasText: 'called VIT' })).toBeVisible();
  await expectAccessible(page);

  await event.stage('Stage 1').click();
  await expect(results.standing('undefeated')).toHaveCount(2);
  await expect(results.standing('advanced')).toHaveCount(6);
  await expect(results.standing('eliminated')).toHaveCount(6);
  await expect(results.standing('winless')).toHaveCount(2);
  await expect(results.standing('undefeated').getByText(/^\d+% called it$/)).toHaveCount(2);
  await expect(results.standing('eliminated').getByText(/^\d+% left it out$/)).toHaveCount(6);
  await expect(results.summary).toContainText(/\d+ picked this stage\d+\.\d pts on average/);
  await expect(results.summary).toContainText(/Hardest pick\d+% .* to go (3-0|0-3)/);
  await expect(page.getByText(/Missed|Not picked/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true }).click();
  await expect(event.modal('Global Leaderboard')).toBeVisible();
  await page.keyboard.press('Escape');
  await event.button('Log In').click();
  const shell = new Shell(page);
  await expect(shell.modal('Log In')).toBeVisible();
  await shell.logIn(demoPlayer);
  await expect(results.summary).toContainText('Your ');
  await expect(results.summary).toContainText(/Better than \d+% of \d+ who picked this stage/);
  await expect(page.getByText('Log in to see')).toHaveCount(0);
});

test('a running Swiss stage tells what is settled and what is open, team by team', async ({
  page,
  context,
}) => {
  await signIn(context.request, demoPlayer);
  const event = new EventPage(page);
  const { results } = event;
  // 3-0 teams alone are official, and no match is known.
  await changeAnswers(page, '/api/picks/get/official/', (official: Official) => {
    const rows = official.groupStagePicks;
    const sweeps = rows.filter((row) => row.pickTypeId === 2).map((row) => row.teamId);
    const known = rows.filter(({ teamId }) => sweeps.includes(teamId));
    return { ...official, teamMatches: [], groupStagePicks: known };
  });
  await event.open(liveMajor);
  await event.stage('Stage 1').click();
  await expect(results.standing('undefeated')).toHaveCount(2);
  await expect(results.standing('playing')).toHaveCount(14);
  await expect(results.called('Advancing, Pending, 2 points possible').first()).toBeVisible();
  await expect(results.called('3-0, Correct, 2 points')).toHaveCount(1);
  await expect(results.called('3-0, Wrong, 0 points')).toHaveCount(1);
  await expect(results.called('0-3, Pending, 2 points possible')).toHaveCount(2);
  await expect(results.standing('undefeated').first()).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: '/^Your pick: Advancing, Correct, 2 points/'
  `);
  await expect(results.summary).toContainText(/Your Stage 1\d+ pts? so far/);
  await expect(results.summary).toContainText(/Still possible\+\d+ to \d+ pts/);
  await expect(results.summary).toContainText(/What you still need.* to advance; .* to go 0-3\./);
  await expectAccessible(page);
});
