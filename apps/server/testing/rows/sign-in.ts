import { randomBytes } from 'node:crypto';
import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name }) => {
    await db
      .insertInto('externalLogins')
      .values({ userId, provider: 'discord', subject: `subject ${name}`, externalUsername: name })
      .execute();
    await db
      .insertInto('linkedIdentities')
      .values({
        userId,
        provider: 'discord',
        identityHash: randomBytes(32),
        unlinkedAt: new Date(),
      })
      .execute();
  },
  given: { 'linked_identities.identity_hash': randomBytes(32) },
};
