import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId } }) => {
    await db
      .insertInto('userPreferences')
      .values({ userId, isPlainNames: true, isStillPlates: true })
      .execute();
  },
};
