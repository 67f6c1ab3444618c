import type { ServerResponse } from 'node:http';
import { LIVE_PATH, type LiveUpdates } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { sendCommonRefusal } from '../platform/http/refusal.ts';
import type { Live } from '../platform/parts.ts';

/** Server-sent events to everybody who listens (decision 194). */
export interface LiveHub extends Live {
  publish<Name extends keyof LiveUpdates>(name: Name, data: LiveUpdates[Name]): void;
  start(): void;
  /** Ends every connection; browsers come back by themselves when the product is up again. */
  stop(): void;
}

const heartbeatMs = 25_000;
/** How long a browser waits before it connects again. */
const retryMs = 3000;
/** A reader that has this much waiting is not reading: it is let go and comes back. */
const waitingAtMost = 64 * 1024;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

export function createLiveHub(options: { readonly connectionsAtMost?: number } = {}): LiveHub {
  const { connectionsAtMost = 20_000 } = options;
  const readers = new Set<ServerResponse>();
  let heartbeat: NodeJS.Timeout | null = null;
  let isStopped = false;

  const send = (text: string): void => {
    for (const reader of readers) {
      if (reader.writableLength > waitingAtMost) reader.destroy();
      else reader.write(text);
    }
  };
  const admit = (reader: ServerResponse, own: object): void => {
    reader.on('close', () => readers.delete(reader));
    reader.writeHead(200, { ...own, ...headers });
    reader.write(`retry: ${retryMs}\n\n`);
    readers.add(reader);
  };

  return {
    register: (app: FastifyInstance) => {
      app.get(LIVE_PATH, { exposeHeadRoute: false }, (_request, reply) => {
        if (isStopped || readers.size >= connectionsAtMost) {
          return sendCommonRefusal(reply, 'unavailable', { retryAfter: 5 });
        }
        reply.hijack();
        admit(reply.raw, reply.getHeaders());
      });
      app.addHook('preClose', async () => {
        isStopped = true;
        for (const reader of readers) reader.end();
      });
    },
    countConnections: () => readers.size,
    publish: (name, data) => send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    start: () => {
      isStopped = false;
      heartbeat ??= setInterval(() => send(': still here\n\n'), heartbeatMs);
      heartbeat.unref();
    },
    stop: () => {
      isStopped = true;
      if (heartbeat) clearInterval(heartbeat);
      heartbeat = null;
      for (const reader of readers) reader.end();
    },
  };
}
