import { ClientSecretPost } from 'oauth4webapi';
import { z } from 'zod';
import { type Provider, readProfile, requestsTo } from './provider.ts';
import type { ProviderAccess } from './provider-settings.ts';

const profile = z.object({
  id: z.string().min(1).max(255),
  username: z.string(),
  global_name: z.string().nullish(),
});

export function createDiscord(access: ProviderAccess, userAgent: string): Provider {
  const origin = access.origin ?? 'https://discord.com';
  const requests = requestsTo(access, userAgent);
  const server = {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/api/oauth2/token`,
  };
  return {
    name: 'discord',
    client: { client_id: access.clientId },
    authenticate: ClientSecretPost(access.clientSecret),
    requests,
    scope: 'identify',
    isPkceUsed: true,
    isNonceUsed: false,
    hasOneReturnPage: false,
    extras: {},
    findServer: async () => server,
    readIdentity: async ({ accessToken }) => {
      const url = `${origin}/api/users/@me`;
      const { id, username, global_name } = await readProfile(url, profile, {
        accessToken,
        requests,
      });
      return { subject: id, username: global_name ?? username };
    },
  };
}
