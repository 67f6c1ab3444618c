import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, event }) => {
    const eventStageId = event.stages[0]?.id ?? 0;
    await db.insertInto('entryBlockChanges').values({ eventStageId, userId }).execute();
  },
};
