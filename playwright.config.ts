import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findHeadlessShell } from './scripts/lib/chromium.mjs';

/** The address bar draws its suggestions in a page of its own, which would load beside every test's. */
const ofTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Playwright's own choice, as far as it concerns pages: the last list given is the one that counts. */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const args = [
  ...chromiumArgs,
  `--disable-features=${[...ofTheAddressBar, ...ofPlaywright].join(',')}`,
];

const launchWith = (executablePath: string | null) => ({
  ...(executablePath ? { executablePath } : {}),
  args,
});

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Pushes, service workers, what is painted first and pages that are kept are a whole browser's matter. */
const ofWholeBrowsers = [
  'first-paint.spec.ts',
  'installed.spec.ts',
  'kept-page.spec.ts',
  'push.spec.ts',
];
/** Playwright's own choice; people go back to pages as they left them. */
const keepsPages = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/fixtures/global-setup.ts',
  // Time says nothing on a busy machine: only a hang reaches these timeouts.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    // Recording every step doubles the time; a failure leaves its picture and the page's outline.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Motion is off: neither axe nor a click can work on what moves.
    contextOptions: { reducedMotion: 'reduce' },
    colorScheme: 'dark',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: launchWith(findHeadlessShell()),
  },
  projects: [
    { name: 'desktop', testIgnore: ofWholeBrowsers, use: desktop },
    // What a phone does otherwise, and a tour of all screens: those of the layout.
    { name: 'phone', grep: /@phone|layout[a-z-]*\.spec\.ts/, use: phone },
    {
      name: 'whole browser',
      testMatch: ofWholeBrowsers,
      use: { ...desktop, launchOptions: { ...launchWith(findChromium()), ...keepsPages } },
    },
  ],
});
