import type { tokenEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { createToken, listTokens, revokeToken, type TokenParts } from './own-tokens.service.ts';

export const tokenHandlers = (parts: TokenParts): Handlers<keyof typeof tokenEndpoints> => ({
  'GET /api/token/list': async ({ caller }) => done(await listTokens(parts.db, caller.user.id)),
  'POST /api/token/create': ({ caller, headers, body }) =>
    createToken(
      parts,
      caller.user,
      body,
      makingRequest('POST /api/token/create', caller.user.id, headers, body),
    ),
  'POST /api/token/revoke': ({ caller, body }) =>
    revokeToken(parts.db, caller.user.id, body.tokenId),
});
