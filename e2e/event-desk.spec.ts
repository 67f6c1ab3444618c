import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { EventDeskPage } from './pages/event-desk.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

test.use({ copyOfWorld: STAFF });

test('an admin puts a lock off, renames and flags an event, renames a team, and draws a bracket anew; players see it [rule: events-9]', async ({
  page,
  browserOf,
}) => {
  const desk = new EventDeskPage(await browserOf(demoAdmin));
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
  await edit.getByRole('checkbox', { name: 'Notice ‘Survey Based Picks’' }).check();
  const tabs = edit.getByRole('group', { name: 'Survey in place of' });
  await tabs.getByRole('checkbox', { name: 'Group Stage' }).check();
  await edit.getByRole('combobox', { name: 'Opens with' }).selectOption('Wildcard');
  await expect(edit).toContainText('The page shows Wildcard first, whichever stage is current.');
  await expectAccessible(desk.page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(desk.page.getByRole('heading', { name: 'Worlds, renamed', level: 1 })).toBeVisible();

  // The notice shows once a session, and a tab leads to the survey.
  const event = new EventPage(page);
  await event.open({ prefix: 'rl', name: 'Worlds, renamed' });
  const notice = event.modal('Survey Based Picks');
  await expect(notice).toContainText('Picks of Group Stage are made in the survey');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(notice).toBeHidden();
  await event.stage('Group Stage').click();
  await expect(page).toHaveURL(/stage=2/);
  const instead = page.getByRole('tabpanel', { name: 'Group Stage' });
  await expect(instead).toContainText('Its picks are made in the survey');
  await expect(event.button('SUBMIT')).toHaveCount(0);
  await expectLaidOut(page, false);
  await expectAccessible(page);
  await page.reload();
  await expect(instead).toBeVisible();
  await expect(notice).toHaveCount(0);
  await instead.getByRole('link', { name: 'Go to the survey' }).click();
  await expect(page).toHaveURL(/\/rl\/survey$/);

  await desk.openRoom(demoEvents.liveWorlds.name);
  await desk.button('Slots by hand').first().click();
  const slots = desk.dialog('Slots of Group Stage');
  const [one, two] = [slots.getByRole('combobox').nth(0), slots.getByRole('combobox').nth(2)];
  const [first, second] = [await one.inputValue(), await two.inputValue()];
  await one.selectOption(second);
  await expect(slots.getByText('More than once')).toBeVisible();
  await expectAccessible(desk.page);
  await two.selectOption(first);
  await slots.getByRole('button', { name: 'Save' }).click();
  await expect(slots).toBeHidden();
  await desk.button('Slots by hand').first().click();
  await expect(one).toHaveValue(second);
  await slots.getByRole('button', { name: 'Back' }).click();

  // Somebody looks at the event while a team of it is called otherwise, and gets a picture.
  await event.open(demoEvents.liveWorlds);
  await desk.button('Edit Team BDS').click();
  const team = desk.page.getByRole('dialog', { name: /^Edit / });
  await team.getByRole('textbox', { name: 'Name' }).fill('Called Otherwise');
  await team.getByRole('button', { name: 'Save name' }).click();
  await expect(team).toHaveAccessibleName('Edit Called Otherwise');
  await team.getByLabel('Picture from a file').setInputFiles({
    name: 'team.png',
    mimeType: 'image/png',
    buffer: await desk.page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
  });
  await expect(team.getByText('Called Otherwise has another picture')).toBeVisible();
  await expectAccessible(desk.page);
  await expect(page.getByText('Called Otherwise').first()).toBeVisible();
  await team.getByRole('button', { name: 'Undo: Team BDS is called Called Otherwise' }).click();
  await expect(page.getByText('Called Otherwise')).toHaveCount(0);
  await team.getByRole('button', { name: 'Done' }).click();
});
