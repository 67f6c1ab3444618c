import { defineConfig } from 'vitest/config';

/** On a given server, these would only do once more what they did on the embedded one. */
const sameOnEveryServer = [
  '**/embedded-postgres/**',
  '**/sign-in/**',
  '**/platform/http/**',
  '**/scoreboards/kernel/**',
  '**/caching.test.ts',
  '**/announcement-html.test.ts',
  '**/impossible-picks.test.ts',
  '**/login-guard.test.ts',
  '**/demo-world.test.ts',
];

export default defineConfig({
  test: {
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
          exclude: ['**/node_modules/**', '**/*.database.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['apps/server/**/*.test.ts', 'seed/**/*.database.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'apps/server/src/config.test.ts',
            ...(process.env.TEST_DATABASE_URL ? sameOnEveryServer : []),
          ],
          globalSetup: ['apps/server/src/platform/database/test-server.ts'],
          // Every file has a database of its own; what else they load is the same for all.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
