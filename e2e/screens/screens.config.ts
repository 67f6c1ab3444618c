import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const mouse = (width: number, height: number) => ({ viewport: { width, height } });
const finger = (width: number, height: number) => ({
  ...mouse(width, height),
  hasTouch: true,
  isMobile: true,
});
const { launchOptions: _, ...use } = tests.use ?? {};
const { args = [] } = tests.use?.launchOptions ?? {};
/** One that speaks the pseudo-languages, too. */
const product = { isPseudo: /XA|XB/.test(process.env.SCREEN_LANGUAGES ?? '') };
const executablePath = findChromium();

/** Every screen in every state at the widths that designs are drawn for: `npm run screenshots`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: ['every-screen.ts', 'picking-screens.ts'],
  outputDir: '../../test-results/screens/failed',
  globalSetup: '../fixtures/global-setup.ts',
  fullyParallel: true,
  use: {
    ...use,
    ...product,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
  },
  projects: [
    { name: '1440', use: mouse(1440, 900) },
    { name: '390', use: finger(390, 844) },
    { name: '820', use: finger(820, 1180) },
    { name: '2560', use: mouse(2560, 1440) },
  ],
});
