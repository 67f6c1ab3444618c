import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { SWISS_STEPS } from './pages/team-slip.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on screen');
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
};

/** Whether a text stands on screen with all its letters. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  );

test('a name of two words stands whole on its card, and the shelf holds crests side by side @phone', async ({
  page,
  isPhone,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  const cards = event.teams.teams(SWISS_STEPS.advancing);
  for (const name of ['Chinggis Warriors', 'Lynn Vision']) {
    const card = cards.and(page.getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(await isWhole(card.getByText(name, { exact: true })), name).toBe(true);
  }
  await event.open(demoEvents.plainGroups);
  for (const group of ['Group A', 'Group B']) await event.teams.press(group, { count: 2 });
  const slots = page.locator('[data-shelf] > li').first().locator('[data-slot]');
  const crests = await Promise.all((await slots.all()).map((slot) => boxOf(slot.locator('span'))));
  const gaps = crests.slice(1).map(({ x }, at) => x - (crests[at]?.right ?? 0));
  expect(gaps).toHaveLength(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  // A bucket tells its own count; the dock of a phone how far the whole slip is.
  const whole = page.getByText('4 of 16 made', { exact: true });
  if (isPhone) expect((await boxOf(whole)).width).toBeGreaterThan(50);
});

test('where nothing but its name is known of a team, that stands in the middle, at the cap as well', async ({
  page,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.plainGroups);
  const card = event.teams.teams('Group A').nth(2);
  const offMiddle = async () => {
    const name = await boxOf(card.locator('span > span').first());
    return Math.abs(name.middle - (await boxOf(card)).middle);
  };
  expect(await offMiddle()).toBeLessThan(2);
  await event.teams.press('Group A', { count: 2 });
  await expect(card).toContainText('2 of 2, take one out first');
  expect(await offMiddle()).toBeLessThan(2);
});

test('in a match that can be picked no name reaches the ring beside it', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const event = new EventPage(page);
  await event.open(demoEvents.doubleElimination);
  const open = page.locator('[data-standing] [data-slot]');
  await expect(open.getByText('Moist Esports')).toBeVisible();
  for (const slot of await open.all()) {
    const name = slot.locator('span').last();
    expect((await boxOf(slot)).right - (await boxOf(name)).right).toBeGreaterThanOrEqual(24);
  }
});
