import { hashSecretToken } from '../../src/platform/http/caller/secret-token.ts';
import type { TestRows } from './row.ts';

/** The signed-in user already has roles and a session. */
export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name, other }) => {
    await db
      .insertInto('usernameHistory')
      .values([
        { userId, username: `former ${name}`, usernameKey: `former ${name}`, changedBy: null },
        { userId: other.id, username: 'rude', usernameKey: `rude ${name}`, changedBy: userId },
      ])
      .execute();
    await db.insertInto('analystParticipations').values({ userId, gameId: 1 }).execute();
    await db
      .insertInto('knownDevices')
      .values({ userId, deviceHash: hashSecretToken(name) })
      .execute();
    await db
      .insertInto('endedSessions')
      .values({ userId, tokenHash: hashSecretToken(`session ${name}`), reason: 'too-many' })
      .execute();
    await db
      .insertInto('oneTimeTokens')
      .values({
        tokenHash: hashSecretToken(`token ${name}`),
        purpose: 'password-reset',
        userId,
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .execute();
  },
};
