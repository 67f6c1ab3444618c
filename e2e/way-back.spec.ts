import { saveSwissPicks } from './fixtures/saved-picks.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { SWISS_STEPS } from './pages/team-slip.ts';

const CLEARED = '1 pick that depended on this was cleared';

/** Eight advancing teams and one of them 3-0, then that one taken back: its 3-0 pick goes with it. */
async function clearOne(event: EventPage): Promise<void> {
  const { teams, page } = event;
  await teams.press(SWISS_STEPS.advancing, { count: 8 });
  await teams.next();
  await teams.press(SWISS_STEPS.cleanSweepWinner, { count: 1 });
  await event.button('BACK').click();
  await teams.teams(SWISS_STEPS.advancing).first().click();
  await expect(page.getByText(CLEARED)).toBeVisible();
}

test('a message that undoes goes with what it would undo', async ({ page, player: _ }) => {
  const event = new EventPage(page);
  const told = page.getByText(CLEARED);
  await event.open(demoEvents.upcomingWorlds);
  await clearOne(event);

  await test.step('the next change withdraws it, so that it cannot take that along', async () => {
    await event.teams.press(SWISS_STEPS.advancing, { from: 10, count: 1 });
    await expect(told).toBeHidden();
    await expect(event.progress).toHaveText('8 / 8 picked');
  });
  await test.step('undo elsewhere withdraws it', async () => {
    await event.teams.teams(SWISS_STEPS.advancing).nth(10).click();
    await event.button('Undo').first().click();
    await event.button('Undo').first().click();
    await event.button('Undo').first().click();
    await expect(event.progress).toHaveText('8 / 8 picked');
    await event.teams.teams(SWISS_STEPS.advancing).first().click();
    await expect(told).toBeVisible();
    await event.button('Undo').first().click();
    await expect(told).toBeHidden();
    await expect(event.progress).toHaveText('8 / 8 picked');
  });
  await test.step('it undoes while it stands', async () => {
    await event.teams.teams(SWISS_STEPS.advancing).first().click();
    await expect(told).toBeVisible();
    await event.button('Undo').last().click();
    await expect(event.progress).toHaveText('8 / 8 picked');
    await expect(told).toBeHidden();
  });
});

test('submitting and leaving withdraw it as well', async ({ page, player: _ }) => {
  const event = new EventPage(page);
  await saveSwissPicks(page.request, await EventPage.idOf(page, demoEvents.upcomingWorlds));
  await event.open(demoEvents.upcomingWorlds);
  await event.button('Edit Your Picks').click();
  await event.teams.teams(SWISS_STEPS.advancing).first().click();
  await expect(page.getByText(CLEARED)).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).click();
  await event.modal('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByText(CLEARED)).toBeHidden();
});

test('undo and redo go back and on by keys and buttons, are spoken, and lead to the step', async ({
  page,
  player: _,
}) => {
  const event = new EventPage(page);
  const spoken = (word: string) => page.getByRole('status').getByText(word, { exact: true });
  await event.open(demoEvents.upcomingWorlds);
  await event.teams.press(SWISS_STEPS.advancing, { count: 8 });
  await event.teams.next();
  await event.teams.press(SWISS_STEPS.cleanSweepWinner, { count: 1 });

  await page.keyboard.press('Control+z');
  await expect(event.progress).toHaveText('0 / 2 picked');
  await expect(spoken('Undone')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(event.teams.question(SWISS_STEPS.advancing)).toBeVisible();
  await expect(event.progress).toHaveText('7 / 8 picked');
  await page.keyboard.press('Control+Shift+z');
  await expect(event.progress).toHaveText('8 / 8 picked');
  await expect(spoken('Redone')).toBeAttached();
  await event.button('Redo').click();
  await expect(event.teams.question(SWISS_STEPS.cleanSweepWinner)).toBeVisible();
  await expect(event.progress).toHaveText('1 / 2 picked');
  await page.keyboard.press('Control+y');
  await expect(event.progress).toHaveText('1 / 2 picked');
});

test('a field keeps its own undo', async ({ page, player: _ }) => {
  const event = new EventPage(page);
  await event.open(demoEvents.liveMajor);
  await event.teams.press('Which eight teams advance?', { count: 2 });
  await (await event.pane()).getByRole('button', { name: 'Full leaderboard' }).click();
  await page.getByLabel('Search by name').fill('somebody');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await event.closePane();
  await expect(event.progress).toHaveText('2 / 8 picked');
});
