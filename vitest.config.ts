import { defineConfig } from 'vitest/config';

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
            // On a given server, what starts embedded ones would only do the same again.
            ...(process.env.TEST_DATABASE_URL ? ['**/embedded-postgres/**'] : []),
          ],
          globalSetup: ['apps/server/src/platform/database/test-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
