import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { EventCreator } from './pages/event-creator.ts';

// Events come and go: nobody else looks at this copy of the world.
test.use({ copyOfWorld: STAFF });

test('events are made of tournaments of the wiki: mapped by mouse and by keyboard alone, or as they are drafted [rule: event-creator-1, drafts-21]', async ({
  page,
  context,
  guard,
}) => {
  guard.expect(/liquipedia\/create(Drafted)?: Failed to load resource: .*409/);
  await signIn(context.request, demoAdmin);
  const creator = new EventCreator(page);
  await creator.open();
  await expectAccessible(page);
  await creator.search('Counter-Strike', '2025-05-10', '2025-08-20');
  await creator.load(/Austin Major 2025/, /^Major/);
  await expect(page.getByLabel('Name override')).toHaveValue('Austin Major 2025');
  await expect(page.getByLabel('Event format')).toBeDisabled();
  await expect(creator.button('Create Event')).toBeDisabled();

  await creator.drag(/^Stage 1 standings/, 'Stage 1, standings');
  await creator.drag(/^Stage 1 matches/, 'Stage 1, match group');
  for (const group of ['Stage 2 standings', 'Stage 2 matches', 'Stage 3 standings']) {
    await creator.byKeys(group);
  }
  await creator.group(/^Stage 3 matches/).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Playoffs, match group: does not fit/)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 of 7 slots fit, 1 suggested')).toBeVisible();

  // The mapping outlasts a reload.
  await page.reload();
  await creator.button('Take Playoffs for Playoffs, match group').click();
  await expect(page.getByText('All 7 slots fit')).toBeVisible();
  await expectAccessible(page);
  await creator.createPast();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the event' }).click();
  await expect(page.getByRole('heading', { name: 'Austin Major 2025', level: 1 })).toBeVisible();

  await creator.open();
  await creator.search('Rocket League', '2022-07-20', '2022-09-01');
  await creator.draft(/RLCS 2021-22/);
  await expectAccessible(page);
  await creator.createPast();
  await page.getByRole('link', { name: 'Open the event' }).click();
  await expect(page.getByRole('heading', { name: /RLCS 2021-22/, level: 1 })).toBeVisible();
});
