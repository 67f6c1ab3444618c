import { randomInt } from 'node:crypto';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { MediaWishes } from './apps/web/testing/media.ts';
import { screenWords } from './apps/web/words/product-words.ts';
import { chromiumArgs, findHeadlessShell } from './scripts/lib/chromium.mjs';
import { TestOrder } from './scripts/lib/test-order.mjs';

/** Tests that need a database; `npm run check` runs the others. */
const needsDatabase = ['{apps,seed}/**/*.database.test.ts'];

/**
 * A given server may differ from the embedded one in its version, locale, connections, roles, locks,
 * COPY and notifications. All other tests would only run twice.
 */
const askedOfEveryServer = [
  'apps/server/testing/product/schema.database.test.ts',
  'apps/server/src/platform/{database,changes,backup}/*.database.test.ts',
  'apps/server/src/play/{scoreboards,seals}/*.database.test.ts',
  'apps/server/src/play/picks/{entry-writer,save-picks}.database.test.ts',
  'apps/server/src/play/events/event-lists.database.test.ts',
  'apps/server/src/desk/override/override.database.test.ts',
  'apps/server/src/play/leaderboards/{leaderboards,open-search}.database.test.ts',
];

const chromium = findHeadlessShell();

/** Draws what a run asks of long tables (packages/rules/fixtures/test-share.ts); workers inherit it. */
process.env.TEST_SEED ??= String(randomInt(2 ** 31));

/** Media that a system asks every page for; null = none. */
const emulateMedia: BrowserCommand<[media: MediaWishes]> = ({ page }, media) =>
  page.emulateMedia(media);

/** The tree that the browser gives to screen readers. */
const outlineOf: BrowserCommand<[selector: string]> = async ({ iframe }, selector) =>
  iframe.locator(selector).first().ariaSnapshot();

/** Time says nothing on a busy machine: a wait ends only by a hang. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Vitest leaves a core to the editor; a run of all tests has no editor beside it.
    maxWorkers: '100%',
    sequence: { sequencer: TestOrder },
    // Suites and later runs read the same sources: each is translated once.
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins: [screenWords()],
        test: {
          name: 'unit',
          include: ['{packages,apps,seed,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/*.{database,process,browser}.test.{ts,tsx}',
          ],
          // Reading the rules anew for every file takes longer than most files do.
          isolate: false,
          setupFiles: ['apps/web/unit-setup.ts'],
          // Long properties on a machine that is busy with others: a limit that only a hang reaches.
          testTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'database',
          include: process.env.TEST_DATABASE_URL ? askedOfEveryServer : needsDatabase,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/testing/platform/postgres-server.ts'],
          // Every file has a database of its own; what else they load is the same for all.
          isolate: false,
          // Some ask hundreds of times, on a machine that is busy with others: only a hang reaches it.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // A dependency that is found later would reload the page in the middle of a test.
        optimizeDeps: {
          entries: [
            'apps/web/src/app/main.tsx',
            'apps/web/testing/*',
            'apps/web/src/**/*.browser.test.tsx',
          ],
        },
        server: { proxy: {}, watch: null },
        test: {
          // Screens and their parts in a real browser, without a server.
          name: 'components',
          include: ['apps/web/{src,testing}/**/*.browser.test.tsx'],
          setupFiles: ['apps/web/testing/set-up.ts'],
          env: { TEST_ALL: process.env.TEST_ALL ?? '' },
          // The app's modules are read once.
          isolate: false,
          testTimeout: 60_000,
          expect: patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            api: { host: '127.0.0.1' },
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: [...chromiumArgs],
              },
              contextOptions: { reducedMotion: 'reduce', colorScheme: 'dark' },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
            commands: { emulateMedia, outlineOf },
          },
        },
      },
      {
        test: {
          // The built product and its commands, as processes that are started, asked wrongly and killed.
          name: 'processes',
          include: ['scripts/processes/*.process.test.ts'],
          globalSetup: ['scripts/processes/built-product.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
