import type { TestRows } from './row.ts';

const month = '2026-01';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name }) => {
    await db
      .insertInto('patreonMembers')
      .values({
        memberKey: `member ${name}`,
        userId,
        cents: 500,
        levelId: 2,
        email: `${name}@x.example`,
      })
      .execute();
    await db
      .insertInto('rewardMonths')
      .values({ month })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('rewardClaims').values({ userId, month, nameplateId: 12 }).execute();
  },
  given: { 'reward_months.month': month, 'reward_claims.month': month },
};
