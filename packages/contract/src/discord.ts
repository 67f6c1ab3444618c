import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, noBody } from './values.ts';

/** Topics that can be posted to the community's server. */
export const communityTopics = ['stages', 'locks', 'results', 'announcements'] as const;
const topics = z.array(z.enum(communityTopics)).max(communityTopics.length);

export const communityWebhook = z.object({
  /** The end of the webhook's id: its address is a secret, and is never shown again. */
  endsWith: z.string(),
  topics,
  changedAt: instant,
  /** In the last 24 hours. */
  posted: z.int().min(0),
  failed: z.int().min(0),
  /** `gone`: Discord knows it no more. `outage`: Discord did not answer as it should. */
  problem: z.object({ what: z.enum(['gone', 'outage']), since: instant }).nullable(),
});

const notSet = { webhook_missing: { status: 409, title: 'No webhook is set' } } as const;

export const discordEndpoints = {
  'GET /api/discord/webhook': endpoint({
    summary: "The webhook of the community's server; null = there is none",
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    response: communityWebhook.nullable(),
    refusals: {},
  }),
  'POST /api/discord/webhook': endpoint({
    summary: "Set the webhook of the community's server, or its topics",
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({
      /** As Discord shows it; null = the one that is set. */
      address: z.string().max(500).nullable(),
      topics,
    }),
    response: communityWebhook,
    refusals: {
      ...notSet,
      webhook_invalid: {
        status: 400,
        title: 'This is not a webhook’s address. It starts with https://discord.com/api/webhooks/',
      },
    },
  }),
  'DELETE /api/discord/webhook': endpoint({
    summary: "Forget the webhook of the community's server; idempotent",
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    response: noBody,
    refusals: {},
  }),
  'POST /api/discord/test': endpoint({
    summary: "Post a test message to the community's server, and return the outcome",
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    response: z.object({
      /**
       * `gone`: Discord knows the webhook no more. `limited`: it asks to wait. `refused`: it takes no such
       * message. `outage`: it did not answer as it should.
       */
      outcome: z.enum(['posted', 'gone', 'limited', 'refused', 'outage']),
    }),
    limit: { of: 'user', atOnce: 10, perHour: 60 },
    refusals: notSet,
  }),
} as const;
