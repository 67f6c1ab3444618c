import type { promoEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { redeem } from './redeem.service.ts';
import {
  createPromo,
  disablePromo,
  listPromos,
  readClaims,
  readCodes,
} from './staff-promos.service.ts';

export const promoHandlers = (db: Kysely<Schema>): Handlers<keyof typeof promoEndpoints> => ({
  'GET /api/promo/redeem': ({ caller, query }) =>
    redeem(db, { userId: caller.user.id, address: caller.address }, query.code),
  'GET /api/promo/list': async ({ query }) => done(await listPromos(db, query.before ?? null)),
  'POST /api/promo/create': ({ caller, headers, body }) =>
    createPromo(
      db,
      caller.user.id,
      body,
      makingRequest('POST /api/promo/create', caller.user.id, headers, body),
    ),
  'GET /api/promo/codes/:promoId': ({ params }) => readCodes(db, params.promoId),
  'GET /api/promo/claims/:promoId': ({ params, query }) =>
    readClaims(db, params.promoId, query.from ?? 0),
  'POST /api/promo/disable': ({ caller, body }) => disablePromo(db, caller.user.id, body),
});
