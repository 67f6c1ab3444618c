import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { findPreferences, upsertPreferences } from './preferences.repository.ts';

type PreferenceKey = 'GET /api/account/preferences' | 'POST /api/account/preferences';

export const preferenceHandlers = (db: Kysely<Schema>): Handlers<PreferenceKey> => ({
  'GET /api/account/preferences': async ({ caller }) =>
    done(await findPreferences(db, caller.user.id)),

  'POST /api/account/preferences': async ({ caller, body }) => {
    await upsertPreferences(db, caller.user.id, body);
    return done(await findPreferences(db, caller.user.id));
  },
});
