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

/** Path of an installed Chromium or Chrome, or null: then Playwright's own is used. */
export const findChromium = () => installed.find((path) => path && existsSync(path)) ?? null;

/** Makes sure that there is a browser: an installed one, Debian's, or Playwright's. */
export async function ensureChromium() {
  if (findChromium() || (await hasPlaywrightChromium())) return;
  if (canInstallPackages()) return installPackages('chromium');
  await mustRun(bin('playwright'), ['install', 'chromium']);
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
