import type { Page } from '@playwright/test';
import { firstVisits, sumOf, weighFirstVisit } from '../scripts/lib/first-visit.mjs';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

// The running product's answer to a first visit, and the page meanwhile.
test.use({ fetchesAhead: true });

const entryScript = '**/assets/index-*.js';

test.describe('what a first visit receives', () => {
  for (const visit of firstVisits) {
    test(`of ${visit.name} is compressed, in few files, and no more than the script it needs`, async ({
      page,
    }) => {
      const files = await weighFirstVisit(page, visit);
      expect(files.length).toBeGreaterThan(10);
      // Every file costs the line, the server and the browser something of its own.
      expect(files.length).toBeLessThan(35);
      const raw = files
        .filter(({ path, whole }) => whole > 1200 && !/woff2$/.test(path))
        .filter(({ path }) => !/^\/api\/(user|account|notification)\//.test(path))
        .filter(({ sent, whole }) => sent > whole * 0.7);
      expect(raw, 'texts that were sent as they are').toEqual([]);
      const script = sumOf(files, 'script');
      expect(script.sent).toBeLessThan(visit.mostScript);
      expect(script.whole).toBeGreaterThan(script.sent * 2.5);
    });
  }
});

/** A later request would come within this time. */
const REST_MS = 4000;

test('a first visit asks for at most 25 scripts and styles until it rests, for each once', async ({
  browserOf,
}) => {
  const visits = ['/', '/cs', '/rl/event/7', '/rl/leagues', '/about-us'];
  const asked = await Promise.all(
    visits.map(async (path) => {
      const page = await browserOf(null);
      const files: string[] = [];
      page.on('request', (request) => {
        if (/\.(js|css)(\?|$)/.test(request.url())) files.push(request.url());
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(REST_MS);
      return { path, files };
    }),
  );
  for (const { path, files } of asked) {
    expect(files.length, `at ${path}`).toBeGreaterThan(3);
    expect(files.length, `at ${path}`).toBeLessThanOrEqual(25);
    expect(new Set(files).size, `at ${path}`).toBe(files.length);
  }
});

test('an event whose results move fetches nothing of what staff alone need', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    fetched.push(/\/assets\/([a-z-]+?)-[\w-]{7}\.js$/.exec(request.url())?.[1] ?? '');
  });
  await page.goto('/rl/event/1');
  // It comes last, with whatever it shares with other parts.
  await expect.poll(() => fetched).toContain('moments');
  expect(fetched).toContain('event');
  for (const ofStaff of ['staff', 'mapping', 'style', 'builders']) {
    expect(fetched).not.toContain(ofStaff);
  }
});

/** 400 kbit/s, as on a train. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test('on a slow line outlines are painted before anything of the app has come, which takes their place', async ({
  page,
}) => {
  await slowDown(page);
  let letCome = () => {};
  const isLetCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/(index|app)-/, async (route) => {
    await isLetCome;
    await route.continue();
  });
  await page.goto('/cs', { waitUntil: 'commit' });
  const paints = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 60_000 });
  await page.unrouteAll({ behavior: 'wait' });
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

/** The layout shift of the page so far. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Earlier shifts are reported in the next turn, if there were any.
        setTimeout(() => resolve(sum), 100);
      }),
  );

test('the app’s styles stand before those of its parts, which may say otherwise', async ({
  page,
}) => {
  await page.goto('/rl/event/7');
  await expect(page.locator('[data-match]').first()).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(
      ({ href }) => /assets\/([a-z-]+?)-[\w-]{7}\./.exec(href ?? '')?.[1],
    ),
  );
  const own = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return [...html.matchAll(/as="style"[^>]*assets\/([a-z-]+?)-[\w-]{7}\.css">/g)].map(
      ([, name]) => name,
    );
  });
  expect(own).toContain('app');
  // The first is the page's own.
  expect(sheets.slice(0, own.length + 1)).toEqual([undefined, ...own]);
  expect(sheets.length).toBeGreaterThan(own.length + 2);
});

type Box = readonly [x: number, y: number, width: number, height: number];

/** The boxes of the page's parts; hidden ones are left out. */
function boxesOf(
  page: Page,
  parts: Readonly<Record<string, string>>,
): Promise<Record<string, Box>> {
  return page.evaluate((named) => {
    const found: [string, Box][] = [];
    for (const [name, selector] of Object.entries(named)) {
      for (const [at, element] of [...document.querySelectorAll(selector)].entries()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isShown = width > 0 && height > 0 && x + width > 0;
        if (isShown) found.push([`${name} ${at}`, [x, y, width, height]]);
      }
    }
    return Object.fromEntries(found);
  }, parts);
}

const outlinesOfEvent = {
  bar: '.outline-bar',
  brand: '.outline-brand',
  game: '.outline-game',
  pane: '.outline-pane',
  'in the pane': '.outline-pane > *',
  stages: '.outline-stages, .outline-stages > *',
  main: '.outline-main > .outline-block, .outline-cards > *',
  bottom: '.outline-bottom',
};
const partsOfEvent: typeof outlinesOfEvent = {
  bar: 'header',
  brand: 'header > [aria-label="Callshot home"]',
  game: 'header button[aria-label^="Game:"]',
  pane: 'aside',
  'in the pane': 'aside span[aria-hidden][style]',
  stages: '[data-event-bar], [data-event-bar] > *',
  main: 'main > div > div > :last-child > :last-child span[aria-hidden][style]',
  bottom: '#root > div > nav',
};

const widths = [1920, 1440, 1050, 1049, 860, 859, 700, 600, 599, 390, 360, 320];

/** The boxes of the page's parts at every width; the page stays the same. */
async function boxesAtWidths(page: Page, parts: Readonly<Record<string, string>>) {
  const found: Record<string, Box>[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async (wanted) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      while (innerWidth !== wanted) await frame();
      await frame();
      await frame();
    }, width);
    found.push(await boxesOf(page, parts));
  }
  return found;
}

test('outlines have the places of what comes, at every width [rule: event-page-1]', async ({
  page,
  guard,
}) => {
  guard.expect(/assets\/index-/);
  await showOutlines(page, '/rl');
  const outlines = await boxesAtWidths(page, outlinesOfEvent);
  await page.unrouteAll();
  // The event never comes: the app shows what it shows meanwhile.
  await page.route('**/api/event/**', () => {});
  await page.goto('/rl');
  await expect(page.getByText('Loading the event')).toBeAttached();
  const parts = await boxesAtWidths(page, partsOfEvent);
  for (const [at, width] of widths.entries()) {
    expectSame(width, outlines[at] ?? {}, parts[at] ?? {});
  }
  await page.unrouteAll();
});

test('outlines of the landing page have the places of its title and games', async ({
  page,
  guard,
}) => {
  guard.expect(/assets\/index-/);
  await showOutlines(page, '/');
  const outlines = await boxesOf(page, {
    title: '.outline-home > .outline-block',
    tile: '.outline-tiles > *',
  });
  await page.unrouteAll();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Counter-Strike/ })).toBeVisible();
  const parts = await boxesOf(page, { title: 'main header', tile: 'main a:has(h2)' });
  expect(Object.keys(outlines)).toEqual(Object.keys(parts));
  for (const [name, [x, y]] of Object.entries(parts)) {
    expect(Math.abs((outlines[name]?.[0] ?? 0) - x), `${name}, x`).toBeLessThan(1.5);
    expect(Math.abs((outlines[name]?.[1] ?? 0) - y), `${name}, y`).toBeLessThan(24);
  }
});

/** The page as it is painted while the app is not there. */
async function showOutlines(page: Page, path: string): Promise<void> {
  await page.route(entryScript, (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => document.fonts.load('600 28px "Barlow Condensed"'));
}

function expectSame(
  width: number,
  outlines: Readonly<Record<string, Box>>,
  parts: Readonly<Record<string, Box>>,
): void {
  expect(Object.keys(outlines), `at ${width} px`).toEqual(Object.keys(parts));
  for (const [name, box] of Object.entries(parts)) {
    const apart = box.map((value, at) => Math.abs(value - (outlines[name]?.[at] ?? 0)));
    expect(Math.max(...apart), `${name} at ${width} px: ${outlines[name]} ${box}`).toBeLessThan(
      1.5,
    );
  }
}

test('without the app the page says what it needs, in its game’s accent', async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  guard.watch(visitor);
  const plain = await visitor.newPage();
  for (const [path, accent] of [
    ['/rl', 'rgb(77, 166, 255)'],
    ['/cs/event/4', 'rgb(245, 165, 36)'],
    ['/cs/leagues', 'rgb(245, 165, 36)'],
    ['/', 'rgb(77, 166, 255)'],
    ['/about-us', 'rgb(77, 166, 255)'],
  ] as const) {
    await plain.goto(path);
    // Texts in a <noscript> are not looked for.
    await expect(plain.locator('.outline-note')).toBeVisible();
    expect(await plain.content()).toContain('Callshot needs JavaScript');
    await expect(plain.getByText('Loading …', { exact: true })).toBeHidden();
    await expect(plain.locator('.outline-brand b')).toHaveCSS('color', accent);
    await expect(plain.locator('body')).toHaveCSS('background-color', 'rgb(10, 13, 20)');
    const html = await plain.content();
    // Its own scripts read the theme, ask for the data and start the app; the styles paint the outlines.
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(3);
  }
  await visitor.close();

  guard.expect(/assets\/index-/);
  await page.route(entryScript, (route) => route.abort());
  await page.goto('/cs');
  await expect(page.getByRole('status')).toHaveText('Loading …');
  await expectAccessible(page);
});

test('the theme that this browser remembers is there before the app [rule: product-39]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('callshot.theme', 'light'));
  // The app never comes: what is painted is the page's own.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/rl', { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 249)');
  await expect(page.locator('.outline-brand b')).toHaveCSS('color', 'rgb(10, 91, 196)');
});
