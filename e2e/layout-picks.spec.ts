import type { Page } from '@playwright/test';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { expectLaidOutInAnyLanguage } from './fixtures/every-width.ts';
import { goWithin } from './fixtures/go-within.ts';
import { withLargestBracket, withLongNames } from './fixtures/hardest-event.ts';
import { expect, test } from './fixtures/test.ts';
import { type DemoEvent, demoEvents, EventPage } from './pages/event-page.ts';
import { Leaderboard, readBreakdown } from './pages/leaderboard.ts';
import { Profile } from './pages/profile.ts';

/** Under whatever name it comes. */
async function openAnyhow(page: Page, event: DemoEvent): Promise<void> {
  const id = await EventPage.idOf(page, event);
  await page.goto(`/${event.prefix}/event/${id}`);
  await expect(page.getByRole('button', { name: /^(NEXT|SUBMIT|Edit Your Picks)$/ })).toBeVisible();
}

/** The heights at which crests stand in rows of teams; one for each row where rows are level. */
const crestsOfRows = (page: Page) =>
  page.locator('button[data-team]').evaluateAll((cards) => {
    const rows = new Map<number, Set<number>>();
    for (const card of cards) {
      const { top } = card.getBoundingClientRect();
      const crest = card.firstElementChild?.getBoundingClientRect().top ?? 0;
      rows.set(top, (rows.get(top) ?? new Set()).add(crest));
    }
    return [...rows.values()].map(({ size }) => size);
  });

test('the longest names are shortened and cover nothing', async ({ page, player: _, isPhone }) => {
  await withLongNames(page);
  const events = [demoEvents.upcomingMajor, demoEvents.plainGroups, demoEvents.liveWorlds];
  for (const event of events) {
    await openAnyhow(page, event);
    expect(Math.max(1, ...(await crestsOfRows(page)))).toBe(1);
    await expectLaidOutInAnyLanguage(page, isPhone);
  }
  await page.getByRole('button', { name: 'List view' }).click();
  await expectLaidOutInAnyLanguage(page, isPhone);
});

test('a bracket of 64 teams is laid out like a small one, and all of it can be reached', async ({
  page,
  player: _,
  isPhone,
}) => {
  await withLargestBracket(page);
  await openAnyhow(page, demoEvents.doubleElimination);
  const { bracket } = new EventPage(page);
  await expect(bracket.match('UB-0-31')).toBeAttached();
  await expectLaidOutInAnyLanguage(page, isPhone);
  if (isPhone) {
    await page.getByText('Others', { exact: true }).click();
    await expect(bracket.match('UB-2-0')).toBeInViewport();
  }
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(bracket.match('LB-0-0')).toBeAttached();
  await expectLaidOutInAnyLanguage(page, isPhone);
});

test('picks, results and what is said of them are laid out at any width', async ({
  page,
  context,
  isPhone,
}) => {
  await signIn(context.request, demoPlayer);
  const event = new EventPage(page);
  for (const one of [demoEvents.finishedMajor, demoEvents.finishedWorlds]) {
    await event.goTo(one);
    await expect(event.scorePill).toBeVisible();
    await expectLaidOutInAnyLanguage(page, isPhone);
    const results = event.button('Show Results');
    if (await results.isVisible()) await results.click();
    await expectLaidOutInAnyLanguage(page, isPhone);
  }
});

test('boards, breakdowns and profiles are laid out at any width [rule: trophies-4, trophies-16]', async ({
  page,
  context,
  isPhone,
}) => {
  await signIn(context.request, demoPlayer);
  const event = new EventPage(page);
  await event.open(demoEvents.finishedMajor);
  await event.scorePill.click();
  await readBreakdown(page);
  await expectLaidOutInAnyLanguage(page, isPhone);
  await page.keyboard.press('Escape');

  await event.openOwnBoard();
  const board = new Leaderboard(page);
  await expect(board.ownRow).toBeInViewport();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await board.modal.getByRole('button', { name: 'Award info' }).click();
  await expect(event.modal('Award Info')).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await page.keyboard.press('Escape');
  await expect(event.modal('Award Info')).toBeHidden();
  if (await board.modal.isVisible()) await page.keyboard.press('Escape');

  // Over a page with little on it, which is laid out anew for every width as well.
  await goWithin(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  const profile = new Profile(page);
  await profile.openOwn();
  for (const section of await profile.tabs.allTextContents()) {
    await profile.show(section);
    await expectLaidOutInAnyLanguage(page, isPhone);
  }
});

test('the drawer beside the picks and a submission’s dialogs are laid out at any width', async ({
  page,
  player: _,
  isPhone,
}) => {
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  if (isPhone) {
    await event.pane();
    await expectLaidOutInAnyLanguage(page, isPhone);
    await event.closePane();
  }
  await event.button('Fill for me').click();
  await event.modal('Fill for me').getByText('One team wins everything').click();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await page.keyboard.press('Escape');
  await event.teams.pickSwiss();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await (await event.pane()).getByRole('link', { name: 'About Us' }).click();
  await expect(event.modal('Leave without saving?')).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await event.button('Keep picking').click();
  await event.closePane();
  await event.button('SUBMIT').click();
  await expect(event.modal('Picks Saved')).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
});
