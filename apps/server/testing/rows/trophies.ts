import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, event }) => {
    const eventId = event.row.id;
    const run = { kind: 'rerun' as const, isForced: false, generation: 0, formula: 1, entrants: 1 };
    const { id: runId } = await db
      .insertInto('awardRuns')
      .values({ ...run, eventId, startedByUserId: userId, done: 1, finishedAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: awardId } = await db
      .insertInto('awards')
      .values({ userId, eventId, trophyTypeId: 4, runId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('awardChanges').values({ runId, userId, fromType: 3, toType: 4 }).execute();
    await db.insertInto('pinnedAwards').values({ userId, awardId }).execute();
    await db.insertInto('trophyCases').values({ userId, slot: 1, awardId }).execute();
  },
};
