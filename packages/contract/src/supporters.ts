import { z } from 'zod';
import { listOf } from './bounded.ts';
import { endpoint, signedBody } from './endpoint.ts';
import { nameplate } from './nameplates.ts';
import { id, idText, noBody } from './values.ts';

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

export const supporterEndpoints = {
  'GET /api/nameplate/options': endpoint({
    summary:
      "What this month's reward offers and the caller does not have; empty for who is no supporter or has chosen",
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
    summary: 'The monthly rewards from this month on, and the six months before',
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
        title: 'One of these is no nameplate of the product (any more)',
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
    body: signedBody,
    limit: { of: 'address', atOnce: 240, perHour: 7200 },
    response: noBody,
    refusals: {
      webhook_off: { status: 404, title: 'No webhook of Patreon is taken here' },
      wrong_signature: { status: 403, title: 'This was not signed by Patreon' },
      webhook_repeated: { status: 409, title: 'This was taken before' },
      bad_request: { status: 400, title: 'The request is not understood' },
    },
  }),
} as const;
