import { z } from 'zod';
import { externalLogin, invite, linkRefusals } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { instant, noBody } from './values.ts';

const busy = {
  status: 503,
  title: 'Many people are signing in.',
} as const;
const tooManyAttempts = {
  status: 429,
  title: 'Too many attempts.',
} as const;
const mailNotOffered = { status: 404, title: 'This product sends no mail' } as const;

/**
 * Asked for when somebody changes how an account is entered: the password, or a sign-in of the last
 * minutes.
 */
export const proofNeeded = { status: 403, title: 'Confirm that it is you first' } as const;

/** Ways to sign in beside the password. */
export const waysIn = z.object({
  linkedAccounts: z.array(externalLogin.extend({ linkedAt: instant })),
  /** Open sessions, latest use first. */
  sessions: z.array(z.object({ device: z.string(), lastSeenAt: instant })),
  /** Personal tokens, with which programs enter it. */
  tokens: z.array(
    z.object({ name: z.string(), prefix: z.string(), lastUsedAt: instant.nullable() }),
  ),
});

export const ownEmail = z.object({
  email: z.string().nullable(),
  isVerified: z.boolean(),
  /** The address that a link was sent to and that counts once the link is opened. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Whether links can be sent at all; without mail an address counts at once, unverified. */
  isMailOffered: z.boolean(),
});

/** Calls about username, password and e-mail. */
export const credentialEndpoints = {
  'GET /api/auth/options': endpoint({
    summary: 'Ways back in that this deployment offers',
    who: 'anyone',
    mutates: false,
    cache: 'public',
    response: z.object({ isPasswordResetOffered: z.boolean() }),
    refusals: {},
  }),
  'GET /api/account/username': endpoint({
    summary: 'Whether the caller may choose another username now',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.object({ isChangeAvailable: z.boolean() }),
    refusals: {},
  }),
  'POST /api/account/username': endpoint({
    summary: 'Change the own username, if the account may; if `error` is null, it is changed',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ username: z.string().max(254) }),
    response: z.object(fieldErrors('error')),
    refusals: {},
  }),
  'POST /api/account/resetlink': endpoint({
    summary:
      'Whether a reset link is valid, with the sessions, linked accounts and tokens of its account',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    body: z.object({ resetId: z.string().max(128) }),
    response: waysIn,
    refusals: { ...linkRefusals, too_many_attempts: tooManyAttempts },
  }),
  'POST /api/account/changepassword': endpoint({
    summary:
      'Set a new password with a reset link; if every error is null, it is changed and all sessions end',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    body: z.object({
      resetId: z.string().max(128),
      username: z.string().max(254),
      password: z.string().max(1024),
      confirmPassword: z.string().max(1024),
      /** Unlinks the accounts at providers as well. */
      isUnlinkingAll: z.boolean().optional(),
      /** Programs are shut out as well. */
      isRevokingTokens: z.boolean().optional(),
    }),
    response: z.object({
      ...fieldErrors('usernameError', 'passwordError', 'confirmPasswordError'),
    }),
    refusals: { ...linkRefusals, too_many_attempts: tooManyAttempts, busy },
  }),
  'GET /api/account/proof': endpoint({
    summary: 'Whether the caller has re-authenticated lately, and whether that takes a password',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.object({
      hasPassword: z.boolean(),
      /** By the password or by signing in, within the last minutes. */
      isProven: z.boolean(),
    }),
    refusals: {},
  }),
  'POST /api/account/proof': endpoint({
    summary:
      'Re-authenticate with the password; if the error is null, that counts for some minutes',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ password: z.string().max(1024) }),
    response: z.object(fieldErrors('passwordError')),
    refusals: { too_many_attempts: tooManyAttempts, busy },
  }),
  'POST /api/account/password': endpoint({
    summary:
      'Change the own password or set the first; if every error is null, it is changed and all other sessions end',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({
      /** Not needed right after a sign-in. */
      currentPassword: z.string().max(1024),
      password: z.string().max(1024),
      confirmPassword: z.string().max(1024),
      /** Programs are shut out as well. */
      isRevokingTokens: z.boolean().optional(),
    }),
    response: z.object({
      ...fieldErrors('currentPasswordError', 'passwordError', 'confirmPasswordError'),
    }),
    refusals: { proof_needed: proofNeeded, too_many_attempts: tooManyAttempts, busy },
  }),
  'POST /api/account/forgotpassword': endpoint({
    summary: 'Mail a reset link to a verified email; the answer is the same if no account has it',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    body: z.object({ email: z.string().max(320) }),
    response: noBody,
    // Each may send a mail to somebody else.
    limit: { of: 'address', atOnce: 20, perHour: 80, refusal: 'too_many_attempts' },
    refusals: { mail_not_offered: mailNotOffered, too_many_attempts: tooManyAttempts },
  }),
  'POST /api/account/verifyemail': endpoint({
    summary: 'Verify an email with the token of the link that was mailed to it',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    body: z.object({ token: z.string().max(128) }),
    response: noBody,
    refusals: {
      ...linkRefusals,
      email_taken: { status: 409, title: 'Another account uses this email now' },
      too_many_attempts: tooManyAttempts,
    },
  }),
  'GET /api/account/email': endpoint({
    summary: "The caller's email",
    who: 'user',
    mutates: false,
    cache: 'private',
    response: ownEmail,
    refusals: {},
  }),
  'POST /api/account/email': endpoint({
    summary:
      'Set or change the own email; the new one counts once the link that is mailed to it was opened',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({
      email: z.string().max(320),
      /** Needed where the account has one. */
      password: z.string().max(256).optional(),
    }),
    response: z.object({
      ...fieldErrors('emailError', 'passwordError'),
      /** As it is now; null with an error. */
      email: ownEmail.nullable(),
    }),
    refusals: { proof_needed: proofNeeded, too_many_attempts: tooManyAttempts, busy },
  }),
  'POST /api/account/email/resend': endpoint({
    summary: 'Mail the verification link of the own or the pending email again',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ invite: invite.optional() }),
    response: noBody,
    refusals: {
      mail_not_offered: mailNotOffered,
      nothing_to_verify: { status: 400, title: 'There is no email to verify' },
      too_many_attempts: tooManyAttempts,
    },
  }),
} as const;
