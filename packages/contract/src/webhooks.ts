import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { id, idText, instant, noBody } from './values.ts';

/** Webhooks of a user [rule: api-13]. */
export const webhooksAtMost = 3;
export const webhookDeliveriesAtMost = 20;
export const webhookPageSize = 50;
const longestUrl = 500;

export const webhookTopics = ['opened', 'locked', 'results', 'finished'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

const topics = z.array(z.enum(webhookTopics)).min(1).max(webhookTopics.length);
const url = z.string().trim().min(1).max(longestUrl);

export const webhook = z.object({
  id,
  url: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  createdAt: instant,
  /** The source of the switch-off: its owner, a day of failures, or staff; null = it is on. */
  offBy: z.enum(['owner', 'failures', 'staff']).nullable(),
  /** Since when nothing came through; null = the last delivery did. */
  failingSince: instant.nullable(),
  lastDeliveredAt: instant.nullable(),
});

export const webhookDelivery = z.object({
  id,
  /** Id of the delivery in its header, the same for every attempt. */
  deliveryId: z.uuid(),
  topic: z.enum([...webhookTopics, 'test']),
  eventName: z.string().nullable(),
  createdAt: instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The receiver's last status; null = none yet. */
  status: z.int().nullable(),
  /** Why the last attempt came to nothing. */
  problem: z.string().nullable(),
  tookMs: z.int().nullable(),
  deliveredAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
});

const notFound = { webhook_not_found: { status: 404, title: 'There is no such webhook' } } as const;
const badAddress = {
  bad_address: { status: 400, title: 'Enter an address that begins with https://' },
  no_host: { status: 400, title: 'No server has this name' },
  closed_network: { status: 400, title: 'This address is not on the public internet' },
} as const;
const isOff = {
  webhook_off: { status: 409, title: 'This webhook is switched off' },
} as const;
const offByStaff = {
  off_by_staff: {
    status: 409,
    title: 'Staff closed this address to you. Ask them to allow it again.',
  },
} as const;
const sendLimit = { of: 'user', atOnce: 10, perHour: 60 } as const;

export const webhookEndpoints = {
  'GET /api/webhook/list': endpoint({
    summary: 'Own webhooks, the newest first',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(webhook).max(webhooksAtMost),
    refusals: {},
  }),
  'POST /api/webhook/create': endpoint({
    summary: 'Create a webhook; only this answer holds the secret that signs its deliveries',
    who: 'user',
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({ url, topics }),
    response: z.object({ webhook, secret: z.string() }),
    limit: { of: 'user', atOnce: 20, perHour: 20 },
    refusals: {
      ...sentBefore,
      ...badAddress,
      ...offByStaff,
      too_many_webhooks: { status: 409, title: 'You have 3 webhooks. Delete one of them first.' },
    },
  }),
  'POST /api/webhook/update': endpoint({
    summary: 'Change an own webhook’s topics or address, or switch it off or on',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ webhookId: id, url, topics, isOn: z.boolean() }),
    response: webhook,
    limit: { of: 'user', atOnce: 20, perHour: 60 },
    refusals: { ...notFound, ...badAddress, ...offByStaff },
  }),
  'POST /api/webhook/delete': endpoint({
    summary: 'Delete an own webhook with its deliveries',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ webhookId: id }),
    response: noBody,
    refusals: notFound,
  }),
  'GET /api/webhook/deliveries': endpoint({
    summary: 'The latest deliveries of an own webhook',
    who: 'user',
    mutates: false,
    cache: 'private',
    query: z.object({ webhookId: idText }),
    response: z.array(webhookDelivery).max(webhookDeliveriesAtMost),
    refusals: notFound,
  }),
  'POST /api/webhook/test': endpoint({
    summary: 'Send a delivery that tells of nothing to an own webhook',
    who: 'user',
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({ webhookId: id }),
    response: webhookDelivery,
    limit: sendLimit,
    refusals: { ...notFound, ...isOff, ...sentBefore },
  }),
  'POST /api/webhook/resend': endpoint({
    summary: 'Send a delivery of an own webhook again, under the same id',
    who: 'user',
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({ webhookDeliveryId: id }),
    response: webhookDelivery,
    limit: sendLimit,
    refusals: {
      ...isOff,
      delivery_not_found: { status: 404, title: 'There is no such delivery' },
      delivery_waits: { status: 409, title: 'This delivery is on its way' },
      ...sentBefore,
    },
  }),
  'GET /api/webhook/all': endpoint({
    summary: 'Webhooks of everybody, the newest first',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    query: z.object({
      /** Webhooks older than this one. */
      before: idText.optional(),
    }),
    response: z.object({
      rows: z
        .array(
          webhook.extend({
            userId: id,
            username: z.string(),
            waiting: z.int(),
            /** Its owner deleted it: its address stays closed until staff allow it again. */
            isDeleted: z.boolean(),
          }),
        )
        .max(webhookPageSize),
      /** Start of the next page; null = nothing older. */
      next: id.nullable(),
    }),
    refusals: {},
  }),
  'POST /api/webhook/switch': endpoint({
    summary: "Switch anybody's webhook off, or let it be switched on again; audited",
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ webhookId: id, isOff: z.boolean(), reason: z.string().trim().max(500) }),
    response: noBody,
    refusals: { ...notFound, reason_required: { status: 400, title: 'Say why' } },
  }),
} as const;
