import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, event }) => {
    await db
      .insertInto('awards')
      .values({ userId, eventId: event.row.id, trophyTypeId: 4 })
      .execute();
  },
};
