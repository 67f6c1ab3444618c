import { type Answer, type AuditRow, auditPageSize, type Query } from '@callshot/contract';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { type AuditFilter, findActorIds, findAllAuditRows } from './audit-log.repository.ts';
import { tellInWords, type WordParts } from './tell-in-words.ts';

/** A page of the log, the newest first, told in words as far as this reader may know them. */
export async function readAuditPage(
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
