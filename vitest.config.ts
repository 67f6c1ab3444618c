import { defineConfig } from 'vitest/config';

/** What a given server could do otherwise than the embedded one; all else would only run twice. */
const askedOfEveryServer = [
  'apps/server/src/{scoreboards,seals,picks,events,override,leaderboards}/*.test.ts',
  'apps/server/src/platform/{database,changes,backup}/*.test.ts',
];
const all = ['apps/server/**/*.test.ts', 'seed/**/*.database.test.ts'];

export default defineConfig({
  test: {
    // Vitest leaves a core to the editor; a run of all tests has no editor beside it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'apps/server/src/config.test.ts',
            'seed/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.{database,process}.test.ts'],
          // Long properties on a machine that is busy with others: a limit that only a hang reaches.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: process.env.TEST_DATABASE_URL ? askedOfEveryServer : all,
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/server/src/config.test.ts'],
          globalSetup: ['apps/server/src/platform/database/test-server.ts'],
          // Every file has a database of its own; what else they load is the same for all.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
