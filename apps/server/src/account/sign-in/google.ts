import {
  type AuthorizationServer,
  ClientSecretPost,
  discoveryRequest,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
} from 'oauth4webapi';
import { type Provider, type Requests, requestsTo } from './provider.ts';
import type { ProviderAccess } from './provider-settings.ts';
import { SignInProblem } from './sign-in-problem.ts';

export function createGoogle(access: ProviderAccess, userAgent: string): Provider {
  const issuer = access.origin ?? 'https://accounts.google.com';
  const requests = requestsTo(access, userAgent);
  return {
    name: 'google',
    client: { client_id: access.clientId },
    authenticate: ClientSecretPost(access.clientSecret),
    requests,
    scope: 'openid profile',
    isPkceUsed: true,
    isNonceUsed: true,
    hasOneReturnPage: false,
    extras: { prompt: 'select_account' },
    findServer: rememberServer(issuer, requests),
    readIdentity: async ({ server, response, claims }) => {
      // Issuer, audience, nonce and times were checked with the answer; this is the signature.
      await validateApplicationLevelSignature(server, response, requests);
      if (typeof claims?.sub !== 'string') throw new SignInProblem('the id token has no subject');
      return {
        subject: claims.sub,
        username: typeof claims.name === 'string' ? claims.name : null,
      };
    },
  };
}

const keptMs = 24 * 60 * 60 * 1000;

/** Google's own description of itself, asked for once a day; its keys are kept with it. */
function rememberServer(issuer: string, requests: Requests): () => Promise<AuthorizationServer> {
  let known: { readonly server: AuthorizationServer; readonly until: number } | null = null;
  return async () => {
    if (known !== null && performance.now() < known.until) return known.server;
    const url = new URL(issuer);
    const server = await processDiscoveryResponse(url, await discoveryRequest(url, requests));
    known = { server, until: performance.now() + keptMs };
    return server;
  };
}
