import type { Query } from '@callshot/contract';
import {
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  getValidatedIdTokenClaims,
  nopkce,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import type { Attempt, Intent } from './browser-binding.ts';
import type { Identity, Provider } from './provider.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** The redirect address. It comes from the configuration, never from a request. */
export function returnPage(provider: Provider, intent: Intent, publicUrl: string): string {
  const isLinkPage = intent.kind === 'link' && !provider.hasOneReturnPage;
  return `${publicUrl}/${isLinkPage ? 'link' : 'signin'}-${provider.name}`;
}

/** The provider's page on which the person decides. */
export async function authorizeUrl(
  provider: Provider,
  attempt: Attempt,
  redirectUri: string,
): Promise<string> {
  const { authorization_endpoint } = await provider.findServer();
  if (authorization_endpoint === undefined) {
    throw new SignInProblem('the provider names no authorize page');
  }
  const url = new URL(authorization_endpoint);
  const parameters: Record<string, string> = {
    client_id: provider.client.client_id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: provider.scope,
    state: attempt.state,
    ...(provider.isNonceUsed ? { nonce: attempt.nonce } : {}),
    ...(provider.isPkceUsed
      ? {
          code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
          code_challenge_method: 'S256',
        }
      : {}),
    ...provider.extras,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The provider's redirect back, checked against the attempt before anything else. */
export type Callback = Query<'GET /api/auth/signin-discord'>;

/** Exchanges a code for an identity. Throws at the first mismatch. */
export async function readIdentity(
  provider: Provider,
  attempt: Attempt,
  { callback, redirectUri }: { readonly callback: Callback; readonly redirectUri: string },
): Promise<Identity> {
  const { client, requests } = provider;
  const server = await provider.findServer();
  const sent = new URLSearchParams(
    Object.entries(callback).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const parameters = validateAuthResponse(server, client, sent, attempt.state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    provider.authenticate,
    parameters,
    redirectUri,
    provider.isPkceUsed ? attempt.codeVerifier : nopkce,
    requests,
  );
  const tokens = await processAuthorizationCodeResponse(
    server,
    client,
    response,
    provider.isNonceUsed ? { expectedNonce: attempt.nonce, requireIdToken: true } : {},
  );
  const claims = provider.isNonceUsed ? getValidatedIdTokenClaims(tokens) : undefined;
  const accessToken = tokens.access_token;
  return provider.readIdentity({ server, response, accessToken, claims });
}
