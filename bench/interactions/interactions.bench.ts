import type { Browser, Locator, Page } from '@playwright/test';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { withDemoProduct } from '../../scripts/lib/demo-product.mjs';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { settled } from '../browser/task-time.ts';
import { sized } from '../sized.ts';

const ROUNDS = sized(7, 1);
const SLOWED = sized(6, 1);
const MOST_MS = 200;

interface Press {
  readonly name: string;
  readonly path: string;
  /** A phone has a menu in place of tabs. */
  readonly isWide?: boolean;
  pressed(page: Page): Locator;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Each is pressed once its page has come to rest. */
const presses: readonly Press[] = [
  {
    name: 'a placement in a Swiss stage',
    path: '/cs',
    pressed: (page) => page.locator('main button[aria-pressed=false]:not([disabled])').first(),
  },
  {
    name: 'a pick in a bracket',
    path: '/rl/event/7',
    pressed: (page) => page.locator('[data-slot$=":top"]').first(),
  },
  {
    name: 'another tab of an event',
    path: '/rl/event/1',
    isWide: true,
    pressed: (page) => page.locator('main [role=tab][aria-selected=false]').first(),
  },
  {
    name: 'the leaderboard',
    path: '/rl/event/1',
    pressed: (page) =>
      page.getByRole('button', { name: 'Leaderboard' }).filter({ visible: true }).first(),
  },
];

/**
 * The time from a press until the next frame, as Interaction to Next Paint counts it, with the processor slowed six
 * times. A page of one button is pressed in the same browser.
 */
export async function run(): Promise<BenchRow[]> {
  await ensureBuilt();
  await ensureChromium();
  const rows: BenchRow[] = [];
  await withDemoProduct(async ({ address, browser }: { address: string; browser: Browser }) => {
    for (const press of presses) {
      const [ours, bare]: [number[], number[]] = [[], []];
      // By turns, so that other load hits both alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await answerTo(browser, address, press));
        bare.push(await answerTo(browser, '', bareOf(press)));
      }
      rows.push({
        bench: `from a press to the next frame, CPU x6: ${press.name}`,
        ours: medianOf(ours),
        oursUnit: 'ms',
        peer: medianOf(bare),
        peerName: 'a page of one button',
        most: MOST_MS,
      });
    }
  });
  return rows;
}

const bareOf = (press: Press): Press => ({
  ...press,
  path: `data:text/html,<button onclick="this.textContent='Picked'">Pick</button>`,
  pressed: (page) => page.locator('button'),
});

/** Milliseconds of the longest event that the press causes. */
async function answerTo(
  browser: Browser,
  address: string,
  { path, isWide = false, pressed }: Press,
): Promise<number> {
  const context = await browser.newContext({
    viewport: isWide ? DESKTOP : PHONE,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}${path}`);
  const button = pressed(page);
  await button.waitFor();
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const heard = await page.evaluateHandle(() => {
    const told: number[] = [];
    // Unless asked, browsers tell of what takes longer than 104 ms alone.
    const least: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId !== 0) told.push(entry.duration);
      }
    }).observe(least);
    return told;
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  // The pointer itself: `click` of a locator asks, within the press, what lies under it.
  await button.hover();
  await settled(page);
  await page.mouse.down();
  await page.mouse.up();
  await settled(page);
  const longest = await heard.evaluate((told) => Math.max(0, ...told));
  await context.close();
  // Shorter than what browsers tell of.
  return longest === 0 ? 16 : longest;
}
