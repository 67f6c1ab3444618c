import { webhookEndpoints } from '@callshot/contract';
import { everyHourMs, everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { publicInternet } from '../../platform/outbound/outbound-line.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteOldDeliveries, giveUpOldDeliveries } from './deliveries.repository.ts';
import { deleteOldHappenings, writeHappenings } from './happenings.repository.ts';
import { createWebhookSender } from './send-due.ts';
import { webhookHandlers } from './webhook.handlers.ts';
import { type TellUser, webhookOffKind } from './webhook-notice.ts';
import { findWebhooks } from './webhooks.repository.ts';
import type { WebhookTables } from './webhooks.tables.ts';

interface WebhookNeeds extends Parts {
  readonly tellUser: TellUser;
  readonly onError: (error: unknown) => void;
}

const everyTwoSecondsMs = 2000;

export const webhooks: Capability<WebhookNeeds, typeof webhookEndpoints, WebhookTables> = {
  name: 'webhooks',
  groups: [
    {
      name: 'Webhooks',
      about: 'Tells users’ servers when events open, lock, get new results and finish.',
      calls: webhookEndpoints,
    },
  ],
  tables: {
    webhooks: { userId: { exported: { as: 'webhooks' }, onDeletion: 'deleted' } },
    webhookHappenings: {},
    webhookDeliveries: {},
  },
  exports: { webhooks: ({ db }, userId) => findWebhooks(db, userId) },
  noticeKinds: [webhookOffKind],
  make: ({ db, config, tellUser, onError }) => {
    const line = config.outboundLine ?? publicInternet;
    const sent = { delivered: 0, failed: 0 };
    const { publicUrl } = config;
    const stopping = new AbortController();
    const sender = createWebhookSender({
      db,
      line,
      publicUrl,
      tellUser,
      stopping: stopping.signal,
      onError,
      onSent: (isDelivered) => {
        sent[isDelivered ? 'delivered' : 'failed'] += 1;
      },
    });
    return {
      calls: webhookHandlers({ db, line }),
      jobs: [
        {
          everyMs: everyTwoSecondsMs,
          run: async () => {
            await writeHappenings(db);
          },
        },
        { everyMs: everySecondMs, ...sender },
        { everyMs: everyHourMs, run: () => giveUpOldDeliveries(db) },
        { everyMs: everyHourMs, run: () => deleteOldDeliveries(db) },
        { everyMs: everyHourMs, run: () => deleteOldHappenings(db) },
      ],
      figures: [
        {
          kind: 'counter',
          name: 'webhook_attempts_total',
          help: 'Deliveries that were tried, by what became of them',
          labels: ['outcome'],
          read: () =>
            Object.entries(sent).map(([outcome, count]) => ({ labels: { outcome }, count })),
        },
      ],
      stop: () => stopping.abort(),
    };
  },
};
