import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { EventDeskPage } from './pages/event-desk.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

test.use({ copyOfWorld: 'event-desk' });

test('an admin puts a lock off and renames an event from its control room; players see both', async ({
  browserOf,
}) => {
  const desk = new EventDeskPage(await browserOf(demoAdmin));
  await desk.page.goto('/rl/event');
  await desk.openRoom(demoEvents.upcomingWorlds.name);
  await expectAccessible(desk.page);

  await desk.button('Extend lock').click();
  const extension = desk.dialog('Extend the lock?');
  await expectAccessible(desk.page);
  await extension.getByRole('textbox', { name: 'Reason' }).fill('The sign-in was away');
  await extension.getByRole('button', { name: 'Extend lock by 15 min' }).click();
  await expect(desk.stage('Wildcard')).toContainText('put off by 15 min');

  await desk.button('Edit event').click();
  const edit = desk.dialog('Edit event');
  await edit.getByRole('textbox', { name: 'Name' }).fill('Worlds, renamed');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(desk.page.getByRole('heading', { name: 'Worlds, renamed', level: 1 })).toBeVisible();

  await desk.page.getByRole('link', { name: 'As players see it' }).click();
  await expect(new EventPage(desk.page).heading('Worlds, renamed')).toBeVisible();
});
