import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, other }) => {
    const { id: answerId } = await db
      .insertInto('reportAnswers')
      .values({
        namedUserId: userId,
        ownerUserId: userId,
        action: 'dismiss',
        name: 'Somebody',
        reason: '',
        reports: 1,
        answeredBy: userId,
        undoneBy: userId,
        undoneAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reports')
      .values([
        { namedUserId: other.id, reporterUserId: userId, name: 'x', state: 'x', reason: 'rude' },
        {
          namedUserId: userId,
          reporterUserId: other.id,
          name: 'x',
          state: 'x',
          reason: 'rude',
          answerId,
        },
      ])
      .execute();
  },
};
