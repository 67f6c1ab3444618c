import type { formatEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { deleteFormat } from './delete-format.service.ts';
import { type FormatParts, readFormat, readFormats } from './read-formats.service.ts';
import { saveFormat } from './save-format.service.ts';

export const formatHandlers = (parts: FormatParts): Handlers<keyof typeof formatEndpoints> => ({
  'GET /api/eventFormat': async () => done(await readFormats(parts)),
  'GET /api/eventFormat/:id': ({ params }) => readFormat(parts.db, params.id),
  'POST /api/eventFormat': ({ caller, headers, body }) =>
    saveFormat(
      parts.db,
      caller.user.id,
      body,
      makingRequest('POST /api/eventFormat', caller.user.id, headers, body),
    ),
  'DELETE /api/eventFormat/:id': ({ caller, params }) =>
    deleteFormat(parts.db, caller.user.id, params.id),
});
