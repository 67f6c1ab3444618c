import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { roleNames } from './roles.ts';
import { id, idText, instant, noBody } from './values.ts';

/**
 * These lengths only stop attacks: such a body is refused whole. Shorter faults are reported field
 * by field.
 */
const newAccount = z.object({
  username: z.string().max(254),
  email: z.string().max(320),
  password: z.string().max(1024),
  confirmPassword: z.string().max(1024),
});

/**
 * Code or token of the invite that led to the registration. The link that confirms the e-mail
 * continues there, in any browser [rule: leagues-25].
 */
export const invite = z.string().regex(/^[\w-]{8,64}$/);

/** All null means created and signed in [rule: accounts-2]. */
const newAccountErrors = z.object({
  ...fieldErrors('usernameError', 'emailError', 'passwordError', 'confirmPasswordError'),
});

const busy = {
  status: 503,
  title: 'Many people are signing in.',
} as const;

/** Why a link that works once opens nothing. */
export const linkRefusals = {
  link_used: { status: 400, title: 'This link has been used' },
  link_expired: { status: 400, title: 'This link has expired' },
  link_replaced: { status: 400, title: 'A newer link has taken the place of this one' },
  link_wrong: { status: 400, title: 'This link is not complete, or not one of ours' },
} as const;

export const patreonLevel = z.object({ id, name: z.string(), hexCode: z.string() });

export const pinnedTrophy = z.object({
  name: z.string(),
  imagePath: z.string(),
  eventName: z.string(),
});

export const currentUser = z.object({
  id,
  username: z.string(),
  roles: z.array(z.enum(roleNames)),
  nameplateId: z.int(),
  created: instant,
});

/** A user as everybody may see them [rule: api-6]. */
export const userProfile = z.object({
  id,
  username: z.string(),
  roles: z.array(z.enum(roleNames)),
  created: instant,
  patreonLevel,
  nameplateId: z.int(),
  pinnedTrophy: z.array(pinnedTrophy).max(1),
});

export const userCardInfo = z.object({
  id,
  username: z.string(),
  nameplateId: z.int(),
  patreonLevel,
  pinnedTrophy: z.array(pinnedTrophy).max(1),
  isAnalyst: z.boolean(),
  isStaff: z.boolean(),
});

/** Another site's account with which a user signs in. */
export const externalLogin = z.object({
  name: z.string(),
  externalUsername: z.string().nullable(),
});

export const accountEndpoints = {
  'POST /api/auth/login': endpoint({
    summary: 'Log in with a username or email and a password',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    body: z.object({ username: z.string().max(254), password: z.string().max(256) }),
    response: z.object({ usernameIsEmail: z.boolean(), usernameChangeAvailable: z.boolean() }),
    refusals: {
      invalid_credentials: { status: 401, title: 'Invalid Username or Password provided' },
      too_many_attempts: {
        status: 429,
        title: 'Too many failed attempts.',
      },
      busy,
    },
  }),
  'POST /api/auth/logout': endpoint({
    summary: 'End the current session',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    response: noBody,
    refusals: {},
  }),
  'POST /api/account/register': endpoint({
    summary: 'Create an account; if every error is null, it is created and the caller logged in',
    who: 'anyone',
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: newAccount.extend({ invite: invite.optional() }),
    response: newAccountErrors,
    refusals: {
      too_many_attempts: {
        status: 429,
        title: 'Too many accounts were created from here.',
      },
      ...sentBefore,
      busy,
    },
  }),
  'POST /api/account/first-admin': endpoint({
    summary: 'Create the first Admin account with the one-time link of an empty deployment',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    body: newAccount.extend({ token: z.string().max(128) }),
    response: newAccountErrors,
    refusals: { ...linkRefusals, busy },
  }),
  'GET /api/user/currentUser': endpoint({
    summary: 'The signed-in user, or null for a visitor',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: currentUser.nullable(),
    refusals: {},
  }),
  'GET /api/user/profile': endpoint({
    summary: "A user's public profile, or null when there is no such user",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    query: z.object({ userId: idText }),
    response: userProfile.nullable(),
    refusals: {},
  }),
  'GET /api/user/usercardinfo/:id': endpoint({
    summary: 'The card of a user',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({ id: idText }),
    response: userCardInfo,
    refusals: { not_found: { status: 404, title: 'No such user' } },
  }),
} as const;
