import type { Answer, Body, RefusalCode, RoleName } from '@callshot/contract';
import type { SignedIn } from '../../account/accounts/email/proof.service.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { createToken } from '../../reach/tokens/own-tokens.service.ts';
import { deleteResultToken } from '../../reach/tokens/result-tokens.repository.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';

type CreateKey = 'POST /api/results/token';
type RevokeKey = 'POST /api/results/revoke';

interface Staff extends SignedIn {
  readonly roles: ReadonlySet<RoleName>;
}

/** Makes a token that tells results of one event and opens nothing else. */
export async function createResultToken(
  parts: ElsewhereParts,
  { roles, ...who }: Staff,
  { eventId, mode, name, expiresInDays }: Body<CreateKey>,
  request: IdempotentRequest | null,
): Promise<Outcome<Answer<CreateKey>, RefusalCode<CreateKey>>> {
  if (mode === 'apply' && !roles.has('Admin')) return refuse('admins_apply');
  if (!(await parts.events.get(eventId))) return refuse('event_not_found');
  const wanted = { name, expiresInDays, scopes: ['results'], results: { eventId, mode } } as const;
  return createToken(parts, who, wanted, request);
}

/** Ends a token at once, whoever made it. */
export const revokeResultToken = (
  { db }: Pick<ElsewhereParts, 'db'>,
  actorUserId: number,
  { eventId, tokenId }: Body<RevokeKey>,
): Promise<Outcome<null, RefusalCode<RevokeKey>>> =>
  db.transaction().execute(async (trx) => {
    const revoked = await deleteResultToken(trx, eventId, tokenId);
    if (revoked === undefined) return refuse('token_not_found');
    const { userId, ...before } = revoked;
    await insertAudit(trx, {
      actorUserId,
      action: 'token.revoked',
      subjectType: 'user',
      subjectId: userId,
      before: { ...before, eventId },
    });
    return done(null);
  });
