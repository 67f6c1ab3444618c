import { join } from 'node:path';
import { LANGUAGE_COOKIE } from '@callshot/contract/languages';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/accessibility.ts';
import { demoAdmin, demoPlayer, signIn, signUp } from '../fixtures/accounts.ts';
import { focusProblems } from '../fixtures/focus-audit.ts';
import { structureProblems } from '../fixtures/page-structure.ts';
import { expect, test } from '../fixtures/test.ts';
import { type DemoEvent, EventPage } from '../pages/event-page.ts';
import { layoutShifts } from './layout-shift.ts';
import { hardToRead } from './rendered-text.ts';

const SETTLED_MS = 400;
/** Pictures are taken in these: `npm run screenshots -- --languages en,de --themes dark,light`. */
const listed = (name: string, otherwise: string) => (process.env[name] ?? otherwise).split(',');
const languages = listed('SCREEN_LANGUAGES', 'en');
const themes = listed('SCREEN_THEMES', 'dark');

type Viewer = 'visitor' | 'newcomer' | 'player' | 'admin';

const enter = {
  visitor: async () => undefined,
  newcomer: (page: Page) => signUp(page.context().request),
  player: (page: Page) => signIn(page.context().request, demoPlayer),
  admin: (page: Page) => signIn(page.context().request, demoAdmin),
} satisfies Record<Viewer, (page: Page) => Promise<unknown>>;

async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // A placeholder for loading content is no screen to look at.
  await expect(page.locator('[class*="_skeleton_"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Drawing the bracket…')).toHaveCount(0);
  // The effects that follow a pick a moment later, so that they do not delay it.
  await page.waitForTimeout(SETTLED_MS);
}

/**
 * In every theme and language that was asked for. Pictures in English and dark are those of the product's documents. A
 * page is loaded again for another language, and shows what its address says: a dialog that was opened by hand is gone.
 */
async function takePictures(page: Page, width: string, name: string): Promise<void> {
  for (const language of languages) {
    if (language !== 'en') {
      await page
        .context()
        .addCookies([{ name: LANGUAGE_COOKIE, value: language, url: page.url() }]);
      await page.reload();
      await comeToRest(page);
    }
    for (const theme of themes) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      const folder =
        language === 'en' && theme === 'dark' ? width : `${width}-${language}-${theme}`;
      const path = join('test-results/screens', folder, `${name}.png`);
      await page.screenshot({ path, animations: 'disabled', scale: 'css' });
      const at = `${language}, ${theme}`;
      expect.soft(await accessibilityProblems(page), `axe: ${at}`).toEqual([]);
      expect.soft(await hardToRead(page), `text that is hard to read: ${at}`).toEqual([]);
    }
  }
}

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
    await comeToRest(page);
    if (!isChosen) expect.soft(await layoutShifts(page), 'layout that shifts').toEqual([]);
    expect.soft(await page.evaluate(structureProblems), 'title, headings, landmarks').toEqual([]);
    await takePictures(page, project.name, name);
    // Last: it moves the focus through the page.
    expect.soft(await page.evaluate(focusProblems), 'focus and targets').toEqual([]);
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
