import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { id, idText, instant, noBody, plannedInstant } from './values.ts';

/** Rows of a page of promos, and of those who claimed one. */
export const promoPageSize = 50;
/** So many codes are made at once. */
export const promoBatchAtMost = 10_000;
/** Letters, digits and dashes; what is compared are the letters and digits, in capitals [rule: promo-4]. */
export const promoCodeForm = /^[A-Za-z0-9](?:[A-Za-z0-9-]{2,38})[A-Za-z0-9]$/;
const mostClaims = z.int().min(1).max(10_000_000);

/** A claimed gift of a code [rule: promo-3]. */
export const promo = z.object({
  description: z.string(),
  /** The new nameplate; null = the promo brings none. */
  rewardNamePlateStyleId: id.nullable(),
});

/** A promo as staff see it: one code for many, or many codes for one each. */
export const staffPromo = z.object({
  id,
  description: z.string(),
  nameplate: z.object({ id, name: z.string() }).nullable(),
  startsAt: instant,
  /** Null = it does not end. */
  endsAt: instant.nullable(),
  isDisabled: z.boolean(),
  /** The code, where there is one; null = a batch. */
  code: z.string().nullable(),
  codes: z.int(),
  claims: z.int(),
  mostClaims: z.int(),
  createdAt: instant,
  createdBy: z.string(),
});

const notFound = { promo_not_found: { status: 404, title: 'There is no such promo' } } as const;

export const promoEndpoints = {
  'GET /api/promo/redeem': endpoint({
    summary: 'Claim the gift of a promo code; null for any fault of the code',
    who: 'user',
    mutates: true,
    cache: 'private',
    query: z.object({ code: z.string().max(200) }),
    response: promo.nullable(),
    limit: { of: 'user', atOnce: 10, perHour: 10, refusal: 'too_many_tries' },
    refusals: {
      too_many_tries: {
        status: 429,
        title: 'You have tried many codes.',
      },
    },
  }),
  'GET /api/promo/list': endpoint({
    summary: 'Promos, the newest first',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    query: z.object({
      /** Promos older than this one. */
      before: idText.optional(),
    }),
    response: z.object({
      rows: z.array(staffPromo).max(promoPageSize),
      /** Start of the next page; null = nothing older. */
      next: id.nullable(),
    }),
    refusals: {},
  }),
  'POST /api/promo/create': endpoint({
    summary: 'Make a promo with a code of choice, or with a batch of codes that cannot be guessed',
    who: ['Admin'],
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      description: z.string().trim().min(1).max(200),
      nameplateId: id.nullable(),
      startsAt: plannedInstant,
      endsAt: plannedInstant.nullable(),
      codes: z.union([
        z.object({ code: z.string().trim().regex(promoCodeForm), mostClaims }),
        z.object({ count: z.int().min(1).max(promoBatchAtMost) }),
      ]),
    }),
    response: staffPromo,
    refusals: {
      ...sentBefore,
      code_taken: { status: 409, title: 'This code exists already' },
      ends_too_early: { status: 400, title: 'A promo must end after it starts, and in the future' },
      nameplate_not_found: { status: 400, title: 'There is no such nameplate' },
    },
  }),
  'GET /api/promo/codes/:promoId': endpoint({
    summary: 'All codes of a promo, in the order in which they were made',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: z.object({ promoId: idText }),
    response: z.array(z.object({ code: z.string(), claims: z.int(), mostClaims: z.int() })),
    refusals: notFound,
  }),
  'GET /api/promo/claims/:promoId': endpoint({
    summary: 'The claims of a promo, newest first, at most 50 a call',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: z.object({ promoId: idText }),
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
        .array(z.object({ userId: id, username: z.string(), code: z.string(), claimedAt: instant }))
        .max(promoPageSize),
      total: z.int(),
    }),
    refusals: notFound,
  }),
  'POST /api/promo/disable': endpoint({
    summary: 'Disable a promo, or enable it again; what was claimed stays',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ promoId: id, disabled: z.boolean(), reason: z.string().trim().max(500) }),
    response: noBody,
    refusals: { ...notFound, reason_required: { status: 400, title: 'Say why' } },
  }),
} as const;
