import { insertAudit } from '../../src/platform/audit/audit.ts';
import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name }) => {
    await insertAudit(db, {
      actorUserId: userId,
      action: 'user.registered',
      subjectType: 'user',
      subjectId: userId,
      after: { username: name },
      erasedWith: userId,
    });
  },
};
