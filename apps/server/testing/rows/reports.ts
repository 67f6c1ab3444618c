import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, other }) => {
    const dismissed = { action: 'dismiss', name: 'Somebody', reason: '', reports: 1 } as const;
    const about = (id: number) => ({ ...dismissed, namedUserId: id, ownerUserId: id });
    const { id: answerId } = await db
      .insertInto('reportAnswers')
      .values({ ...about(userId), answeredBy: other.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reportAnswers')
      .values({
        ...about(other.id),
        answeredBy: userId,
        undoneBy: userId,
        undoneAt: new Date(),
      })
      .execute();
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
