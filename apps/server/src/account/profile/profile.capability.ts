import { profileEndpoints } from '@callshot/contract';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { findBrowserLanguage } from '../accounts/users/user-language.repository.ts';
import { sweepDeletedAccounts } from './delete-account.service.ts';
import type { OwnDataParts } from './own-data.handlers.ts';
import { findLanguageOfSession, findPreferences } from './preferences.repository.ts';
import { profileHandlers } from './profile.handlers.ts';
import type { ProfileTables } from './profile.tables.ts';

export const profile: Capability<OwnDataParts, typeof profileEndpoints, ProfileTables> = {
  name: 'profile',
  groups: [
    {
      name: 'Own account',
      about: 'Sessions, preferences, own data, and the end of an account.',
      calls: profileEndpoints,
    },
  ],
  tables: {
    userPreferences: { userId: { exported: { as: 'preferences' }, onDeletion: 'deleted' } },
  },
  exports: {
    preferences: async ({ db }, userId) => ({
      ...(await findPreferences(db, userId)),
      browserLanguage: await findBrowserLanguage(db, userId),
    }),
  },
  make: (needs) => ({
    calls: profileHandlers(needs),
    languageOfSession: (token) => findLanguageOfSession(needs.db, token),
    jobs: [{ everyMs: everyHourMs, run: () => sweepDeletedAccounts(needs) }],
  }),
};
