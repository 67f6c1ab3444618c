import type { ServerResponse } from 'node:http';
import { LIVE_PATH, type LiveUpdates } from '@callshot/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCommonRefusal } from '../../platform/http/answers/refusal.ts';
import { createCookies, sessionCookie } from '../../platform/http/caller/cookies.ts';
import { takePlace } from '../../platform/http/guard/front-door.ts';
import { limitedAddress } from '../../platform/http/guard/limited-address.ts';
import type { AppConfig } from '../../platform/parts.ts';
import { type RateLimits, rateLimitsOf } from '../../platform/rate-limits/rate-limits.ts';
import { createLatestOnly } from './latest-only.ts';
import { createOpenCounts } from './open-counts.ts';
import { createReaders } from './readers.ts';

/** Server-sent events to everybody who listens [rule: boards-20]. */
export interface LiveHub {
  /** An answer that never ends fits no contract call. */
  register(app: FastifyInstance, config: Pick<AppConfig, 'publicUrl'>): void;
  countConnections(): number;
  /** At most one a second of each name for each event, nameplate or league: of several, the last is told. */
  publish<Name extends keyof LiveUpdates>(name: Name, data: LiveUpdates[Name]): void;
  start(): void;
  /** Ends every connection; browsers come back by themselves when the product is up again. */
  stop(): void;
}

const publishEveryMs = 1000;
const heartbeatMs = 25_000;
/** Browsers reconnect after a random delay from this on, so that not all come back at once. */
const retryFromMs = 2000;
const retryToMs = 5000;

/** The limit of open connections. A page without one polls now and then. */
const tooManyRetryS = 30;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

export interface LiveHubOptions {
  readonly connectionsAtMost?: number;
  /** Open connections allowed for an address and for a session. */
  readonly rateLimits?: Pick<RateLimits, 'liveOfAddress' | 'liveOfSession'>;
  readonly onError?: (error: unknown) => void;
}

export function createLiveHub(options: LiveHubOptions = {}): LiveHub {
  const { connectionsAtMost = 20_000, rateLimits = rateLimitsOf(), onError = () => {} } = options;
  const readers = createReaders(onError);
  const ofAddress = createOpenCounts(rateLimits.liveOfAddress);
  const ofSession = createOpenCounts(rateLimits.liveOfSession);
  const updates = createLatestOnly<string>(publishEveryMs, readers.send);
  let heartbeat: NodeJS.Timeout | null = null;
  let isStopped = false;

  const admit = (reader: ServerResponse, own: object): void => {
    reader.writeHead(200, { ...own, ...headers });
    reader.write(`retry: ${retryMs()}\n\n`);
    readers.add(reader);
  };
  const open = (request: FastifyRequest, reply: FastifyReply, session?: string): FastifyReply => {
    if (isStopped || readers.count() >= connectionsAtMost) {
      return sendCommonRefusal(reply, 'unavailable', { retryAfter: 5 });
    }
    const address = limitedAddress(request.ip);
    if (ofAddress.isFull(address) || (session && ofSession.isFull(session))) {
      return sendCommonRefusal(reply, 'too_many_requests', { retryAfter: tooManyRetryS });
    }
    ofAddress.open(address, reply.raw);
    if (session) ofSession.open(session, reply.raw);
    reply.hijack();
    admit(reply.raw, reply.getHeaders());
    return reply;
  };
  const beat = (): void => {
    readers.dropStuck();
    readers.send(': still here\n\n');
  };
  const end = (): void => {
    isStopped = true;
    updates.stop();
    readers.end();
  };

  return {
    register: (app: FastifyInstance, { publicUrl }) => {
      const cookies = createCookies(publicUrl);
      app.get(LIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
        const leave = await takePlace(request.raw);
        if (leave === null) return sendCommonRefusal(reply, 'unavailable');
        try {
          // The close event of a connection that ended during the wait has already passed.
          if (reply.raw.destroyed) return reply.hijack();
          return open(request, reply, cookies.read(request.headers.cookie)[sessionCookie]);
        } finally {
          // Open streams free their slot of admission.
          leave();
        }
      });
      app.addHook('preClose', async () => end());
    },
    countConnections: readers.count,
    publish: (name, data) =>
      updates.offer(
        `${name} ${subjectOf(data)}`,
        `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
      ),
    start: () => {
      isStopped = false;
      heartbeat ??= setInterval(beat, heartbeatMs);
      heartbeat.unref();
    },
    stop: () => {
      if (heartbeat) clearInterval(heartbeat);
      heartbeat = null;
      end();
    },
  };
}

function subjectOf(data: LiveUpdates[keyof LiveUpdates]): number {
  if ('eventId' in data) return data.eventId;
  return 'leagueId' in data ? data.leagueId : data.nameplateId;
}

const retryMs = (): number => Math.round(retryFromMs + Math.random() * (retryToMs - retryFromMs));
