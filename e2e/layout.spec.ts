import { longestName, signUp } from './fixtures/accounts.ts';
import { expectLaidOutInAnyLanguage } from './fixtures/every-width.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Shell } from './pages/shell.ts';

/** A visitor's screens, on their own and with what opens over them. */
test('nothing of a visitor’s screens is cut off or covered at any width [rule: product-16, trophies-17]', async ({
  page,
  isPhone,
}) => {
  const shell = new Shell(page);
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
  // Each says something else than the one before: what is looked at has come.
  for (const [path, name] of [
    ['/about-us', 'About Us'],
    ['/reset-password', 'This link is not complete'],
    ['/community', 'Community'],
    ['/verify-email', 'This link is not complete'],
    ['/unsubscribe', 'This link does not work'],
  ] as const) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    await expectLaidOutInAnyLanguage(page, isPhone);
  }
  await goWithin(page, '/cs/trophy-room');
  const leaders = page.getByRole('region', { name: 'Award Leaders' });
  await expect(leaders.getByRole('button', { name: /^Profile of/ }).first()).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await goWithin(page, '/about-us');
  // Overlays are laid out alike over all pages; a page with little on it is the fastest.
  for (const [item, title] of [
    ['Login', 'Log In'],
    ['Register', 'Register'],
  ] as const) {
    await shell.choose(shell.visitorMenu, item);
    await expect(shell.modal(title)).toBeVisible();
    await expectLaidOutInAnyLanguage(page, isPhone);
    await page.keyboard.press('Escape');
  }
  for (const event of [demoEvents.upcomingWorlds, demoEvents.liveMajor, demoEvents.finishedMajor]) {
    await new EventPage(page).goTo(event);
    await expectLaidOutInAnyLanguage(page, isPhone);
  }
});

test('panel, map and tools of a bracket cover no match, and a screen with room shows all of it', async ({
  page,
  player: _,
  isPhone,
}) => {
  const event = new EventPage(page);
  for (const one of [demoEvents.liveWorlds, demoEvents.doubleElimination]) {
    await event.goTo(one);
    await expect(event.bracket.match('UB-0-0')).toBeVisible();
    await expectLaidOutInAnyLanguage(page, isPhone);
  }
  // Phones have a strip of rounds in its place.
  if (isPhone) return;
  const plane = page.getByRole('group', { name: /^Bracket\./ });
  for (const size of [
    { width: 2560, height: 1440, isWhole: true },
    { width: 1440, height: 900, isWhole: true },
    { width: 1050, height: 720, isWhole: false },
    { width: 600, height: 900, isWhole: false },
  ]) {
    await page.setViewportSize(size);
    await event.button('Fit to viewer').click();
    const found = await plane.evaluate((view) => {
      const frame = view.getBoundingClientRect();
      const tools = ['[aria-label="Next match"]', '[data-minimap]', '[role=toolbar]'].flatMap(
        (name) => [...document.querySelectorAll(name)].map((tool) => tool.getBoundingClientRect()),
      );
      const drawn = [...view.querySelectorAll('[data-match], h3')].map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isOut =
          left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom;
        const isCovered = tools.some(
          (tool) =>
            Math.min(tool.right, right, frame.right) - Math.max(tool.left, left, frame.left) > 1 &&
            Math.min(tool.bottom, bottom, frame.bottom) - Math.max(tool.top, top, frame.top) > 1,
        );
        return { name: part.textContent, isOut, isCovered };
      });
      return {
        tools: tools.length,
        covered: drawn.filter(({ isCovered }) => isCovered).map(({ name }) => name),
        isWhole: drawn.every(({ isOut }) => !isOut),
      };
    });
    expect(found).toEqual({ tools: 3, covered: [], isWhole: size.isWhole });
  }
});

test('the bar has room for the longest name and for its menus at any width [rule: product-12, product-15, product-16]', async ({
  page,
  context,
  isPhone,
}) => {
  await signUp(context.request, longestName());
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  await expectLaidOutInAnyLanguage(page, isPhone);
  await goWithin(page, '/unsubscribe');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  for (const menu of [/^Game: /, 'User menu', /^Notifications/]) {
    const button = page.getByRole('button', { name: menu });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectLaidOutInAnyLanguage(page, isPhone);
    await page.keyboard.press('Escape');
  }
  const shell = new Shell(page);
  await shell.choose(shell.userMenu, 'Profile');
  await expect(page.getByRole('dialog').getByText(/^Member since/)).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
});
