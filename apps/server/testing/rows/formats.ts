import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user }) => {
    await db
      .insertInto('eventFormats')
      .values({ name: 'Test cup', json: '{}', modifiedByUserId: user.id })
      .execute();
  },
};
