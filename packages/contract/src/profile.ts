import { z } from 'zod';
import { proofNeeded } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { languageTag } from './translated.ts';
import { instant, longId, longIdText, noBody } from './values.ts';

/** A browser that is signed in to the account; its token is known to that browser alone. */
export const accountSession = z.object({
  id: longId,
  /** Browser and system as the browser names them, such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

export const themes = ['system', 'dark', 'light'] as const;

/** The user's choices for the product's looks. */
export const accountPreferences = z.object({
  /** Names without their nameplates. */
  plainNames: z.boolean(),
  /** Nameplates without their motion. */
  stillPlates: z.boolean(),
  /** Null until the user chooses: then the browser's own choice stands, else the system's theme. */
  theme: z.enum(themes).nullable(),
  /**
   * A language by its tag, such as `pt-BR`, or `system` for the one that the browser asks for. Null until
   * the user chooses. One that the product does not speak counts as `system`.
   */
  language: languageTag.nullable(),
});

export const profileEndpoints = {
  'GET /api/account/sessions': endpoint({
    summary: 'Where the account is signed in, the last seen first',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(accountSession),
    refusals: {},
  }),
  'DELETE /api/account/sessions/:id': endpoint({
    summary: "End one of the caller's sessions",
    who: 'user',
    mutates: true,
    cache: 'private',
    params: z.object({ id: longIdText }),
    response: noBody,
    refusals: { not_found: { status: 404, title: 'No such session' } },
  }),
  'DELETE /api/account/sessions': endpoint({
    summary: "End all of the caller's sessions but this one",
    who: 'user',
    mutates: true,
    cache: 'private',
    response: noBody,
    refusals: {},
  }),
  'GET /api/account/preferences': endpoint({
    summary: "The caller's preferences",
    who: 'user',
    mutates: false,
    cache: 'private',
    response: accountPreferences,
    refusals: {},
  }),
  'POST /api/account/preferences': endpoint({
    summary:
      "Replace the caller's preferences; a theme or language that is left out stays; answers what was stored",
    who: 'user',
    mutates: true,
    cache: 'private',
    body: accountPreferences.partial({ theme: true, language: true }),
    response: accountPreferences,
    refusals: {},
  }),
  'GET /api/account/export': endpoint({
    summary: 'Everything that the product holds of the caller',
    who: 'user',
    mutates: true,
    cache: 'private',
    cost: 8,
    response: z.object({
      exportedAt: instant,
      /** By topic: account, sessions, entries and so on. */
      data: z.record(z.string(), z.unknown()),
    }),
    // Each reads everything of a user: a few are plenty.
    limit: { of: 'user', atOnce: 5, perHour: 1, refusal: 'too_many_exports' },
    refusals: {
      too_many_exports: {
        status: 429,
        title: 'Your data was downloaded several times just now.',
      },
    },
  }),
  'GET /api/account/deletion': endpoint({
    summary: 'Whether the account can be deleted, and whether that takes a password',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.object({ isPasswordAsked: z.boolean(), isLastAdmin: z.boolean() }),
    refusals: {},
  }),
  'POST /api/account/delete': endpoint({
    summary: 'Delete the account for good; if both errors are null, it is deleted',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({
      /** The username, to the letter. */
      confirmation: z.string().max(254),
      /** Asked only of accounts that have one. */
      password: z.string().max(256),
    }),
    response: z.object({
      ...fieldErrors('confirmationError', 'passwordError'),
    }),
    refusals: {
      proof_needed: proofNeeded,
      last_admin: {
        status: 409,
        title: 'You are the last admin. Make somebody else an admin first.',
      },
      too_many_attempts: {
        status: 429,
        title: 'Too many wrong passwords.',
      },
      busy: { status: 503, title: 'The server is busy.' },
    },
  }),
} as const;
