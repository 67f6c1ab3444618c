import { request } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../platform/database/schema.ts';
import type { PushSettings } from '../platform/parts.ts';
import { deleteSubscription, type Outcome, type ToSend } from './deliveries.repository.ts';
import type { NoticeRegistry } from './notice-registry.ts';
import { plainTextOf } from './plain-text.ts';
import { knownEndpoint } from './push-services.ts';
import type { PushSubscription } from './push-subscriptions.repository.ts';
import type { MessageChannel } from './send-deliveries.service.ts';
import type { ServerKeys, VapidKeys } from './server-keys.ts';

export interface PushParts {
  readonly db: Kysely<Schema>;
  readonly log: FastifyBaseLogger;
  readonly keys: ServerKeys;
  readonly publicUrl: string;
  readonly settings: PushSettings;
  readonly kinds: NoticeRegistry;
}

/** What the service worker shows; `url` is a path of the own site. */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** A push service takes 4096 bytes, encrypted. */
const bodyAtMost = 800;
const longestTtlSeconds = 86_400;
const answerWithinMs = 8000;
/** The browser has unsubscribed (RFC 8030 §5, §7.3). */
const gone: ReadonlySet<number> = new Set([404, 410]);

/** Web push to every browser of a user (RFC 8030, 8291, 8292). */
export function createPushChannel(parts: PushParts): MessageChannel {
  const { db, log, keys, settings } = parts;
  const sendTo = async (
    subscription: PushSubscription,
    message: ToSend,
    now: Date,
  ): Promise<boolean> => {
    try {
      const endpoint = knownEndpoint(subscription.endpoint, settings.services);
      if (endpoint === null) throw new Error('The push service is not known any more');
      const vapidKeys = await keys.vapid();
      const status = await post(encrypt(subscription, message, { ...parts, vapidKeys, now }));
      if (gone.has(status)) await deleteSubscription(db, subscription.endpoint);
      else if (status >= 300) log.warn({ status, service: hostOf(endpoint) }, 'push was refused');
      return status < 300;
    } catch (error) {
      log.warn(
        { reason: reasonOf(error), service: hostOf(subscription.endpoint) },
        'push was not sent',
      );
      return false;
    }
  };
  return {
    name: 'push',
    send: async (message, now): Promise<Outcome> => {
      if (message.subscriptions.length === 0) return 'skipped';
      const sent = await Promise.all(
        message.subscriptions.map((subscription) => sendTo(subscription, message, now)),
      );
      return sent.includes(true) ? 'sent' : 'failed';
    },
  };
}

function encrypt(
  { endpoint, p256dh, auth }: PushSubscription,
  message: ToSend,
  from: {
    readonly publicUrl: string;
    readonly settings: PushSettings;
    readonly kinds: NoticeRegistry;
    readonly vapidKeys: VapidKeys;
    readonly now: Date;
  },
): webPush.RequestDetails {
  const { title, url, sentUntil, kind, noticeId } = message;
  const payload: PushPayload = { title, body: bodyOf(message, from.publicUrl), url };
  const secondsLeft = Math.floor((sentUntil.getTime() - from.now.getTime()) / 1000);
  return webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: subjectOf(from.publicUrl, from.settings), ...from.vapidKeys },
      TTL: Math.min(longestTtlSeconds, Math.max(0, secondsLeft)),
      urgency: from.kinds.of(kind)?.isUrgent ? 'high' : 'normal',
      topic: `notice-${noticeId}`,
    },
  );
}

function bodyOf({ html }: ToSend, publicUrl: string): string {
  const text = plainTextOf(html, publicUrl);
  return text.length <= bodyAtMost ? text : `${text.slice(0, bodyAtMost - 1)}…`;
}

/** Whom a push service turns to: the site, or where that has no https, its postmaster. */
function subjectOf(publicUrl: string, { subject }: PushSettings): string {
  if (subject !== undefined) return subject;
  return publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:postmaster@${new URL(publicUrl).hostname}`;
}

/** Answers the status. What the service writes besides is not read; it leads nowhere else. */
function post({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<number> {
  const signal = AbortSignal.timeout(answerWithinMs);
  return new Promise((resolve, reject) => {
    const sending = request(new URL(endpoint), { method, headers, signal }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

const hostOf = (endpoint: string): string => new URL(endpoint).host;

/** A code, or the name of the error: texts may hold the endpoint. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
