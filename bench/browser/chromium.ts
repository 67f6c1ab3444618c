import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium, findChromium } from '../../scripts/lib/chromium.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const ORIGIN = 'http://page.bench';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The browser that the tests use, fetched when there is none. */
export async function openChromium(): Promise<Browser> {
  await ensureChromium();
  const executablePath = findChromium();
  return chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
}

export type OpenPage = () => Promise<Page>;

/** Opens the built page in a fresh context; files are answered from the folder, no port is used. */
export function servePages(browser: Browser, folder: string): OpenPage {
  return async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === '/' ? '/index.html' : pathname;
      const body = await readFile(join(folder, file)).catch(() => null);
      if (!body) return route.fulfill({ status: 404 });
      return route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'font/woff2' });
    });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/`);
    return page;
  };
}
