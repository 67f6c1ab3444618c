import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId } }) => {
    await db.insertInto('exampleNotes').values({ userId, text: 'Remember me' }).execute();
  },
};
