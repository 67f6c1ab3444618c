import { usualPoints } from '@callshot/rules';
import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user, name }) => {
    await db
      .insertInto('eventFormats')
      .values({ name: 'Test cup', json: '{}', modifiedByUserId: user.id })
      .execute();
    await db
      .insertInto('pointPresets')
      .values({
        gameId: 2,
        name: `Points of ${name}`,
        points: JSON.stringify(usualPoints),
        isUsual: false,
        modifiedByUserId: user.id,
      })
      .execute();
  },
};
