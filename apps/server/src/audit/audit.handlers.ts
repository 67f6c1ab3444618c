import {
  type Answer,
  type AuditRow,
  type auditEndpoints,
  auditPageSize,
  type Query,
} from '@callshot/contract';
import { publicUsername } from '../accounts/public-username.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done } from '../platform/outcome.ts';
import {
  type AuditFilter,
  findActorIds,
  findAllActions,
  findAllAuditRows,
  findAllSubjectTypes,
} from './audit-log.repository.ts';
import { tellInWords, type WordParts } from './tell-in-words.ts';

export const auditHandlers = (parts: WordParts): Handlers<keyof typeof auditEndpoints> => ({
  'GET /api/audit/log': async ({ query, caller }) =>
    done(await readPage(parts, query, caller.user.id)),
  'GET /api/audit/actions': async () =>
    done({
      actions: await findAllActions(parts.db),
      subjectTypes: await findAllSubjectTypes(parts.db),
    }),
});

async function readPage(
  parts: WordParts,
  query: Query<'GET /api/audit/log'>,
  readerId: number,
): Promise<Answer<'GET /api/audit/log'>> {
  const { db } = parts;
  const { actor, action, saves, ...others } = query;
  const filter: AuditFilter = {
    ...others,
    actionPrefix: action,
    actorUserIds: actor === undefined ? undefined : await findActorIds(db, actor),
    isWithSaves: saves === 'shown',
  };
  const found = await findAllAuditRows(db, filter, auditPageSize + 1);
  const rows = await tellInWords(parts, found.slice(0, auditPageSize).map(describeRow), readerId);
  const isMore = found.length > auditPageSize;
  return { rows, next: isMore ? (rows.at(-1)?.id ?? null) : null };
}

type Found = Awaited<ReturnType<typeof findAllAuditRows>>[number];

/** Users appear under the name that others see: many people read the log over the years. */
function describeRow(row: Found): Omit<AuditRow, 'told' | 'isWithheld'> {
  const { id, at, action, subjectType, subjectId, before, after, isErased, reason } = row;
  return {
    id,
    at: at.toISOString(),
    actor: row.actorUserId === null ? null : nameOf(row.actorUserId, row.actorUsername),
    action,
    subjectType,
    subjectId,
    subjectName:
      subjectType === 'user' && subjectId !== null && row.subjectName !== null
        ? publicUsername({ id: subjectId, username: row.subjectName })
        : row.subjectName,
    before: before ?? null,
    after: after ?? null,
    isErased,
    reason,
    requestId: row.requestId,
    sessionId: row.sessionId,
  };
}

const nameOf = (id: number, username: string | null): { id: number; username: string } => ({
  id,
  username: publicUsername({ id, username: username ?? `user ${id}` }),
});
