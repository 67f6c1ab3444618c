import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/accessibility.ts';
import { demoAdmin, demoPlayer, signIn, signUp } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { type DemoEvent, EventPage } from '../pages/event-page.ts';
import { layoutShifts } from './layout-shift.ts';
import { hardToRead } from './rendered-text.ts';

const SETTLED_MS = 400;

type Viewer = 'visitor' | 'newcomer' | 'player' | 'admin';

const enter = {
  visitor: async () => undefined,
  newcomer: (page: Page) => signUp(page.context().request),
  player: (page: Page) => signIn(page.context().request, demoPlayer),
  admin: (page: Page) => signIn(page.context().request, demoAdmin),
} satisfies Record<Viewer, (page: Page) => Promise<unknown>>;

/** Takes a picture of what a viewer comes to see, and holds it to what can be read without effort. */
export function screen(
  name: string,
  viewer: Viewer,
  show: (page: Page) => Promise<unknown>,
  // A choice may move the rest of the page; lists are chosen from without a press here.
  { isChosen = false } = {},
): void {
  test(name, async ({ page }, { project }) => {
    await enter[viewer](page);
    await show(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    // A placeholder for loading content is no screen to look at.
    await expect(page.locator('[class*="_skeleton_"]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Drawing the bracket…')).toHaveCount(0);
    // The effects that follow a pick a moment later, so that they do not delay it.
    await page.waitForTimeout(SETTLED_MS);
    const path = join('test-results/screens', project.name, `${name}.png`);
    await page.screenshot({ path, animations: 'disabled', scale: 'css' });
    if (!isChosen) expect.soft(await layoutShifts(page), 'layout that shifts').toEqual([]);
    expect.soft(await accessibilityProblems(page), 'axe').toEqual([]);
    expect.soft(await hardToRead(page), 'text that is hard to read').toEqual([]);
  });
}

export const open = (event: DemoEvent) => async (page: Page) => {
  const shown = new EventPage(page);
  await shown.open(event);
  return shown;
};

export const openStage = (event: DemoEvent, stage: number) => async (page: Page) => {
  const id = await EventPage.idOf(page, event);
  await page.goto(`/${event.prefix}/event/${id}?stage=${stage}`);
  await expect(new EventPage(page).heading(event.name)).toBeVisible();
  return new EventPage(page);
};
