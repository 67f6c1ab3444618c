import { expectAccessible } from './fixtures/accessibility.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Shell } from './pages/shell.ts';

test('the landing page shows each game with its event and the state of its picks [rule: product-22, product-23]', async ({
  page,
}) => {
  await page.goto('/');
  const tile = (game: string) => page.getByRole('link', { name: new RegExp(game) });
  await expect(tile('Rocket League')).toContainText(demoEvents.liveWorlds.name);
  await expect(tile('Rocket League')).toContainText('Picks currently open');
  await expect(tile('Counter-Strike')).toContainText(demoEvents.liveMajor.name);
  await expect(page.getByRole('link', { name: 'Make your picks', exact: true })).toHaveAttribute(
    'href',
    /^\/(rl|cs)\/event\/\d+$/,
  );
  await expectAccessible(page);

  await tile('Counter-Strike').click();
  await expect(page).toHaveURL(/\/cs\/event\/\d+$/);
  await expect(new EventPage(page).heading(demoEvents.liveMajor.name)).toBeVisible();
});

test('a page is shared; switching the game keeps it and drops what belongs to one game [rule: event-page-5, product-9, product-10]', async ({
  page,
}) => {
  const shell = new Shell(page);
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingWorlds);
  await test.step('Share copies the link of what is on screen', async () => {
    await event.button('Share').click();
    await expect(event.toast('Link Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(event.toast('Link Copied!')).toBeHidden();
  });
  await shell.switchGame('Counter-Strike');
  await expect(page).toHaveURL(/\/cs\/event\/\d+$/);
  await expect(event.heading(demoEvents.liveMajor.name)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Game: Counter-Strike' })).toBeVisible();
});

test('unknown paths lead to the pick’ems of the prefix or of the chosen game [rule: product-6, product-12]', async ({
  page,
  guard,
}) => {
  guard.expect(/\/api\/(event\/get\?|picks\/get\/official\/).*404/);
  const event = new EventPage(page);
  await page.goto('/cs/nothing/here');
  await expect(page).toHaveURL(/\/cs\/event\/\d+$/);
  await expect(event.heading(demoEvents.liveMajor.name)).toBeVisible();
  await test.step('later stages wait, and stages that are over can be looked at', async () => {
    await expect(event.stage('Stage 2')).toHaveAttribute('aria-selected', 'true');
    await expect(event.stage('Stage 3')).toHaveAttribute('aria-disabled', 'true');
    await event.stage('Stage 3').click({ force: true });
    await expect(event.stage('Stage 2')).toHaveAttribute('aria-selected', 'true');
    await event.stage('Stage 1').click();
    await expect(event.stage('Stage 1')).toHaveAttribute('aria-selected', 'true');
    await expect(event.results.standing('undefeated')).toHaveCount(2);
    await expectAccessible(page);
  });
  await goWithin(page, '/nothing/here');
  await expect(page).toHaveURL(/\/cs\/event\/\d+$/);
  await goWithin(page, '/rl/event/999999');
  await expect(page.getByRole('heading', { name: 'No such event' })).toBeVisible();
  await expectAccessible(page);
});

test('the pane names the event, counts down, and leads along past and live events [rule: event-page-1, event-page-7, event-page-8]', {
  tag: '@phone',
}, async ({ page }) => {
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingWorlds);
  const pane = await event.pane();
  await expect(pane.getByRole('heading', { name: demoEvents.upcomingWorlds.name })).toBeVisible();
  await expect(pane.getByText('Picks lock in:')).toBeVisible();
  await expect(pane.getByRole('timer')).toHaveAccessibleName(/^\d+ days? \d+ hours? \d+ minutes?$/);
  await expect(pane.getByRole('heading', { name: 'RECENT ENTRANTS' })).toBeVisible();
  await expect(pane.getByRole('listitem')).toHaveCount(10);
  // Before an event has started nobody's picks open: its entrants lead to their profiles.
  const entrants = pane
    .getByRole('listitem')
    .getByRole('button', { name: /, Open their profile$/ });
  await expect(entrants).toHaveCount(10);
  await expectAccessible(page);

  await pane.getByText('Past', { exact: true }).click();
  await expect(event.heading(demoEvents.finishedWorlds.name)).toBeVisible();
  const past = await event.pane();
  await expect(past.getByText('Event is complete')).toBeVisible();
  await expect(past.getByRole('heading', { name: 'GLOBAL TOP 10' })).toBeVisible();
  await expect(past.getByRole('button', { name: 'Previous event' })).toBeDisabled();

  await past.getByText('Live', { exact: true }).click();
  await expect(event.heading(demoEvents.liveWorlds.name)).toBeVisible();
  await (await event.pane()).getByRole('link', { name: 'Next event' }).click();
  await expect(event.heading(demoEvents.upcomingWorlds.name)).toBeVisible();
  await (await event.pane()).getByRole('link', { name: 'Previous event' }).click();
  await expect(event.heading(demoEvents.liveWorlds.name)).toBeVisible();
});
