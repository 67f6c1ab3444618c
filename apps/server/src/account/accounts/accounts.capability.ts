import { accountEndpoints, credentialEndpoints } from '@callshot/contract';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { accountHandlers } from './account.handlers.ts';
import { accountKind } from './account-news.ts';
import type { AccountParts } from './account-parts.ts';
import type { AccountTables } from './accounts.tables.ts';
import { accountTopics } from './export-topics.ts';
import { housekeeping } from './housekeeping.ts';
import type { PasswordWork } from './passwords/password-work.ts';
import type { UserCards } from './users/user-cards.ts';

const everyFiveSecondsMs = 5000;

export const accounts: Capability<
  AccountParts & { readonly passwords: PasswordWork; readonly cards: UserCards },
  typeof accountEndpoints & typeof credentialEndpoints,
  AccountTables
> = {
  name: 'accounts',
  groups: [
    {
      name: 'Accounts',
      about: 'Signing in, registering, and what others see of a user.',
      calls: accountEndpoints,
    },
    {
      name: 'Credentials',
      about: 'Username, password and email: changing, resetting and confirming them.',
      calls: credentialEndpoints,
    },
  ],
  tables: {
    // The deletion empties the row itself.
    users: {},
    roles: {},
    userRoles: { userId: { exported: { as: 'account' }, onDeletion: 'deleted' } },
    analystParticipations: { userId: { exported: { as: 'account' }, onDeletion: 'deleted' } },
    sessions: { userId: { exported: { as: 'sessions' }, onDeletion: 'deleted' } },
    endedSessions: {
      userId: {
        exported: { not: 'hashes of sessions that have ended, kept to tell their devices why' },
        onDeletion: 'deleted',
      },
    },
    knownDevices: { userId: { exported: { as: 'knownBrowsers' }, onDeletion: 'deleted' } },
    attempts: {},
    oneTimeTokens: {
      userId: {
        exported: { not: 'hashes of links that were sent to the user and last a day' },
        onDeletion: 'deleted',
      },
    },
    spentTokens: {},
    usernameHistory: {
      userId: {
        exported: { as: 'formerUsernames' },
        onDeletion: {
          kept: 'names are reserved for 30 days, against impersonation; then swept',
        },
      },
      changedBy: {
        exported: {
          not: "others' former names are the others' data; own ones are formerUsernames",
        },
        onDeletion: { kept: 'renaming others stays on record, without names' },
      },
    },
  },
  exports: accountTopics,
  noticeKinds: [accountKind],
  make: (needs) => ({
    calls: accountHandlers(needs, needs.passwords),
    jobs: [
      ...housekeeping.map((run) => ({
        everyMs: everyHourMs,
        isDueAtStart: true,
        run: () => run(needs.db),
      })),
      { everyMs: everyFiveSecondsMs, run: async () => needs.cards.invalidate() },
    ],
  }),
};
