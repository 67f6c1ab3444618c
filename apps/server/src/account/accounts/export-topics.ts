import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { describeDevice } from './login/describe-device.ts';
import { findAllKnownBrowsers } from './login/known-devices.repository.ts';
import { findAllSessions } from './login/sessions.repository.ts';
import { findAllFormerUsernames } from './usernames/usernames.repository.ts';
import { findAccountData, findAllRoles, findParticipation } from './users/users.repository.ts';

interface Sources {
  readonly db: Kysely<Schema>;
}

export const accountTopics = {
  account: async ({ db }: Sources, userId: number) => {
    const { passwordHash, ...account } = await findAccountData(db, userId);
    return {
      ...account,
      hasPassword: passwordHash !== null,
      roles: await findAllRoles(db, userId),
      analystParticipation: (await findParticipation(db, userId)) ?? null,
    };
  },
  formerUsernames: async ({ db }: Sources, userId: number) => {
    const names = await findAllFormerUsernames(db, userId);
    return names.map(({ username, changedAt }) => ({ username, changedAt }));
  },
  sessions: async ({ db }: Sources, userId: number) => {
    const sessions = await findAllSessions(db, userId, false);
    return sessions.map((session) => ({
      ...session,
      device: describeDevice(session.userAgent),
    }));
  },
  knownBrowsers: ({ db }: Sources, userId: number) => findAllKnownBrowsers(db, userId),
};
