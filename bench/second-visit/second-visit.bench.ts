import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { withDemoProduct } from '../../scripts/lib/demo-product.mjs';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';

const rounds = sized(9, 1);
const MOST_MS = 500;
/** A worker registers when the page has rested, and keeps the page then. */
const KEPT_WITHIN_MS = 60_000;

const pages = [
  { name: 'an event', path: '/cs' },
  { name: 'the leagues', path: '/cs/leagues' },
] as const;

/** A page that is opened again on slow 3G with a slow processor: with what the browser keeps, and without. */
export async function run(): Promise<BenchRow[]> {
  await ensureBuilt();
  await ensureChromium();
  const rows: BenchRow[] = [];
  await withDemoProduct(async ({ address, browser }: { address: string; browser: Browser }) => {
    const [kept, other] = [
      await visited(browser, address, 'allow'),
      await visited(browser, address, 'block'),
    ];
    for (const { name, path } of pages) {
      const [ours, without]: [number[], number[]] = [[], []];
      // By turns, so that other load hits both alike.
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await firstPaint(kept, `${address}${path}`));
        without.push(await firstPaint(other, `${address}${path}`));
      }
      rows.push({
        bench: `first paint of ${name} opened again, CPU x4, slow 3G`,
        ours: medianOf(ours),
        oursUnit: 'ms',
        peer: medianOf(without),
        peerName: 'without the worker',
        most: MOST_MS,
        mostOfPeer: 0.5,
      });
    }
    await Promise.all([kept.close(), other.close()]);
  });
  return rows;
}

/** A browser that has been to all the pages before. */
async function visited(
  browser: Browser,
  address: string,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  for (const { path } of pages) {
    const page = await context.newPage();
    await page.goto(`${address}${path}`);
    await page.waitForLoadState('networkidle');
    if (serviceWorkers === 'allow') {
      await untilKept(page, path);
    }
    await page.close();
  }
  return context;
}

/** Asked in turns: `waitForFunction` does not await what an async function promises. */
async function untilKept(page: Page, shell: string): Promise<void> {
  const isKept = async (path: string) => {
    const cache = await caches.open('callshot-pages');
    return (await cache.match(path, { ignoreVary: true })) !== undefined;
  };
  const until = performance.now() + KEPT_WITHIN_MS;
  while (!(await page.evaluate(isKept, shell))) {
    if (performance.now() > until) throw new Error(`No worker keeps ${shell}`);
    await page.waitForTimeout(200);
  }
}

/** A worker that has ended is started again, as when somebody comes back. */
async function firstPaint(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Playwright's own script, as the page is asked anything, takes a slow processor longer than the paint.
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { timeout: 120_000 },
  );
  const at = await paint.jsonValue();
  await page.close();
  return at ?? Number.NaN;
}
