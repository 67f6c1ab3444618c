import type { Page } from '@playwright/test';
import { ChangingServer } from './fixtures/changing-server.ts';
import { partFile } from './fixtures/part-files.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

test.use({ hasWorker: true });

/** The paths of everything that is kept, by its cache. */
const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

/** Opens a page and waits until it is kept with its files. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const shell = new URL(address, page.url()).pathname;
  await expect.poll(async () => (await keptIn(page))['callshot-pages'] ?? []).toContain(shell);
}

test('a later visit opens from what is kept, which holds nothing of the API', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/cs');
  await openAndKeep(page, '/cs/leagues');
  await page.goto('/cs/trophy-room');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await keptIn(page))['callshot-art']?.length ?? 0)
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await keptIn(page))['callshot-pages']?.sort())
    .toEqual(['/cs', '/cs/leagues', '/cs/trophy-room']);
  const kept = await keptIn(page);
  expect(Object.keys(kept).sort()).toEqual(['callshot-art', 'callshot-files', 'callshot-pages']);
  for (const path of kept['callshot-files'] ?? []) expect(path).toMatch(/^\/assets\//);
  expect(kept['callshot-files']?.some((path) => path.endsWith('.woff2'))).toBe(true);
  for (const path of Object.values(kept).flat()) expect(path).not.toMatch(/^\/api\b/);

  await test.step('and is painted while no answer comes', async () => {
    const later = await context.newPage();
    const line = await context.newCDPSession(later);
    await line.send('Network.enable');
    // A request past the worker waits for minutes.
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 120_000,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await later.goto('/cs', { waitUntil: 'commit' });
    await expect(later.getByRole('banner')).toBeVisible();
    await later.close();
  });

  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(`${manifest}`)).json()).toMatchObject({
    id: '/cs',
    start_url: '/cs',
  });
});

test('opened without a line an event says what is kept here, and goes on with what was picked [rule: product-46]', async ({
  page,
  context,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const event = new EventPage(page);
  await event.open(demoEvents.upcomingMajor);
  const address = page.url();
  const teams = page.getByRole('main').locator('button[aria-pressed]');
  await teams.first().click();
  await expect(teams.first()).toHaveAttribute('aria-pressed', 'true');
  const isKept = async () => {
    const kept = await keptIn(page);
    const files = kept['callshot-files'] ?? [];
    return (
      kept['callshot-pages']?.includes('/cs') &&
      files.some((path) => path.endsWith(partFile('offline-page')))
    );
  };
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: demoEvents.upcomingMajor.name })).toBeVisible();
  await expect(page.getByText(/^Picks you have not submitted/)).toBeVisible();
  await context.setOffline(false);
  await expect(event.heading(demoEvents.upcomingMajor.name)).toBeVisible();
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
  await expect(teams.first()).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(address);
});

test('a worker that the server has switched off clears what it kept and ends', async ({
  page,
  product,
  products,
}) => {
  const off = await products.get({
    world: 'demo',
    copyOfWorld: 'off',
    env: { SERVICE_WORKER: 'off' },
  });
  const server = await ChangingServer.before(product.url);
  await openAndKeep(page, `${server.url}/cs`);
  server.become(off.url);
  await page.goto(`${server.url}/cs`);
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return [registrations.length, (await caches.keys()).length];
    });
  await expect.poll(left).toEqual([0, 0]);
  await page.goto(`${server.url}/cs`);
  await expect(page.getByRole('banner')).toBeVisible();
  await server.close();
});

test('a new version says so once nothing is unsaved, and is there with the next page [rule: product-44]', async ({
  page,
  product,
}) => {
  const server = await ChangingServer.before(product.url);
  await openAndKeep(page, `${server.url}/cs`);
  server.publish('another');
  const entry = () => page.locator('[data-entry]').getAttribute('href');
  const told = page.getByText('A new version is ready').last();
  await page.goto(`${server.url}/cs`);
  expect(await entry()).not.toContain('another');
  await page.evaluate(() => {
    const hold = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', hold);
    setTimeout(() => removeEventListener('beforeunload', hold), 16_000);
  });
  await page.waitForTimeout(15_000);
  await expect(told).toBeHidden();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(entry).toContain('another');
  await server.close();
});
