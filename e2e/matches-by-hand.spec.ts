import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { EventDeskPage } from './pages/event-desk.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

test.use({ copyOfWorld: STAFF });

test('an admin makes the fixtures of a group and types its scores; players see the matches [rule: groups-8, results-22, results-23, swiss-14]', async ({
  browserOf,
}) => {
  const desk = new EventDeskPage(await browserOf(demoAdmin));
  const { page } = desk;
  const id = await EventPage.idOf(page, demoEvents.plainGroups);
  await goWithin(page, `/admin/event/${id}`);
  await desk.button('Lock now').click();
  const lock = page.getByRole('dialog');
  await lock.getByRole('textbox').fill('Play begins');
  await lock.getByRole('button', { name: /^Lock/ }).click();
  await expect(lock).toBeHidden();
  await page.getByRole('link', { name: 'Enter matches' }).click();
  const group = page.getByRole('region', { name: 'Group A', exact: true });
  await group.getByRole('button', { name: 'Make the fixtures' }).click();
  const scores = group.getByRole('textbox', { name: /^Maps of/ });
  await expect(scores).toHaveCount(12);
  await expectAccessible(page);

  // Digits alone: each goes on to the next score.
  await scores.first().focus();
  await page.keyboard.type('202102');
  await expect(scores.nth(6)).toBeFocused();
  await expect(group.getByRole('table')).toContainText('3');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Matches saved')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const visitor = await browserOf(null);
  await new EventPage(visitor).open(demoEvents.plainGroups);
  await expect(visitor.getByText(/beat .* 2–1/).first()).toBeAttached();
});
