import { secretMark, type TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user, name, event }) => {
    await db
      .insertInto('resultProposals')
      .values({
        eventId: event.row.id,
        tokenId: user.id,
        userId: user.id,
        teller: `${secretMark} ${name}`,
        told: '{}',
        waiting: [],
        toldAt: new Date(),
      })
      .execute();
  },
  given: { 'result_proposals.waiting': ['match a'], 'result_proposals.told': '{}' },
};
