import type { Manners } from './types.ts';

/** Reddit: one return page, no PKCE, the secret by HTTP Basic, a User-Agent that is the caller's own. */
export const redditManners: Manners = {
  name: 'reddit',
  title: 'Reddit',
  paths: {
    authorize: '/api/v1/authorize',
    token: '/api/v1/access_token',
    profile: '/api/v1/me',
  },
  scopes: ['identity'],
  requiredScope: 'identity',
  pages: ['signin'],
  pkce: 'refused',
  authentication: 'basic',
  isUserAgentRequired: true,
  profileOf: ({ person }, { fault }) => ({
    ...(fault === 'nobody' ? {} : { id: person.id }),
    name: person.name,
    has_verified_email: person.isEmailVerified ?? false,
    ...(fault === 'tells-email' ? { email: person.email } : {}),
  }),
};
