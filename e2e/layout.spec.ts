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
  for (const path of ['/', '/about-us', '/reset-password', '/verify-email', '/unsubscribe']) {
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
