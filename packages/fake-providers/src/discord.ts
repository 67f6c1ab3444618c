import type { Manners } from './types.ts';

/** Discord: PKCE with a secret in the body, the person by a call. */
export const discordManners: Manners = {
  name: 'discord',
  title: 'Discord',
  paths: {
    authorize: '/oauth2/authorize',
    token: '/api/oauth2/token',
    profile: '/api/users/@me',
  },
  scopes: ['identify', 'email'],
  requiredScope: 'identify',
  pages: ['signin', 'link'],
  pkce: 'required',
  authentication: 'body',
  profileOf: ({ person, scopes }, { fault }) => ({
    ...(fault === 'nobody' ? {} : { id: person.id }),
    username: person.name.toLowerCase(),
    global_name: person.name,
    ...(scopes.includes('email') || fault === 'tells-email'
      ? { email: person.email ?? null, verified: person.isEmailVerified ?? false }
      : {}),
  }),
};
