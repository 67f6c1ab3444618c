import type { pointPresetEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { makingRequest } from '../../../platform/http/idempotent-request.ts';
import { done } from '../../../platform/outcome.ts';
import { deletePreset, markPreset } from './mark-preset.service.ts';
import { readPresets } from './read-presets.service.ts';
import { savePreset } from './save-preset.service.ts';

export const presetHandlers = (
  db: Kysely<Schema>,
): Handlers<keyof typeof pointPresetEndpoints> => ({
  'GET /api/pointPreset': async ({ query }) => done(await readPresets(db, query.gameId)),
  'POST /api/pointPreset': ({ caller, headers, body }) =>
    savePreset(
      db,
      caller.user.id,
      body,
      makingRequest('POST /api/pointPreset', caller.user.id, headers, body),
    ),
  'POST /api/pointPreset/usual': ({ caller, body }) => markPreset(db, caller.user.id, body.id),
  'DELETE /api/pointPreset/:id': ({ caller, params }) =>
    deletePreset(db, caller.user.id, params.id),
});
