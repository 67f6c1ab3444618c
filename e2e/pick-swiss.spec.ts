import { expectAccessible } from './fixtures/accessibility.ts';
import { focusProblems } from './fixtures/focus-audit.ts';
import { pagesOnPaper } from './fixtures/paper.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { SWISS_STEPS } from './pages/team-slip.ts';

test('a whole Swiss stage is picked, saved, shown again, edited and saved anew [rule: picks-8, picks-10, picks-23]', {
  tag: '@phone',
}, async ({ page, player }) => {
  const event = new EventPage(page);
  const { teams } = event;
  await event.open(demoEvents.upcomingWorlds);
  await expect(event.button('BACK')).toBeDisabled();
  await event.findMissing('NEXT', '8 picks to go: Advance');
  await expect(teams.teams(SWISS_STEPS.advancing).first()).toBeFocused();
  await expectAccessible(page);

  await test.step('no more teams than the step asks for', async () => {
    await teams.press(SWISS_STEPS.advancing, { count: 8 });
    const ninth = teams.teams(SWISS_STEPS.advancing).nth(8);
    const places = () =>
      Promise.all(
        [ninth, event.button('NEXT'), page.getByRole('main')].map((one) => one.boundingBox()),
      );
    await ninth.scrollIntoViewIfNeeded();
    const before = await places();
    await ninth.click();
    await expect(ninth).toHaveText(/8 of 8, take one out first/);
    await expect(
      page.getByRole('status').filter({ hasText: '8 of 8, take one out first' }),
    ).toHaveCount(1);
    await expect(event.progress).toHaveText('8 / 8 picked');
    expect(await places()).toEqual(before);
  });
  await teams.next();
  await expect(teams.teams(SWISS_STEPS.cleanSweepWinner)).toHaveCount(8);
  await expect(event.button('NEXT')).toBeDisabled();
  await teams.press(SWISS_STEPS.cleanSweepWinner, { count: 2 });
  await teams.next();
  await expect(teams.teams(SWISS_STEPS.cleanSweepLoser)).toHaveCount(8);
  await teams.press(SWISS_STEPS.cleanSweepLoser, { count: 1 });
  await event.findMissing('SUBMIT', '1 pick to go: 0-3');
  await expect(teams.teams(SWISS_STEPS.cleanSweepLoser).nth(1)).toBeFocused();
  await teams.press(SWISS_STEPS.cleanSweepLoser, { from: 1, count: 1 });

  await test.step('a double click is one submission, and what it opens stays', async () => {
    const saves: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/picks/save/user/')) saves.push(sent.url());
    });
    await event.button('SUBMIT').dblclick();
    const saved = event.modal('Picks Saved');
    await expect(saved).toContainText('come back and make your picks for Group Stage');
    await expectAccessible(page);
    await expect(saved.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    expect(saves).toHaveLength(1);
  });
  await event.button('Done').click();
  await expect(event.button('Edit Your Picks')).toBeFocused();
  const first = await teams.read();
  expect(first['3-0']).toHaveLength(2);
  expect(first.Advancing).toHaveLength(6);
  expect(first['0-3']).toHaveLength(2);

  await page.reload();
  expect(await teams.read()).toEqual(first);
  await expect(event.state).toContainText('Picks saved');
  const saved = page.getByTitle('Picks saved', { exact: true });
  await expect(saved).toBeVisible();
  expect(await pagesOnPaper(page), 'a saved slip [rule: product-42]').toBe(1);
  const owner = page.getByText(`Picks of ${player.username}`);
  await expect(owner).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(owner, 'named on paper').toBeVisible();
  await page.emulateMedia({ media: null });
  await expectAccessible(page);

  await event.button('Edit Your Picks').click();
  await test.step('a team taken back takes its 3-0 pick along', async () => {
    await teams.teams(SWISS_STEPS.advancing).first().click();
    const told = page.getByText('1 pick that depended on this was cleared');
    await expect(told).toBeVisible();
    const [note, next] = await Promise.all([
      told.boundingBox(),
      event.button('NEXT').boundingBox(),
    ]);
    if (note === null || next === null) throw new Error('They are not on screen');
    const [upper, lower] = note.y < next.y ? [note, next] : [next, note];
    expect(upper.y + upper.height).toBeLessThan(lower.y);
    // It would be read of the picks on screen.
    await expect(saved).toBeHidden();
    await teams.press(SWISS_STEPS.advancing, { from: 10, count: 1 });
  });
  await teams.next();
  await expect(event.progress).toContainText('1 / 2 picked');
  await teams.press(SWISS_STEPS.cleanSweepWinner, { from: 7, count: 1 });
  await teams.next();
  await event.submit();
  const second = await teams.read();
  expect(second).not.toEqual(first);
  await page.reload();
  expect(await teams.read()).toEqual(second);
});

test('unsaved picks survive a reload, and leaving them warns [rule: picks-13]', async ({
  page,
  player: _,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingWorlds);
  await event.teams.press(SWISS_STEPS.advancing, { count: 3 });

  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(warnings).toEqual(['beforeunload']);
  await expect(
    page.getByText('Your unsaved picks are kept. They count once you submit them.'),
  ).toBeVisible();
  await expect(event.progress).toHaveText('3 / 8 picked');
  await expectAccessible(page);
  // The notice takes most room on a phone, where every team can still be seen with the focus.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(focusProblems)).toEqual([]);
  if (size) await page.setViewportSize(size);

  await page.getByRole('link', { name: 'About Us' }).click();
  const leaving = event.modal('Leave without saving?');
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Keep picking' }).click();
  await expect(event.progress).toHaveText('3 / 8 picked');
  await page.getByRole('link', { name: 'About Us' }).click();
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

  await page.goBack();
  await expect(event.progress).toHaveText('3 / 8 picked');
  await event.button('Discard').first().click();
  await expect(event.progress).toHaveText('0 / 8 picked');
  await event.button('Undo').last().click();
  await expect(event.progress).toHaveText('3 / 8 picked');

  await event.button('Fill for me').click();
  const filling = event.modal('Fill for me');
  await expectAccessible(page);
  await filling.getByRole('button', { name: 'Fill 9 picks', exact: true }).click();
  await expect(page.getByText('9 picks filled by seed')).toBeVisible();
  await page.reload();
  await expect(event.progress).toHaveText('8 / 8 picked');
});

test('picks of two windows do not overwrite each other unasked [rule: picks-20]', async ({
  page,
  context,
  guard,
  player: _,
}) => {
  guard.expect(/\/api\/picks\/save\/user.*409/);
  const first = new EventPage(page);
  const second = new EventPage(await context.newPage());
  await first.open(demoEvents.upcomingWorlds);
  await second.open(demoEvents.upcomingWorlds);
  await expect(second.progress).toHaveText('0 / 8 picked');
  // A window behind another one is drawn at leisure.
  await first.page.bringToFront();
  await first.teams.pickSwiss();
  await first.submit();
  const newer = await first.teams.read();
  await second.page.bringToFront();
  await second.teams.pickSwiss(8);
  await second.button('SUBMIT').click();
  const conflict = second.modal('Your picks were changed in another window');
  await expect(conflict).toBeVisible();
  await expectAccessible(second.page);
  await conflict.getByRole('button', { name: 'Show the newer picks' }).click();
  expect(await second.teams.read()).toEqual(newer);

  await first.page.bringToFront();
  await first.button('Edit Your Picks').click();
  await first.teams.teams(SWISS_STEPS.advancing).nth(7).click();
  await first.teams.press(SWISS_STEPS.advancing, { from: 12, count: 1 });
  await second.page.bringToFront();
  await second.button('Edit Your Picks').click();
  await second.teams.teams(SWISS_STEPS.advancing).nth(7).click();
  await second.teams.press(SWISS_STEPS.advancing, { from: 13, count: 1 });
  for (const event of [second, first]) {
    await event.page.bringToFront();
    await event.teams.next();
    await event.teams.next();
  }
  await first.submit();
  await second.page.bringToFront();
  await second.button('SUBMIT').click();
  await conflict.getByRole('button', { name: 'Save these instead' }).click();
  await second.button('Done').click();
  const kept = await second.teams.read();
  await first.page.bringToFront();
  await first.page.reload();
  expect(await first.teams.read()).toEqual(kept);
});
