import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user, other }) => {
    const { id } = await db
      .insertInto('leagues')
      .values({ name: 'Reported', nameKey: `reported ${user.id}`, createdBy: other.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('leagueReports')
      .values({ leagueId: id, reporterUserId: user.id, reason: 'rude' })
      .execute();
  },
  given: {},
};
