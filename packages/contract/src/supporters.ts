import { z } from 'zod';
import { listOf } from './bounded.ts';
import { bodyLimits, endpoint, signedBody } from './endpoint.ts';
import { nameplate } from './nameplates.ts';
import { id, idText, instant, noBody } from './values.ts';

const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

/** A month's reward as an Admin sees it. */
const rewardMonth = z.object({
  /** Such as `2026-11`. */
  month,
  /** Whether supporters have been told of it, and may choose. */
  isOpen: z.boolean(),
  /** Ids of the nameplates that are offered. */
  offered: z.array(id).max(30),
  /** Whether an Admin chose them; else they are all supporter nameplates. */
  isChosen: z.boolean(),
  claims: z.int().min(0),
});

/** Page size of claims. */
const claimPageSize = 50;

const supporterLevel = z.object({
  id,
  name: z.string(),
  hexCode: z.string(),
  /** Lowest monthly payment of this level; 0 = the level of users who pay nothing. */
  fromCents: z.int().min(0),
  /** Accounts that have it. */
  users: z.int().min(0),
});

const supporterLevels = z.object({
  /** Whether Patreon's webhook is taken; else only an Admin sets levels. */
  isWebhookOn: z.boolean(),
  /** The lowest first. */
  levels: z.array(supporterLevel).max(20),
});

export const supporterEndpoints = {
  'GET /api/nameplate/options': endpoint({
    summary:
      "The caller's choices of this month's reward; empty for users who are no supporters or have chosen",
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(nameplate),
    refusals: {},
  }),
  'GET /api/nameplate/select': endpoint({
    summary: "Choose this month's reward: one nameplate a supporter and month",
    who: 'user',
    mutates: true,
    cache: 'private',
    query: z.object({ nameplateId: idText }),
    response: z.object({ nameplateId: id }),
    refusals: {
      no_reward: { status: 409, title: 'There is no reward for you to choose now' },
      already_claimed: { status: 409, title: "You have chosen this month's reward" },
      not_offered: { status: 404, title: "This nameplate is not among this month's rewards" },
      already_owned: { status: 409, title: 'You have this nameplate: choose another one' },
    },
  }),
  'GET /api/supporters/rewards': endpoint({
    summary: 'The monthly rewards: up to six months before, this one, and the twelve to plan',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    response: z.array(rewardMonth).max(30),
    refusals: {},
  }),
  'POST /api/supporters/rewards': endpoint({
    summary: 'Choose which nameplates a month offers; none = all supporter nameplates; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ month, offered: listOf(id, 30) }),
    response: rewardMonth,
    refusals: {
      month_over: { status: 400, title: 'Choose this month or one of the next twelve' },
      nameplate_not_found: {
        status: 404,
        title: 'One of these is not a nameplate of the product (any more)',
      },
    },
  }),
  'GET /api/supporters/claims/:month': endpoint({
    summary: "The claims of a month's reward, newest first, at most 50 a call",
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: z.object({ month }),
    query: z.object({
      /** Claims from this one on, counted from 0. */
      from: z
        .string()
        .regex(/^\d{1,8}$/)
        .transform(Number)
        .optional(),
    }),
    response: z.object({
      rows: z
        .array(
          z.object({
            userId: id,
            username: z.string(),
            /** Null = it has been deleted since. */
            nameplate: z.object({ id, name: z.string() }).nullable(),
            claimedAt: instant,
          }),
        )
        .max(claimPageSize),
      total: z.int(),
    }),
    refusals: {},
  }),
  'GET /api/supporters/levels': endpoint({
    summary: 'The supporter levels with their monthly price and number of users',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    response: supporterLevels,
    refusals: {},
  }),
  'POST /api/supporters/levels': endpoint({
    summary: 'Set the prices of levels; known memberships move within a minute; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({
      levels: listOf(z.object({ id, fromCents: z.int().min(1).max(10_000_000) }), 20),
    }),
    response: supporterLevels,
    refusals: {
      level_not_found: {
        status: 404,
        title: 'There is no such paid level',
      },
      levels_out_of_order: {
        status: 400,
        title: 'Each level must cost more than the level below it',
      },
    },
  }),
  'POST /api/supporters/webhook': endpoint({
    summary: 'Patreon says that a membership began, changed or ended; its signature is the proof',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    isWebhook: true,
    signedBy: 'X-Patreon-Signature',
    bodyLimit: bodyLimits.usual,
    body: signedBody,
    limit: { of: 'address', atOnce: 240, perHour: 7200 },
    response: noBody,
    refusals: {
      webhook_off: { status: 404, title: 'Patreon’s webhook is off here' },
      wrong_signature: { status: 403, title: 'This was not signed by Patreon' },
      webhook_repeated: { status: 409, title: 'This was taken before' },
      bad_request: { status: 400, title: 'The request is not understood' },
    },
  }),
} as const;
