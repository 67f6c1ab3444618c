import { secretMark, type TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user }) => {
    await db
      .insertInto('webhooks')
      .values({
        userId: user.id,
        url: `https://${secretMark}.example/`,
        topics: ['opened'],
        secret: secretMark,
      })
      .execute();
  },
  given: { 'webhooks.topics': ['opened'], 'webhooks.off_by': null },
};
