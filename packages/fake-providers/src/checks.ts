import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Client, Grant, Manners } from './types.ts';

const codeLifetimeMs = 60_000;

/** Why a request to authorize is turned away, or null. */
export function checkAuthorization(
  manners: Manners,
  asked: URLSearchParams,
  known: { readonly clients: readonly Client[]; readonly redirectUris: readonly string[] },
): string | null {
  const scopes = (asked.get('scope') ?? '').split(' ');
  const rows: [boolean, string][] = [
    [known.clients.some(({ clientId }) => clientId === asked.get('client_id')), 'client_id'],
    [known.redirectUris.includes(asked.get('redirect_uri') ?? ''), 'redirect_uri'],
    [asked.get('response_type') === 'code', 'response_type'],
    [(asked.get('state') ?? '').length >= 16, 'state'],
    [scopes.includes(manners.requiredScope), 'scope'],
    [scopes.every((scope) => manners.scopes.includes(scope)), 'scope'],
    [!manners.isNonceRequired || (asked.get('nonce') ?? '').length >= 16, 'nonce'],
    [isChallengeFit(manners, asked), 'code_challenge'],
  ];
  const wrong = rows.find(([isFine]) => !isFine);
  return wrong === undefined ? null : `${wrong[1]} is not what ${manners.title} takes`;
}

function isChallengeFit(manners: Manners, asked: URLSearchParams): boolean {
  if (manners.pkce === 'refused') return !asked.has('code_challenge');
  return (
    asked.get('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '')
  );
}

/** The client that proves itself in the one way that this provider takes, or null. */
export function checkClient(
  manners: Manners,
  request: IncomingMessage,
  form: URLSearchParams,
  clients: readonly Client[],
): Client | null {
  const { authorization } = request.headers;
  if (manners.authentication === 'body') {
    if (authorization !== undefined) return null;
    return find(clients, form.get('client_id'), form.get('client_secret'));
  }
  if (form.has('client_secret')) return null;
  if (!hasOwnAgent(manners, request)) return null;
  const encoded = /^basic (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  return find(clients, id, secret);
}

const find = (clients: readonly Client[], id: string | null, secret: string | null) =>
  clients.find((client) => client.clientId === id && client.clientSecret === secret) ?? null;

/** Why a code is worth nothing, or null. */
export function checkGrant(
  manners: Manners,
  grant: Grant | undefined,
  sent: { readonly form: URLSearchParams; readonly caller: Client; readonly now: number },
): string | null {
  if (grant === undefined) return 'The code is unknown or was used';
  if (sent.form.get('grant_type') !== 'authorization_code') return 'Another grant_type';
  if (grant.clientId !== sent.caller.clientId) return 'The code is of another client';
  if (grant.redirectUri !== sent.form.get('redirect_uri')) return 'Another redirect_uri';
  if (sent.now - grant.issuedAt >= codeLifetimeMs) return 'The code has expired';
  const verifier = sent.form.get('code_verifier');
  if (manners.pkce === 'refused') return verifier === null ? null : 'PKCE is not known here';
  const challenge = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');
  return challenge === grant.challenge ? null : 'The code_verifier does not fit';
}

/** Reddit turns away callers that go by the name of their library. */
export const hasOwnAgent = (manners: Manners, request: IncomingMessage): boolean =>
  !manners.isUserAgentRequired || /callshot/i.test(request.headers['user-agent'] ?? '');
