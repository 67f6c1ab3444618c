import { z } from 'zod';
import { proofNeeded } from './credentials.ts';
import { endpoint, tokenScopes } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { id, instant, noBody } from './values.ts';

/** Personal tokens of a user [rule: api-9]. */
export const tokensAtMost = 10;
export const longestTokenName = 60;
const longestTokenDays = 366;

/** The name and the end of a new token. */
export const newToken = {
  name: z.string().trim().min(1).max(longestTokenName),
  /** Null = it does not end. */
  expiresInDays: z.int().min(1).max(longestTokenDays).nullable(),
};

export const tooManyTokens = {
  status: 409,
  title: 'You have 10 tokens. Revoke one of them first.',
} as const;

/** A token of staff has the last one alone, and is of one event [rule: results-26]. */
export const grantedScopes = [...tokenScopes, 'results'] as const;
export type GrantedScope = (typeof grantedScopes)[number];

/** A personal token, without what opens anything. */
export const apiToken = z.object({
  id,
  name: z.string(),
  /** The token's first letters, for its owner to recognize it. */
  prefix: z.string(),
  scopes: z.array(z.enum(grantedScopes)),
  /** The event whose results it tells; null = it has other scopes. */
  results: z
    .object({ eventId: id, eventName: z.string(), mode: z.enum(['propose', 'apply']) })
    .nullable(),
  createdAt: instant,
  /** Null = it does not end. */
  expiresAt: instant.nullable(),
  isExpired: z.boolean(),
  /** Noted at most once a minute; null = never used. */
  lastUsedAt: instant.nullable(),
});

export const tokenEndpoints = {
  'GET /api/token/list': endpoint({
    summary: 'Own personal tokens, the newest first',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(apiToken).max(tokensAtMost),
    refusals: {},
  }),
  'POST /api/token/create': endpoint({
    summary: 'Make a personal token; the answer alone ever holds it',
    who: 'user',
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      ...newToken,
      scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
    }),
    response: z.object({ token: apiToken, secret: z.string() }),
    limit: { of: 'user', atOnce: 20, perHour: 20 },
    refusals: {
      ...sentBefore,
      proof_needed: proofNeeded,
      too_many_tokens: tooManyTokens,
    },
  }),
  'POST /api/token/revoke': endpoint({
    summary: 'End an own personal token at once',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ tokenId: id }),
    response: noBody,
    refusals: { token_not_found: { status: 404, title: 'There is no such token' } },
  }),
} as const;
