import type { tokenEndpoints } from '@callshot/contract';
import type { Handlers } from '../platform/http/handler.ts';
import { done } from '../platform/outcome.ts';
import { createToken, listTokens, revokeToken, type TokenParts } from './own-tokens.service.ts';

export const tokenHandlers = (parts: TokenParts): Handlers<keyof typeof tokenEndpoints> => ({
  'GET /api/token/list': async ({ caller }) => done(await listTokens(parts.db, caller.user.id)),
  'POST /api/token/create': ({ caller, body }) => createToken(parts, caller.user, body),
  'POST /api/token/revoke': ({ caller, body }) =>
    revokeToken(parts.db, caller.user.id, body.tokenId),
});
