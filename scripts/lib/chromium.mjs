import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';
import { bin, mustRun } from './run.mjs';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Arguments for tests: runs as root, without any outside connection. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** Path of an installed Chromium or Chrome, or null: then Playwright's own is used. */
export const findChromium = () => installed.find((path) => path && existsSync(path)) ?? null;

/**
 * Path of headless Chromium, which needs fewer resources. Without one, or if another is named, a
 * whole browser. Null = Playwright's own, which is headless.
 */
export const findHeadlessShell = () =>
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();

/** Makes sure that there is a browser: an installed one, Debian's, or Playwright's. */
export async function ensureChromium() {
  if (findChromium() || (await hasPlaywrightChromium())) return;
  if (canInstallPackages()) return installPackages('chromium');
  await mustRun(bin('playwright'), ['install', 'chromium']);
}

/** Makes sure of the browsers that tests run in: a whole one, and where Debian has it one without windows. */
export async function ensureTestBrowsers() {
  if (canInstallPackages() && !process.env.CHROMIUM_PATH && !existsSync(headlessShell)) {
    // Both are of one version: what is installed anew brings the other along.
    await installPackages('chromium', 'chromium-headless-shell').catch((error) =>
      console.log(`The tests run in a whole browser: ${error.message}`),
    );
  }
  await ensureChromium();
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
