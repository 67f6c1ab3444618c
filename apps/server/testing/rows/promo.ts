import { secretMark, type TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name }) => {
    const { id: promoId } = await db
      .insertInto('promos')
      .values({
        description: 'A promo',
        startsAt: new Date(),
        createdByUserId: userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const code = `${secretMark} ${name}`;
    const { id: codeId } = await db
      .insertInto('promoCodes')
      .values({ key: code, promoId, place: 0, code, claims: 1, mostClaims: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('promoClaims').values({ promoId, userId, codeId }).execute();
  },
};
