import { request } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../../../platform/database/schema.ts';
import { createRests } from '../../../platform/outbound/rests.ts';
import { type Answered, sendAgain } from '../../../platform/outbox/sent.ts';
import type { PushSettings } from '../../../platform/parts.ts';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import { deleteSubscription, type ToSend } from './deliveries.repository.ts';
import { plainTextOf } from './plain-text.ts';
import { actionsOf, type PushAction } from './push-actions.ts';
import { knownEndpoint } from './push-services.ts';
import type { PushSubscription } from './push-subscriptions.repository.ts';
import { type MessageChannel, messageBackOff } from './send-deliveries.service.ts';
import type { ServerKeys, VapidKeys } from './server-keys.ts';

export interface PushParts {
  readonly db: Kysely<Schema>;
  readonly log: FastifyBaseLogger;
  readonly keys: ServerKeys;
  readonly publicUrl: string;
  readonly settings: PushSettings;
  readonly kinds: NoticeRegistry;
}

/** Payload for the service worker; `url` is a path of the own site. */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly language: string;
  readonly actions?: readonly PushAction[];
}

/** A push service takes 4096 bytes, encrypted. */
const bodyAtMost = 800;
const longestTtlSeconds = 86_400;
const answerWithinMs = 8000;
/** The browser has unsubscribed (RFC 8030 §5, §7.3). */
const gone: ReadonlySet<number> = new Set([404, 410]);
/** It is asked too often, or was too slow. */
const busy: ReadonlySet<number> = new Set([408, 425, 429]);

/** Outcome of a push to one browser; `later` = refused for now. */
interface Pushed {
  readonly became: 'sent' | 'later' | 'failed';
  readonly problem: string | null;
}

const outageRests = { firstMs: 5000, longestMs: 300_000 } as const;
const rememberedAtMost = 10_000;

/** Web push to every browser of a user (RFC 8030, 8291, 8292); those that have it are passed over later. */
export function createPushChannel(parts: PushParts): MessageChannel {
  const { db, log, keys, settings } = parts;
  /** Services that cannot be reached, each for itself: others go on, and one message asks whether it is back. */
  const rests = createRests(outageRests);
  /** Browsers that have a message of which others are tried again. */
  const reached = new Map<number, ReadonlySet<string>>();

  const settle = async (endpoint: string, service: string, status: number): Promise<Pushed> => {
    const problem = `Answered ${status}`;
    if (status < 300) return { became: 'sent', problem: null };
    if (gone.has(status)) {
      await deleteSubscription(db, endpoint);
      return { became: 'failed', problem };
    }
    log.warn({ status, service }, 'push was refused');
    return { became: status >= 500 || busy.has(status) ? 'later' : 'failed', problem };
  };
  const sendTo = async (
    subscription: PushSubscription,
    message: ToSend,
    now: Date,
  ): Promise<Pushed> => {
    const { endpoint } = subscription;
    const service = hostOf(endpoint);
    if (knownEndpoint(endpoint, settings.services) === null) {
      log.warn({ reason: 'unknown service', service }, 'push was not sent');
      return { became: 'failed', problem: 'The push service is unknown' };
    }
    if (rests.left(service, now) > 0) return { became: 'later', problem: 'Its service is away' };
    rests.asked(service, now, answerWithinMs);
    const vapidKeys = await keys.vapid();
    const request = encrypt(subscription, message, { ...parts, vapidKeys, now });
    try {
      const status = await post(request);
      if (status < 500) rests.worked(service);
      return await settle(endpoint, service, status);
    } catch (error) {
      // It may have come: the browser shows the same message once.
      const problem = reasonOf(error);
      log.warn({ reason: problem, service }, 'push was not sent');
      rests.failed(service, now);
      return { became: 'later', problem };
    }
  };
  const remember = (id: number, endpoints: ReadonlySet<string>): void => {
    reached.delete(id);
    reached.set(id, endpoints);
    const [oldest] = reached.keys();
    if (reached.size > rememberedAtMost && oldest !== undefined) reached.delete(oldest);
  };
  return {
    name: 'push',
    send: async (message, now): Promise<Answered> => {
      const { id, subscriptions } = message;
      const have = reached.get(id) ?? new Set<string>();
      const wanting = subscriptions.filter(({ endpoint }) => !have.has(endpoint));
      const areResting = wanting.every(({ endpoint }) => rests.left(hostOf(endpoint), now) > 0);
      if (wanting.length > 0 && areResting) {
        const waits = wanting.map(({ endpoint }) => rests.left(hostOf(endpoint), now));
        return {
          sent: { afterMs: Math.min(...waits), isTried: false },
          problem: 'Its service is away',
        };
      }
      const pushed = await Promise.all(wanting.map((one) => sendTo(one, message, now)));
      const reachedNow = wanting.filter((_, at) => pushed[at]?.became === 'sent');
      const all = new Set([...have, ...reachedNow.map(({ endpoint }) => endpoint)]);
      const problem = pushed.find((each) => each.problem !== null)?.problem ?? null;
      const isLater = pushed.some(({ became }) => became === 'later');
      const sent = isLater ? sendAgain(messageBackOff, message) : 'failed';
      if (sent !== 'failed') {
        remember(id, all);
        return { sent, problem };
      }
      reached.delete(id);
      if (all.size > 0) return { sent: 'sent', problem };
      return { sent: subscriptions.length === 0 ? 'skipped' : 'failed', problem };
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
  const { title, url, sentUntil, kind, noticeId, language } = message;
  const actions = from.kinds.of(kind)?.asksForPicks ? actionsOf(message, from.now) : [];
  const payload: PushPayload = {
    title,
    body: bodyOf(message, from.publicUrl),
    url,
    language,
    ...(actions.length > 0 && { actions }),
  };
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

/**
 * The operator's contact for push services: the site, or its postmaster where the site has no
 * https.
 */
function subjectOf(publicUrl: string, { subject }: PushSettings): string {
  if (subject !== undefined) return subject;
  return publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:postmaster@${new URL(publicUrl).hostname}`;
}

/** Returns the status. Follows no redirect and reads no body. */
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
