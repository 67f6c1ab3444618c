import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user }) => {
    await db
      .insertInto('eventFormats')
      .values({ name: 'Test cup', json: '{}', modifiedByUserId: user.id })
      .execute();
  },
};
