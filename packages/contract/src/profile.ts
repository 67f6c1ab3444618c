import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idText, instant, noBody } from './values.ts';

/** A browser that is signed in to the account; its token is known to that browser alone. */
export const accountSession = z.object({
  id: z.int().positive(),
  /** Browser and system as the browser names them, such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

/** What the user has chosen about the product's looks. */
export const accountPreferences = z.object({
  /** Names without their nameplates. */
  plainNames: z.boolean(),
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
    params: z.object({ id: idText }),
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
    summary: "Replace the caller's preferences; answers what was stored",
    who: 'user',
    mutates: true,
    cache: 'private',
    body: accountPreferences,
    response: accountPreferences,
    refusals: {},
  }),
} as const;
