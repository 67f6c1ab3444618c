import type { Page } from '@playwright/test';
import { demoAdmin } from './fixtures/accounts.ts';
import { changeAnswers } from './fixtures/changed-answers.ts';
import { saveSwissPicks } from './fixtures/saved-picks.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { OverridePage } from './pages/override-page.ts';

test.use({ copyOfWorld: 'visit' });

interface Listed {
  readonly id: number;
  readonly metadata: { readonly startDate: string; readonly endDate: string };
}

/** Lists the game's current events as they would be in another order, or at another time. */
const listAs = (page: Page, change: (events: Listed[]) => Listed[]) =>
  changeAnswers(page, '/api/event/currentEvents', change);

const startedYesterday = (event: Listed): Listed => ({
  ...event,
  metadata: { ...event.metadata, startDate: new Date(Date.now() - 86_400_000).toISOString() },
});

test('the event is chosen once a visit: what changes meanwhile takes nobody away from it [rule: events-22]', async ({
  page,
  browserOf,
  player: _,
}) => {
  const event = new EventPage(page);
  await listAs(page, (events) => {
    const first = events.find(({ id }) => id === chosen);
    return first ? [first, ...events.filter((other) => other !== first)] : events;
  });
  let chosen = await EventPage.idOf(page, demoEvents.upcomingWorlds);
  await page.goto('/rl');
  await expect(event.heading(demoEvents.upcomingWorlds.name)).toBeVisible();
  await expect(page).toHaveURL(`/rl/event/${chosen}`);
  await event.teams.press('Which eight teams advance?', { count: 3 });

  await test.step('a lock and another order, told by a live update', async () => {
    chosen = await EventPage.idOf(page, demoEvents.liveWorlds);
    const read = page.waitForResponse('**/api/event/currentEvents*');
    const admin = new OverridePage(await browserOf(demoAdmin));
    await admin.open(demoEvents.upcomingWorlds);
    await admin.lockNow('The first match starts early');
    await read;
    await expect(event.state).toHaveText('Picks Are Locked');
    await expect(event.heading(demoEvents.upcomingWorlds.name)).toBeVisible();
  });
  await test.step('coming back to the tab leads to the same event', async () => {
    await page.goto('/about-us');
    await page.goBack();
    await expect(event.heading(demoEvents.upcomingWorlds.name)).toBeVisible();
    await page.reload();
    await expect(event.heading(demoEvents.upcomingWorlds.name)).toBeVisible();
  });
});

test('a started event that the viewer has picks in comes first, for the viewer alone', async ({
  page,
  browserOf,
  player: _,
}) => {
  const event = new EventPage(page);
  await saveSwissPicks(page.request, await EventPage.idOf(page, demoEvents.upcomingMajor));
  await listAs(page, (events) => events.map(startedYesterday));
  await page.goto('/cs');
  await expect(event.heading(demoEvents.upcomingMajor.name)).toBeVisible();

  const visitor = new EventPage(await browserOf(null));
  await listAs(visitor.page, (events) => events.map(startedYesterday));
  await visitor.page.goto('/cs');
  await expect(visitor.heading(demoEvents.liveMajor.name)).toBeVisible();
});

test('a stage stands in the address: shared, and back walks through them [rule: event-page-11]', async ({
  page,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.liveMajor);
  const { pathname } = new URL(page.url());
  const isShown = (name: string) =>
    expect(event.stage(name)).toHaveAttribute('aria-selected', 'true');
  await isShown('Stage 2');
  await event.stage('Stage 1').click();
  await expect(page).toHaveURL(`${pathname}?stage=1`);
  await isShown('Stage 1');
  await event.button('Share').click();
  await expect(event.toast('Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await isShown('Stage 1');
  await event.stage('Stage 2').click();
  await isShown('Stage 2');
  await page.goBack();
  await isShown('Stage 1');
  await page.goBack();
  await isShown('Stage 2');
  await expect(event.heading(demoEvents.liveMajor.name)).toBeVisible();
});

test('a group of a stage stands in the address too', async ({ page, player: _ }) => {
  const event = new EventPage(page);
  await event.open(demoEvents.liveWorlds);
  await event.group('Group B').click();
  await expect(page).toHaveURL(/\?stage=2&substage=2$/);
  await page.reload();
  await expect(event.group('Group B')).toHaveAttribute('aria-selected', 'true');
  await event.group('Group A').click();
  await expect(event.group('Group A')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(event.group('Group B')).toHaveAttribute('aria-selected', 'true');
});
