import type { elsewhereEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { dismissProposal, previewProposal, takeProposal } from './answer-proposal.service.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';
import { forgetGroup } from './forget-group.service.ts';
import { importFile, previewFile } from './import-file.service.ts';
import { readMatchesFile } from './matches-file.service.ts';
import { pushResults } from './push-results.service.ts';
import { readElsewhere } from './read-elsewhere.service.ts';
import { createResultToken, revokeResultToken } from './result-tokens.service.ts';

export const elsewhereHandlers = (
  parts: ElsewhereParts,
): Handlers<keyof typeof elsewhereEndpoints> => ({
  'GET /api/results/:eventId': ({ params }) => readElsewhere(parts, params.eventId),
  'POST /api/results/token': ({ caller, headers, body }) =>
    createResultToken(
      parts,
      { ...caller.user, roles: caller.roles },
      body,
      makingRequest('POST /api/results/token', caller.user.id, headers, body),
    ),
  'POST /api/results/revoke': ({ caller, body }) => revokeResultToken(parts, caller.user.id, body),
  'POST /api/results/push': ({ caller, body }) => pushResults(parts, caller.keyHolder.id, body),
  'POST /api/results/preview': ({ caller, body }) => previewProposal(parts, caller.user.id, body),
  'POST /api/results/take': ({ caller, body }) => takeProposal(parts, caller.user.id, body),
  'POST /api/results/dismiss': ({ caller, body }) => dismissProposal(parts, caller.user.id, body),
  'GET /api/results/file/:eventId': ({ params, query }) =>
    readMatchesFile(parts, params.eventId, query.as),
  'POST /api/results/previewFile': ({ caller, body }) => previewFile(parts, caller.user.id, body),
  'POST /api/results/import': ({ caller, body }) => importFile(parts, caller.user.id, body),
  'POST /api/results/forget': ({ caller, body }) => forgetGroup(parts, caller.user.id, body),
});
