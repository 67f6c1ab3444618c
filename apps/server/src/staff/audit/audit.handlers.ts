import type { auditEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { findAllActions, findAllSubjectTypes } from './audit-log.repository.ts';
import { readAuditPage } from './read-audit.service.ts';
import type { WordParts } from './tell-in-words.ts';

export const auditHandlers = (parts: WordParts): Handlers<keyof typeof auditEndpoints> => ({
  'GET /api/audit/log': async ({ query, caller }) =>
    done(await readAuditPage(parts, query, caller.user.id)),
  'GET /api/audit/actions': async () =>
    done({
      actions: await findAllActions(parts.db),
      subjectTypes: await findAllSubjectTypes(parts.db),
    }),
});
