import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId } }) => {
    const plate = { typeId: 2, name: 'Given', description: '', style: '' };
    const design = { typeId: 7, name: 'Own', description: '', style: '' };
    const [given] = await db
      .insertInto('nameplates')
      .values([plate, { ...design, ownerUserId: userId }])
      .returning('id')
      .execute();
    if (!given) throw new Error('A nameplate was not inserted');
    await db
      .insertInto('ownedNameplates')
      .values({ userId, nameplateId: given.id, source: 'staff' })
      .execute();
  },
  // Look and name of a nameplate are public.
  given: {
    'nameplates.type_id': 2,
    'nameplates.name': 'Made up',
    'nameplates.description': '',
    'nameplates.style': '',
    'nameplates.owner_user_id': null,
  },
};
