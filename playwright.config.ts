import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

const executablePath = findChromium();

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

/** What the product does here is no matter of the screen, and `layout` measures it on phones. */
const sameOnPhones = ['empty', 'first-paint', 'offline', 'sign-in', 'usernames', 'visit'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/fixtures/global-setup.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    // Recording every step doubles the time; a failure leaves its picture and the page's outline.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is out of focus for axe and for clicks alike.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        `--disable-features=${[...ofTheAddressBar, ...ofPlaywright].join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: sameOnPhones.map((file) => `${file}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
