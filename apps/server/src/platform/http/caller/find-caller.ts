import { type Endpoint, isForKeys, type KeyHolders, sessionEndedHeader } from '@callshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { Route } from '../check-endpoints.ts';
import { type Denial, denyAccess, isOfOtherAccount } from '../guard/access.ts';
import type { Caller, KeyCaller, KeyHolder, TokenCaller } from '../handler.ts';
import { type Cookies, sessionCookie } from './cookies.ts';
import { readCaller, type SessionSources, visitor } from './read-caller.ts';
import { isBearing, type ReadKey, readKeyHolder } from './read-key.ts';

export interface CallerSources extends SessionSources {
  readonly cookies: Cookies;
  readonly readKey: ReadKey;
}

/** The caller, with how they signed in. */
interface FoundCaller {
  readonly caller: Caller | TokenCaller | KeyCaller;
  /** The personal token that was sent, if it was one. */
  readonly token: KeyHolder | null;
  readonly sessionId: number | null;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: FastifyRequest['headers'];
}

/** Finds who calls, by session or by key as the contract says, if they may. */
export const findCaller = (
  sources: CallerSources,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<FoundCaller, Denial>> => {
  const { who } = route.endpoint;
  if (isForKeys(who)) return findKeyCaller(sources, who, request, reply);
  return isByToken(route.endpoint, request)
    ? findTokenCaller(sources, route, request, reply)
    : findBySession(sources, route, request, reply);
};

/** A token wins over a cookie. Tokens are ignored on calls whose proof comes elsewhere. */
export const isByToken = (
  { who, isTokenProof, isWebhook }: Endpoint,
  request: FastifyRequest,
): boolean => !isForKeys(who) && !isTokenProof && !isWebhook && isBearing(request);

async function findBySession(
  sources: CallerSources,
  { endpoint }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<FoundCaller, Denial>> {
  const { headers } = request;
  const cookies = sources.cookies.read(headers.cookie);
  const visit = visitOf(request);
  // Public answers are equal for all callers, and a token or secret is proof enough: the handler
  // gets a visitor.
  const { caller, ended } =
    endpoint.cache !== 'private' || endpoint.isTokenProof || endpoint.isWebhook
      ? { caller: visitor(visit), ended: null }
      : await readCaller(sources, cookies[sessionCookie], visit);
  if (ended !== null) reply.header(sessionEndedHeader, ended);
  if (caller.user !== null) request.userId = caller.user.id;
  if (isOfOtherAccount(endpoint, caller, headers.user)) return refuse('other_account');
  const denial = denyAccess(endpoint.who, caller);
  if (denial !== null) return refuse(denial);
  return done({ caller, token: null, sessionId: caller.user?.sessionId ?? null, cookies, headers });
}

/** The rights of a plain user, whatever roles the owner has [rule: api-8]. */
async function findTokenCaller(
  { readKey }: CallerSources,
  { endpoint }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<FoundCaller, Denial>> {
  reply.header('vary', 'Authorization');
  if (endpoint.token === undefined) return refuse('forbidden');
  const token = await readKeyHolder(readKey, request);
  if (token === null) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return refuse('unauthorized');
  }
  request.userId = token.user.id;
  if (!token.scopes.has(endpoint.token)) {
    reply.header(
      'www-authenticate',
      `Bearer error="insufficient_scope", scope="${endpoint.token}"`,
    );
    return refuse('forbidden');
  }
  const { authorization: _token, cookie: _cookie, ...headers } = request.headers;
  const meets = visitor(visitOf(request));
  const caller = endpoint.cache === 'private' ? { ...meets, user: token.user } : meets;
  return done({ caller, token, sessionId: null, cookies: {}, headers });
}

/** No cookie takes part, and the key itself goes no further than here. */
async function findKeyCaller(
  { readKey }: CallerSources,
  who: KeyHolders,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<FoundCaller, Denial>> {
  reply.header('vary', 'Authorization');
  const keyHolder = await readKeyHolder(readKey, request);
  if (keyHolder === null) {
    reply.header('www-authenticate', 'Bearer');
    return refuse('unauthorized');
  }
  if (!keyHolder.scopes.has(who.keyFor)) {
    reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${who.keyFor}"`);
    return refuse('forbidden');
  }
  const { authorization: _key, cookie: _cookie, ...headers } = request.headers;
  return done({
    caller: { ...visitOf(request), keyHolder },
    token: null,
    sessionId: null,
    cookies: {},
    headers,
  });
}

const visitOf = ({ headers, ip }: FastifyRequest): Pick<Caller, 'gameId' | 'address'> => ({
  gameId: headers.game === '2' ? 2 : 1,
  address: ip,
});
