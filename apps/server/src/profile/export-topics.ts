import type { Kysely } from 'kysely';
import { findAllSessions } from '../accounts/sessions.repository.ts';
import { findAllFormerUsernames } from '../accounts/usernames.repository.ts';
import { findAllRoles } from '../accounts/users.repository.ts';
import type { EventStore } from '../events/event-store.ts';
import { findPreferences as findNotificationPreferences } from '../notifications/preferences.repository.ts';
import type { EntryReader } from '../picks/entry-reader.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findParticipation } from '../staff/managed-users.repository.ts';
import { findAllAwards } from '../trophies/awards.repository.ts';
import { describeDevice } from './describe-device.ts';
import {
  findAccountData,
  findAllKnownBrowsers,
  findAllLinkedAccounts,
  findAllNotifications,
  findAllPushSubscriptions,
  streamActions,
} from './export.repository.ts';
import { exportEntries } from './export-entries.ts';
import { findPreferences } from './preferences.repository.ts';

export interface ExportSources {
  readonly db: Kysely<Schema>;
  readonly events: Pick<EventStore, 'get'>;
  readonly entries: EntryReader;
}

type ReadTopic = (sources: ExportSources, userId: number) => Promise<unknown>;

/** What an export tells, by topic; a capability that holds something of a user adds its own here. */
export const exportTopics = {
  account: async ({ db }, userId) => {
    const { passwordHash, ...account } = await findAccountData(db, userId);
    return {
      ...account,
      hasPassword: passwordHash !== null,
      roles: await findAllRoles(db, userId),
      analystParticipation: (await findParticipation(db, userId)) ?? null,
    };
  },
  formerUsernames: async ({ db }, userId) => {
    const names = await findAllFormerUsernames(db, userId);
    return names.map(({ username, changedAt }) => ({ username, changedAt }));
  },
  linkedAccounts: ({ db }, userId) => findAllLinkedAccounts(db, userId),
  preferences: ({ db }, userId) => findPreferences(db, userId),
  sessions: async ({ db }, userId) => {
    const sessions = await findAllSessions(db, userId, false);
    return sessions.map((session) => ({
      ...session,
      device: describeDevice(session.userAgent),
    }));
  },
  knownBrowsers: ({ db }, userId) => findAllKnownBrowsers(db, userId),
  entries: exportEntries,
  trophies: ({ db }, userId) => findAllAwards(db, userId),
  notifications: ({ db }, userId) => findAllNotifications(db, userId),
  notificationPreferences: ({ db }, userId) => findNotificationPreferences(db, userId),
  pushSubscriptions: ({ db }, userId) => findAllPushSubscriptions(db, userId),
  actions: exportActions,
} as const satisfies Record<string, ReadTopic>;

export type ExportTopic = keyof typeof exportTopics;

/** What the user did to others is told without who they are or what became of them. */
async function exportActions({ db }: ExportSources, userId: number): Promise<unknown[]> {
  const actions: unknown[] = [];
  for await (const row of streamActions(db, userId)) {
    const isOwn = row.subjectType === 'user' && row.subjectId === userId;
    const isOwnPicks = row.action.startsWith('picks.saved');
    actions.push(isOwn || isOwnPicks ? row : { id: row.id, at: row.at, action: row.action });
  }
  return actions;
}
