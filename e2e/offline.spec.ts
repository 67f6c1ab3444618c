import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { partFile } from './fixtures/part-files.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { OverridePage } from './pages/override-page.ts';
import { Shell } from './pages/shell.ts';
import { SWISS_STEPS } from './pages/team-slip.ts';

test.use({ copyOfWorld: 'offline', fetchesAhead: true });

const isSave = (request: Request) => request.url().includes('/api/picks/save/user/');

/** The saves that leave the page from now on. */
function savesOf(page: Page): Request[] {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (isSave(request)) saves.push(request);
  });
  return saves;
}

/** Dialogs are fetched once somebody is about to press something. */
async function allFetched(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Callshot home' }).hover();
  const parts = ['log-in-modal', 'save-modals', 'leave-modal'].map(partFile);
  const hasAll = (names: readonly string[]) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((part) => files.some((file) => file.endsWith(part)));
  };
  // Some forty parts come one after another, each when the browser is idle or after three seconds.
  await expect.poll(() => page.evaluate(hasAll, parts), { timeout: 150_000 }).toBe(true);
}

test.beforeEach(async ({ guard, page }) => {
  // The browser keeps the times of 250 files unless told.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1000));
  guard.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/);
  guard.expect(/\/api\/picks\/save\/user.*409/);
});

test('picks made and submitted without a connection say so at once, wait, and are saved when it is back', async ({
  page,
  context,
  player: _,
}) => {
  const event = new EventPage(page);
  const saves = savesOf(page);
  await event.open(demoEvents.upcomingWorlds);
  await allFetched(page);
  await context.setOffline(true);
  await event.teams.pickSwiss();
  await event.button('SUBMIT').click();
  const waiting = page.getByRole('alert').filter({ hasText: 'No connection.' });
  await expect(waiting).toContainText('They are kept on this device');
  await expectAccessible(page);
  expect(saves).toEqual([]);

  await test.step('leaving asks, and so does another stage', async () => {
    await page.getByRole('link', { name: 'About Us' }).click();
    const leaving = event.modal('Leave without saving?');
    await expect(leaving).toContainText('there was no connection');
    await leaving.getByRole('button', { name: 'Keep picking' }).click();
    await expect(waiting).toBeVisible();
  });
  await context.setOffline(false);
  await expect(event.modal('Picks Saved')).toBeVisible();
  expect(saves).toHaveLength(1);
  await event.button('Done').click();
  await expect(event.state).toContainText('Picks saved');
  await page.reload();
  await expect(event.state).toContainText('Picks saved');
});

test('a submission that waits is given up with a change, by hand, and never after the lock', async ({
  page,
  context,
  browserOf,
  player: _,
}) => {
  const event = new EventPage(page);
  const saves = savesOf(page);
  const waiting = page.getByRole('alert').filter({ hasText: 'No connection.' });
  await event.open(demoEvents.upcomingMajor);
  await event.teams.pickSwiss();
  await allFetched(page);

  await test.step('a change takes it back', async () => {
    await context.setOffline(true);
    await event.button('SUBMIT').click();
    await expect(waiting).toBeVisible();
    await event.teams.teams(SWISS_STEPS.cleanSweepLoser).first().click();
    await expect(waiting).toBeHidden();
    await expect(event.toast('Not submitted: you changed the picks')).toBeVisible();
    await event.teams.teams(SWISS_STEPS.cleanSweepLoser).first().click();
  });
  await test.step('so does its owner', async () => {
    await event.button('SUBMIT').click();
    await event.button('Do not submit').click();
    await expect(event.button('SUBMIT')).toBeVisible();
  });
  await context.setOffline(false);
  await expect(page.getByText('No connection. This page may be out of date.')).toBeHidden();
  expect(saves).toEqual([]);

  await test.step('after the lock they are not saved, and nothing says they were', async () => {
    await context.setOffline(true);
    await event.button('SUBMIT').click();
    await expect(waiting).toBeVisible();
    const admin = new OverridePage(await browserOf(demoAdmin));
    await admin.open(demoEvents.upcomingMajor);
    await admin.lockNow('The first match starts early');
    await context.setOffline(false);
    const locked = event.modal('Picks Are Locked');
    await expect(locked).toContainText('they were not saved');
    await expect(locked).toContainText('No picks of yours count for Stage 1');
    await locked.getByRole('button', { name: 'Ok' }).click();
    await expect(event.state).toHaveText('Picks Are Locked');
  });
});

test.describe('on slow 3G', () => {
  test.use({ fetchesAhead: false });

  test('picks are made, submitted and confirmed', async ({ page, player: _ }) => {
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const event = new EventPage(page);
    await event.open(demoEvents.upcomingWorlds);
    await event.teams.pickSwiss();
    await event.button('SUBMIT').click();
    await expect(event.modal('Picks Saved')).toBeVisible({ timeout: 60_000 });
    await event.button('Done').click();
    await expect(event.state).toContainText('Picks saved');
  });
});

test('a save that hangs is told of after three seconds, and its repetition is the same save', async ({
  page,
  player: _,
}) => {
  const event = new EventPage(page);
  const saves = savesOf(page);
  await page.clock.install();
  await event.open(demoEvents.upcomingWorlds);
  await event.teams.pickSwiss();
  await page.route('**/api/picks/save/user/*', () => undefined);
  const sent = page.waitForRequest('**/api/picks/save/user/*');
  await event.button('SUBMIT').click();
  await sent;
  await page.clock.runFor(3_100);
  const waiting = page.getByRole('alert').filter({ hasText: 'The server is not responding.' });
  await expect(waiting).toContainText('kept on this device');
  await expectAccessible(page);
  // The first one stays as it is.
  await page.route('**/api/picks/save/user/*', (route) => route.continue());
  await page.clock.runFor(15_000);
  await expect(waiting.or(event.modal('Picks Saved'))).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(event.modal('Picks Saved')).toBeVisible();
  const keys = saves.map((save) => save.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what is on screen stays without a connection, and says that it may be old', async ({
  page,
  context,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.liveMajor);
  await context.setOffline(true);
  const notice = page.getByText('No connection. This page may be out of date.');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await event.stage('Stage 1').click();
  await expect(event.heading(demoEvents.liveMajor.name)).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test.describe('where parts are fetched when they are asked for, and at no other time', () => {
  test.use({ fetchesAhead: false });

  test('a dialog that cannot be fetched leaves the page standing, and is fetched again', async ({
    page,
  }) => {
    const event = new EventPage(page);
    await page.route(/\/assets\/dialog-/, (route) => route.abort());
    await page.route(`**${partFile('log-in-modal')}`, (route) => route.abort());
    await event.open(demoEvents.upcomingWorlds);
    const shell = new Shell(page);
    await shell.choose(shell.visitorMenu, 'Login');
    const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    await expect(failed).toBeVisible();
    await expect(event.heading(demoEvents.upcomingWorlds.name)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Try again' }).click();
    const dialog = event.modal('Log In');
    await expect(dialog).toBeVisible();
    await expect(failed).toBeHidden();
    await test.step('with its style', async () => {
      const edge = await dialog.evaluate((popup) => getComputedStyle(popup).borderTopStyle);
      expect(edge).toBe('solid');
    });
  });

  test('a page that cannot be fetched can be, later; one of a version that is gone asks for a reload', async ({
    page,
  }) => {
    const event = new EventPage(page);
    await page.route(`**${partFile('about-page')}`, (route) => route.abort());
    await event.open(demoEvents.liveMajor);
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

    await page.route(`**${partFile('global-leaderboard-modal')}`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await event.open(demoEvents.liveMajor);
    await (await event.pane()).getByRole('button', { name: 'Full leaderboard' }).click();
    await expect(page.getByText('Callshot has been updated')).toBeVisible();
    await expect(event.button('Reload')).toBeVisible();
  });
});
