import { z } from 'zod';
import { type Provider, readProfile, requestsTo } from './provider.ts';
import type { ProviderAccess } from './provider-settings.ts';

const profile = z.object({ id: z.string().min(1).max(255), name: z.string() });

export function createReddit(access: ProviderAccess, userAgent: string): Provider {
  const origin = access.origin ?? 'https://www.reddit.com';
  const apiOrigin = access.origin ?? 'https://oauth.reddit.com';
  const requests = requestsTo(access, userAgent);
  const server = {
    issuer: origin,
    authorization_endpoint: `${origin}/api/v1/authorize`,
    token_endpoint: `${origin}/api/v1/access_token`,
  };
  return {
    name: 'reddit',
    client: { client_id: access.clientId },
    // The library writes `-` and `_` as escapes, by the letter of RFC 6749; Reddit does not read them.
    authenticate: (_server, _client, _body, headers) => {
      const pair = `${access.clientId}:${access.clientSecret}`;
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    },
    requests,
    scope: 'identity',
    isPkceUsed: false,
    isNonceUsed: false,
    hasOneReturnPage: true,
    extras: { duration: 'temporary' },
    findServer: async () => server,
    readIdentity: async ({ accessToken }) => {
      const url = `${apiOrigin}/api/v1/me`;
      const { id, name } = await readProfile(url, profile, { accessToken, requests });
      return { subject: id, username: name };
    },
  };
}
