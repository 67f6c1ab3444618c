import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { saveSwissPicks } from './fixtures/saved-picks.ts';
import { expect, test } from './fixtures/test.ts';
import { Bell } from './pages/bell.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Leaderboard, readBreakdown } from './pages/leaderboard.ts';
import { OverridePage } from './pages/override-page.ts';
import { SWISS_STEPS } from './pages/team-slip.ts';

test.use({ copyOfWorld: 'results' });

interface Standing {
  readonly points: number;
  readonly rank: string;
  readonly percentile: string;
}

/** Points, rank and percentile as the open page shows them, the ledger adding up to them. */
async function standingOf(event: EventPage): Promise<Standing> {
  await event.scorePill.click();
  const { total, rank, percentile, rows } = await readBreakdown(event.page);
  expect(rows.reduce((sum, points) => sum + points, 0)).toBe(total);
  await event.page.keyboard.press('Escape');
  await expect(event.modal('Score Breakdown')).toBeHidden();
  const [top = ''] = percentile.split(' of ');
  await expect(event.scorePill).toContainText(
    new RegExp(`^${top} of [\\d,]+ ranked · ${total} pts`),
  );
  return { points: total, rank, percentile };
}

/** The page that was loaded is still the same one. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-unreloaded', ''));
  return () => expect(page.locator('html')).toHaveAttribute('data-unreloaded', '');
}

/** The points gained that rise over the page from now on. */
async function rising(page: Page): Promise<() => Promise<readonly string[]>> {
  const risen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (/^[+]\d+$/.test(node.textContent ?? '')) texts.push(node.textContent ?? '');
    }).observe(document.body, { childList: true });
    return texts;
  });
  return () => risen.jsonValue();
}

test('official results score the picks, correcting them scores anew, and open pages follow', async ({
  page,
  browserOf,
  player,
}) => {
  const event = new EventPage(page);
  await saveSwissPicks(page.request, await EventPage.idOf(page, demoEvents.liveMajor), 'Stage 2');
  await event.open(demoEvents.liveMajor);
  await expect(event.state).toContainText('Picks saved');
  const isSamePage = await markPage(page);

  const admin = new OverridePage(await browserOf(demoAdmin));
  await admin.open(demoEvents.liveMajor);
  await expect(admin.page.getByText('Picks of Stage 2 are still open')).toBeVisible();
  await expect(admin.page.getByRole('button', { name: 'Preview changes' })).toBeHidden();
  await admin.lockNow('Stage 2 begins');
  await expect(event.state).toHaveText('Picks Are Locked');
  await expect(event.scorePill).toContainText('0 pts');

  await test.step('the results are entered just as the player called them', async () => {
    await expect(admin.page.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
    await admin.nameTeams('3-0', { count: 2 });
    await admin.nameTeams('Advanced', { from: 2, count: 6 });
    await admin.nameTeams('0-3', { from: 8, count: 2 });
    await admin.page.getByRole('button', { name: 'All open teams are out' }).click();
    await expect(admin.page.getByText('Advanced 6 · 3-0 2 · Out 6 · 0-3 2')).toBeVisible();
    await expectAccessible(admin.page);
    await admin.openPreview();
    await expect(admin.preview.getByRole('list', { name: 'Changed picks' })).not.toBeEmpty();
    await expect(
      admin.preview.getByText(/^Scores or ranks of [\d,]+ users change\.$/),
    ).toBeVisible();
    await expectAccessible(admin.page);
    await admin.save();
  });

  await expect(event.scorePill).toContainText('24 pts');
  const perfect = await standingOf(event);
  expect(perfect.points).toBe(24);
  const leaders = (await event.pane()).getByRole('region', { name: 'GLOBAL TOP 10' });
  const firstLeaders = (await leaders.textContent()) ?? '';

  await test.step('the board has the same of the player', async () => {
    await event.closePane();
    await event.openOwnBoard();
    const board = new Leaderboard(page);
    await expect(board.ownRow).toContainText(player.username);
    await expect(board.ownRow.getByRole('button')).toHaveAccessibleName(/, 24 points, /);
    await expect(board.ownRow).toContainText(perfect.rank.split(' ')[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(board.modal).toBeHidden();
  });

  await test.step('results are shown as soon as there are any, with the picks marked on them', async () => {
    await expect(event.button('Hide Results')).toBeVisible();
    await expect(event.results.called('Advancing, Correct, 2 points')).toHaveCount(8);
    await expect(event.results.called('3-0, Correct, 2 points')).toHaveCount(2);
    await expect(event.results.called('Wrong')).toHaveCount(0);
    await expect(event.results.summary).toContainText('24 / 24 pts');
    await expectAccessible(page);
  });

  /** One team that was thought to advance did not; another did. */
  const swap = async (out: number, into: number) => {
    await admin.nameTeams('Open', { from: out, count: 1 });
    await admin.nameTeams('Advanced', { from: into, count: 1 });
    await admin.nameTeams('Out', { from: out, count: 1 });
    await admin.openPreview();
    await admin.save();
  };

  await swap(7, 15);
  await expect(event.scorePill).toContainText('22 pts');
  await expect(event.results.called('Advancing, Wrong, 0 points')).toHaveCount(1);
  await test.step('who went through and who did not say what they were', async () => {
    const marked = event.results.called('Corrected ');
    await expect(marked).toHaveCount(2);
    await expect(marked.filter({ hasText: ', was Advanced.' })).toContainText(
      'By staff. You lost 2 pts by it.',
    );
    await expect(marked.filter({ hasText: ', was Eliminated.' })).toBeVisible();
  });
  const corrected = await standingOf(event);
  expect(corrected.points).toBe(22);
  await expect((await event.pane()).getByRole('region', { name: 'GLOBAL TOP 10' })).not.toHaveText(
    firstLeaders,
  );

  await event.closePane();
  await test.step('for who sees things move the points rise into the pill', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const risen = await rising(page);
    await swap(15, 7);
    await expect(event.scorePill).toContainText('24 pts');
    await expect.poll(risen).toEqual(['+2']);
    await expect(page.getByText('+2', { exact: true }).and(page.locator('body > *'))).toHaveCount(
      0,
    );
    await expect(page.getByText('2 corrected results, +2 pts, 24 in all')).toBeAttached();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  expect(await standingOf(event)).toEqual(perfect);
  await expect(event.results.called('Wrong')).toHaveCount(0);
  await expect(event.results.called('Corrected ')).toHaveCount(0);
  await isSamePage();
});

test('staff change a user’s picks with a reason; their owner is told [rule: override-2, override-3]', async ({
  page,
  browserOf,
  player,
  guard,
}) => {
  const event = new EventPage(page);
  await saveSwissPicks(page.request, await EventPage.idOf(page, demoEvents.upcomingWorlds));
  await event.open(demoEvents.upcomingWorlds);
  const before = await event.teams.read();

  const admin = new OverridePage(await browserOf(demoAdmin));
  await admin.open(demoEvents.upcomingWorlds);
  await admin.page.getByText('A user’s picks').click();
  await admin.page.getByLabel('Name or Email').fill(player.username);
  await admin.page
    .getByRole('list', { name: 'Found users' })
    .getByRole('button', { name: new RegExp(`^${player.username}`) })
    .click();
  await expect(
    admin.page.getByRole('heading', { name: `Picks of ${player.username}` }),
  ).toBeVisible();
  await test.step('they are withheld before the lock, and opened with a reason and at a price', async () => {
    await expect(admin.page.getByText('Withheld until picks lock')).toBeVisible();
    await expect(admin.page.getByRole('button', { name: 'Preview changes' })).toBeHidden();
    const question = await admin.askToOpen(player.username);
    await expect(question).toContainText('you leave the boards and awards of');
    await expectAccessible(admin.page);
    const confirm = question.getByRole('button', { name: 'Open the picks' });
    await confirm.click();
    await expect(question.getByLabel('Reason')).toBeFocused();
    await expect(question.getByLabel('Reason')).toHaveAccessibleDescription('Say why');
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(admin.page.getByText('Withheld until picks lock')).toBeVisible();
    await admin.askToOpen(player.username);
    await question.getByLabel('Reason').fill('Asked for help');
    await confirm.click();
    await expect(admin.page.getByText(/^Opened\. You are on no board of/)).toBeVisible();
    await expect(admin.page.getByText(/^You opened these picks before their lock/)).toBeVisible();
    await expect(question).toBeHidden();
  });
  await admin.teams.teams(SWISS_STEPS.advancing).nth(7).click();
  const preview = admin.page.getByRole('button', { name: 'Preview changes' });
  const reason = admin.page.getByLabel('Reason', { exact: true }).last();
  await preview.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Say why; the user is told');
  await reason.fill('Asked for before the lock');

  await test.step('a slip that is not complete says what is missing, beside the button', async () => {
    guard.expect(/override\/preview.*400/);
    await preview.click();
    const refusal = admin.page.getByRole('alert').filter({ hasText: 'not possible' });
    await expect(refusal).toBeInViewport();
    await expect(refusal.getByRole('listitem')).not.toHaveCount(0);
    await expectAccessible(admin.page);
  });
  await admin.teams.press(SWISS_STEPS.advancing, { from: 15, count: 1 });
  await expect(admin.page.getByRole('alert').filter({ hasText: 'not possible' })).toHaveCount(0);
  await expectAccessible(admin.page);
  await admin.openPreview();
  await admin.save();

  await page.reload();
  await expect(page.getByText('These picks were edited by staff.')).toBeVisible();
  expect(await event.teams.read()).not.toEqual(before);
  const bell = new Bell(page);
  await bell.open();
  await expect(
    page.getByText(/Staff changed your picks for .*: Asked for before the lock/),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('and take it back', async () => {
    await expect(admin.lastOverride).toHaveAccessibleName(
      new RegExp(`^Picks of ${player.username}`),
    );
    await expect(admin.lastOverride).toContainText('“Asked for before the lock”');
    await expectAccessible(admin.page);
    await admin.lastOverride.getByRole('button', { name: /^Undo/ }).click();
    const undo = admin.preview.getByRole('button', { name: 'Undo this override' });
    await undo.click();
    const why = admin.preview.getByLabel('Reason');
    await expect(why).toBeFocused();
    await why.fill('Asked by somebody else');
    await expectAccessible(admin.page);
    await undo.click();
    await expect(admin.page.getByText('Override undone', { exact: true })).toBeVisible();
    await expect(admin.lastOverride).toContainText('“Asked by somebody else”');
    await page.reload();
    await expect(event.teams.section('Advancing')).toBeVisible();
    expect(await event.teams.read()).toEqual(before);
  });
});
