import { expectAccessible } from './fixtures/accessibility.ts';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { changeAnswers } from './fixtures/changed-answers.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Shell } from './pages/shell.ts';

interface Official {
  readonly groupStagePicks: readonly { readonly pickTypeId: number; readonly teamId: number }[];
}

const { finishedMajor, finishedWorlds, liveMajor, plainGroups } = demoEvents;

test('a visitor sees how a finished event went, and what there is to do', async ({ page }) => {
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

test('hiding results is remembered over reloads, events and whoever is signed in', async ({
  page,
  context,
}) => {
  const event = new EventPage(page);
  await event.open(finishedMajor);
  await event.button('Hide Results').click();
  const hidden = page.getByRole('heading', { name: 'Results of Playoffs are hidden' });
  await expect(hidden).toBeVisible();
  await expect(event.results.match('UB-0-0')).toHaveCount(0);
  await expectAccessible(page);
  await event.goTo(finishedWorlds);
  await expect(hidden).toBeVisible();

  await signIn(context.request, demoPlayer);
  await event.open(finishedMajor);
  await expect(event.bracket.slot('UB-0-0', 'top')).toBeVisible();
  await expect(page.getByText(/Correct|Wrong/)).toHaveCount(0);
  await event.button('Show Results').click();
  await expect(event.results.champion).toBeVisible();
  await event.goTo(finishedWorlds);
  await expect(event.results.champion).toBeVisible();
  await expect(event.button('Hide Results')).toBeVisible();
});

test('whoever came late sees the results and reads why nothing is marked', async ({
  page,
  player: _,
}) => {
  const event = new EventPage(page);
  const missed = page.getByText('Playoffs locked before you saved any picks.');
  await test.step('an account that is younger than the lock missed nothing', async () => {
    await event.open(finishedMajor);
    await expect(event.results.champion).toBeVisible();
    await expect(event.button('Leaderboard')).toBeVisible();
    await expect(missed).toHaveCount(0);
  });

  await changeAnswers(page, '/api/user/currentUser', (user: object) => ({
    ...user,
    created: '2020-01-01T00:00:00.000Z',
  }));
  await event.open(finishedMajor);
  await expect(missed).toBeVisible();
  await expect(event.results.champion).toBeVisible();
  await expect(event.button('Edit Your Picks')).toHaveCount(0);
  await expect(event.button('Log In')).toHaveCount(0);
  await expectAccessible(page);
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

test('groups are told by place, each team with what was called of it', async ({
  page,
  context,
}) => {
  await signIn(context.request, demoPlayer);
  const event = new EventPage(page);
  const id = await EventPage.idOf(page, plainGroups);
  const shown = await (
    await page.request.get(`/api/event/get?eventId=${id}`, { headers: { Game: '2' } })
  ).json();
  const [group] = shown.eventStages[0].eventSubstage;
  const teams: { id: number; name: string; eventSubstageId: number }[] = shown.teams;
  const [first, second, third, fourth] = teams.filter((team) => team.eventSubstageId === group.id);
  const row = (teamId: number | undefined, pickTypeId: number) => ({
    eventStageId: shown.eventStages[0].id,
    eventSubstageId: group.id,
    teamId,
    pickTypeId,
  });
  await changeAnswers(page, '/api/event/get?', (read: object) => ({
    ...read,
    locked: true,
    lockAt: null,
    metadata: { startDate: '2026-01-01T00:00:00Z', endDate: '2099-01-01T00:00:00Z' },
  }));
  await changeAnswers(page, '/api/picks/get/official/', () => ({
    version: 1,
    matchPicks: [],
    groupStagePicks: [row(first?.id, 1), row(second?.id, 1), row(first?.id, 5)],
  }));
  await changeAnswers(page, '/api/picks/get/user/', () => ({
    matchPicks: [],
    hiddenUntil: null,
    versions: {},
    savedAt: null,
    stagesEditedByStaff: [],
    groupStagePicks: [row(first?.id, 1), row(third?.id, 1), row(third?.id, 5), row(first?.id, 6)],
  }));
  await event.open(plainGroups);
  const card = page.getByRole('region', { name: group.title, exact: true });
  await expect(card).toMatchAriaSnapshot(`
    - heading "${group.title}" [level=2]
    - heading "First Place 1" [level=3]
    - list:
      - listitem:
        - text: ${first?.name}
        - paragraph: 'Your pick: Advancing, Correct, 2 points. Second Place, Wrong, 0 points'
    - heading "Advanced 1" [level=3]
    - list:
      - listitem:
        - text: ${second?.name}
        - paragraph: Not picked
    - heading "Eliminated 2" [level=3]
    - list:
      - listitem:
        - text: ${third?.name}
        - paragraph: 'Your pick: Advancing, Wrong, 0 points. First Place, Wrong, 0 points'
      - listitem:
        - text: ${fourth?.name}
        - paragraph: Not picked
  `);
  await expectAccessible(page);
});
