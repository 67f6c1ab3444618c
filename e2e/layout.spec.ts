import { longestName, signUp } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Shell } from './pages/shell.ts';

/** A visitor's screens, on their own and with what opens over them. */
test('nothing of a visitor’s screens is cut off or covered at any width', async ({
  page,
  isPhone,
}) => {
  const shell = new Shell(page);
  for (const path of [
    '/',
    '/about-us',
    '/community',
    '/reset-password',
    '/verify-email',
    '/unsubscribe',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectLaidOut(page, isPhone);
  }
  for (const event of [demoEvents.upcomingWorlds, demoEvents.liveMajor, demoEvents.finishedMajor]) {
    await new EventPage(page).open(event);
    await expectLaidOut(page, isPhone);
  }
  for (const [item, title] of [
    ['Login', 'Log In'],
    ['Register', 'Register'],
  ] as const) {
    await shell.choose(shell.visitorMenu, item);
    await expect(shell.modal(title)).toBeVisible();
    await expectLaidOut(page, isPhone);
    await page.keyboard.press('Escape');
  }
});

test('the tools of a bracket keep off its matches, and Fit shows all of it with a margin', async ({
  page,
  player: _,
  isPhone,
}) => {
  const event = new EventPage(page);
  for (const one of [demoEvents.doubleElimination, demoEvents.liveWorlds]) {
    await event.open(one);
    await expect(event.bracket.match('UB-0-0')).toBeVisible();
    await expectLaidOut(page, isPhone);
  }
  // Phones have a strip of rounds in its place.
  if (isPhone) return;
  const plane = page.getByRole('group', { name: /^Bracket\./ });
  const map = page.locator('[data-minimap]');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1050, height: 720 },
    { width: 600, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await event.button('Fit to viewer').click();
    await expect(map).toBeHidden();
    const margins = await plane.evaluate((view) => {
      const { left, top, right, bottom } = view.getBoundingClientRect();
      const boxes = [...view.querySelectorAll('[data-match], h3')].map((box) =>
        box.getBoundingClientRect(),
      );
      return [
        Math.min(...boxes.map((box) => box.left)) - left,
        Math.min(...boxes.map((box) => box.top)) - top,
        right - Math.max(...boxes.map((box) => box.right)),
        bottom - Math.max(...boxes.map((box) => box.bottom)),
      ];
    });
    for (const margin of margins) expect(margin).toBeGreaterThanOrEqual(23);
    for (let step = 0; step < 12; step += 1) await event.button('Zoom in').click();
    await expect(map).toBeVisible();
  }
});

test('the bar has room for the longest name and for its menus at any width', async ({
  page,
  context,
  isPhone,
}) => {
  await signUp(context.request, longestName());
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  await expectLaidOut(page, isPhone);
  for (const menu of [/^Game: /, 'User menu', /^Notifications/]) {
    const button = page.getByRole('button', { name: menu });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectLaidOut(page, isPhone);
    await page.keyboard.press('Escape');
  }
  const shell = new Shell(page);
  await shell.choose(shell.userMenu, 'Profile');
  await expect(page.getByRole('dialog').getByText(/^Member since/)).toBeVisible();
  await expectLaidOut(page, isPhone);
});
