import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { noFlags, setFlags } from './fixtures/event-flags.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { expect, test } from './fixtures/test.ts';
import { EventDeskPage } from './pages/event-desk.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

// Others look at the same events.
test.afterEach(async ({ page, requestOf }) => {
  const admin = await requestOf(demoAdmin);
  for (const event of [demoEvents.upcomingWorlds, demoEvents.liveWorlds]) {
    await setFlags(admin, await EventPage.idOf(page, event), noFlags);
  }
});

/** As staff do it, the same at every width. */
async function flagByHand(desk: EventDeskPage): Promise<void> {
  await desk.openRoom(demoEvents.upcomingWorlds.name);
  await desk.button('Edit event').click();
  const edit = desk.dialog('Edit event');
  await edit.getByRole('checkbox', { name: 'Notice ‘Survey Based Picks’' }).check();
  const tabs = edit.getByRole('group', { name: 'Survey in place of' });
  await tabs.getByRole('checkbox', { name: 'Group Stage' }).check();
  await edit.getByRole('combobox', { name: 'Opens with' }).selectOption('Wildcard');
  await expect(edit).toContainText('The page shows Wildcard first, whichever stage is current.');
  await expectAccessible(desk.page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
}

test('staff flag an event: its notice shows once a session, and a tab leads to the survey @phone', async ({
  page,
  browserOf,
  requestOf,
  isPhone,
}) => {
  if (isPhone) {
    const eventId = await EventPage.idOf(page, demoEvents.upcomingWorlds);
    const flags = { forcedStage: 0, surveyNotice: true, openTabs: [1] };
    await setFlags(await requestOf(demoAdmin), eventId, flags);
  } else await flagByHand(new EventDeskPage(await browserOf(demoAdmin)));

  const event = new EventPage(page);
  await event.open(demoEvents.upcomingWorlds);
  const notice = event.modal('Survey Based Picks');
  await expect(notice).toContainText('Picks of Group Stage are made in the survey');
  await expect(notice.getByRole('link', { name: 'Go to the survey' })).toHaveAttribute(
    'href',
    '/rl/survey',
  );
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(notice).toBeHidden();

  if (isPhone) {
    await page.getByRole('button', { name: 'Stage: Wildcard' }).click();
    await page.getByRole('menuitemradio', { name: /^Group Stage/ }).click();
  } else await event.stage('Group Stage').click();
  await expect(page).toHaveURL(/stage=2/);
  const instead = page.getByRole('tabpanel', { name: 'Group Stage' });
  await expect(instead).toContainText('Its picks are made in the survey');
  await expect(instead.getByRole('link', { name: 'Go to the survey' })).toBeVisible();
  await expect(event.button('SUBMIT')).toHaveCount(0);
  await expectLaidOut(page, isPhone);
  if (!isPhone) await expectAccessible(page);
  await page.reload();
  await expect(instead).toBeVisible();
  await expect(notice).toHaveCount(0);
  await instead.getByRole('link', { name: 'Go to the survey' }).click();
  await expect(page).toHaveURL(/\/rl\/survey$/);
});

test('an event that is forced to a stage opens with it, and others can be chosen', async ({
  page,
  requestOf,
}) => {
  const eventId = await EventPage.idOf(page, demoEvents.liveWorlds);
  await setFlags(await requestOf(demoAdmin), eventId, { ...noFlags, forcedStage: 0 });

  const event = new EventPage(page);
  await event.open(demoEvents.liveWorlds);
  await expect(event.stage('Wildcard')).toHaveAttribute('aria-selected', 'true');
  await event.stage('Group Stage').click();
  await expect(event.stage('Group Stage')).toHaveAttribute('aria-selected', 'true');
});
