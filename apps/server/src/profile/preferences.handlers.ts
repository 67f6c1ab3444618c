import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import { findPreferences, upsertPreferences } from './preferences.repository.ts';

type PreferenceKey = 'GET /api/account/preferences' | 'POST /api/account/preferences';

export const preferenceHandlers = (db: Kysely<Schema>): Handlers<PreferenceKey> => ({
  'GET /api/account/preferences': async ({ caller }) =>
    caller.user === null ? refuse('unauthorized') : findPreferences(db, caller.user.id),

  'POST /api/account/preferences': async ({ caller, body }) => {
    if (caller.user === null) return refuse('unauthorized');
    await upsertPreferences(db, caller.user.id, body);
    return findPreferences(db, caller.user.id);
  },
});
