import type { WebhookTopic } from '@callshot/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface WebhookTables {
  webhooks: {
    id: GeneratedAlways<number>;
    userId: number;
    url: string;
    topics: WebhookTopic[];
    /** Signs what is sent, so that it is kept as it is. */
    secret: string;
    createdAt: Generated<Date>;
    /** It is told of what happens from then on. */
    onSince: Generated<Date>;
    /** The source of the switch-off; null = it is on. */
    offBy: 'owner' | 'failures' | 'staff' | null;
    /** By its owner, after staff had switched it off: its address stays closed. */
    deletedAt: Date | null;
    failingSince: Date | null;
    lastDeliveredAt: Date | null;
    /** Its last answer took long or did not come, or there was none yet. */
    isSlow: Generated<boolean>;
  };
  webhookHappenings: {
    id: GeneratedAlways<number>;
    /** No two processes write the same down twice. */
    subject: string;
    topic: WebhookTopic;
    eventId: number;
    eventStageId: number | null;
    officialVersion: number | null;
    happenedAt: Date;
  };
  webhookDeliveries: {
    id: GeneratedAlways<number>;
    webhookId: number;
    /** Null = a test. */
    happeningId: number | null;
    /** The same however often it is sent. */
    deliveryId: Generated<string>;
    createdAt: Generated<Date>;
    attempts: Generated<number>;
    /** Null = nothing is tried any more. */
    nextAttemptAt: Date | null;
    /** Until then a process has it in hand. */
    claimedUntil: Date | null;
    status: number | null;
    problem: string | null;
    tookMs: number | null;
    deliveredAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends WebhookTables {}
}
