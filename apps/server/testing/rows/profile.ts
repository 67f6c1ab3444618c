import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId } }) => {
    await db
      .insertInto('userPreferences')
      .values({
        userId,
        isPlainNames: true,
        isStillPlates: true,
        theme: 'light',
        language: 'pl',
        browserLanguage: 'de',
      })
      .execute();
  },
};
