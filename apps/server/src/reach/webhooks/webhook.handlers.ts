import type { webhookEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { listDeliveries, resendDelivery, sendTest } from './own-deliveries.service.ts';
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  removeWebhook,
  type WebhookParts,
} from './own-webhooks.service.ts';
import { listAllWebhooks, switchWebhook } from './staff-webhooks.service.ts';

export const webhookHandlers = (parts: WebhookParts): Handlers<keyof typeof webhookEndpoints> => {
  const { db } = parts;
  return {
    'GET /api/webhook/list': async ({ caller }) => done(await listWebhooks(db, caller.user.id)),
    'POST /api/webhook/create': ({ caller, headers, body }) =>
      createWebhook(
        parts,
        caller.user.id,
        body,
        makingRequest('POST /api/webhook/create', caller.user.id, headers, body),
      ),
    'POST /api/webhook/update': ({ caller, body }) => changeWebhook(parts, caller.user.id, body),
    'POST /api/webhook/delete': ({ caller, body }) =>
      removeWebhook(db, caller.user.id, body.webhookId),
    'GET /api/webhook/deliveries': ({ caller, query }) =>
      listDeliveries(db, caller.user.id, query.webhookId),
    'POST /api/webhook/test': ({ caller, headers, body }) =>
      sendTest(
        db,
        { userId: caller.user.id, webhookId: body.webhookId },
        makingRequest('POST /api/webhook/test', caller.user.id, headers, body),
      ),
    'POST /api/webhook/resend': ({ caller, headers, body }) =>
      resendDelivery(
        db,
        { userId: caller.user.id, id: body.webhookDeliveryId },
        makingRequest('POST /api/webhook/resend', caller.user.id, headers, body),
      ),
    'GET /api/webhook/all': async ({ query }) =>
      done(await listAllWebhooks(db, query.before ?? null)),
    'POST /api/webhook/switch': ({ caller, body }) => switchWebhook(db, caller.user.id, body),
  };
};
