import { z } from 'zod';
import { proofNeeded } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { noBody } from './values.ts';

export const signInProviders = ['discord', 'google', 'reddit'] as const;
export const signInProvider = z.enum(signInProviders);

/** Parsed, wherever it stands among what a provider sends along [rule: sign-in-6]. */
const callback = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(256).optional(),
  iss: z.string().max(256).optional(),
  error: z.string().max(256).optional(),
});

const providerUrl = z.object({
  url: z.url().meta({ description: "The provider's own page, where the person decides" }),
});

const notOffered = {
  status: 404,
  title: 'This way to sign in is not offered here',
} as const;
const unreachable = {
  status: 503,
  title: 'The provider cannot be reached.',
} as const;

const loginUrl = endpoint({
  summary: 'The URL at which to sign in with this provider; binds the attempt to this browser',
  who: 'anyone',
  mutates: false,
  cache: 'private',
  response: providerUrl,
  refusals: { not_found: notOffered, unavailable: unreachable },
});

const linkUrl = endpoint({
  summary: 'The URL at which to link this provider to the own account; valid in this session alone',
  who: 'user',
  mutates: false,
  cache: 'private',
  response: providerUrl,
  refusals: { not_found: notOffered, unavailable: unreachable, proof_needed: proofNeeded },
});

/** The answer to a sign-in [rule: sign-in-8]. */
const signIn = endpoint({
  summary: 'Finish a sign-in; an unknown identity gets a new account',
  who: 'anyone',
  mutates: true,
  cache: 'private',
  query: callback,
  response: z.object({
    usernameIsEmail: z.boolean(),
    usernameChangeAvailable: z.boolean(),
    created: z.boolean(),
  }),
  refusals: {
    not_found: notOffered,
    sign_in_failed: { status: 400, title: 'Signing in did not work. Please try again.' },
    too_many_attempts: {
      status: 429,
      title: 'Too many attempts from here.',
    },
  },
});

const link = endpoint({
  summary: 'Finish linking; `reason` says why an identity could not be linked',
  who: 'user',
  mutates: true,
  cache: 'private',
  query: callback,
  response: z.object({ linked: z.boolean(), reason: z.string().nullable() }),
  refusals: {
    not_found: notOffered,
    proof_needed: proofNeeded,
    link_failed: { status: 400, title: 'Linking did not work. Please try again.' },
    too_many_attempts: {
      status: 429,
      title: 'Too many attempts from here.',
    },
  },
});

export const signInEndpoints = {
  'GET /api/auth/providers': endpoint({
    summary: 'The providers that this deployment offers',
    who: 'anyone',
    mutates: false,
    cache: 'public',
    response: z.array(signInProvider),
    refusals: {},
  }),
  'GET /api/auth/third-party-status': endpoint({
    summary: 'The providers that are linked to the own account',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(signInProvider),
    refusals: {},
  }),
  'GET /api/auth/discord-url': loginUrl,
  'GET /api/auth/google-url': loginUrl,
  'GET /api/auth/reddit-url': loginUrl,
  'GET /api/auth/discord-link-url': linkUrl,
  'GET /api/auth/google-link-url': linkUrl,
  'GET /api/auth/reddit-link-url': linkUrl,
  'GET /api/auth/signin-discord': signIn,
  'GET /api/auth/signin-google': signIn,
  'GET /api/auth/signin-reddit': signIn,
  'GET /api/auth/link-discord': link,
  'GET /api/auth/link-google': link,
  'GET /api/auth/link-reddit': link,
  'DELETE /api/auth/link/:provider': endpoint({
    summary: 'Unlink a provider from the own account',
    who: 'user',
    mutates: true,
    cache: 'private',
    params: z.object({ provider: signInProvider }),
    response: noBody,
    refusals: {
      proof_needed: proofNeeded,
      not_found: { status: 404, title: 'This provider is not linked' },
      only_way_in: {
        status: 400,
        title: 'This is your only way to sign in. Link another account before you unlink this one.',
      },
    },
  }),
} as const;
