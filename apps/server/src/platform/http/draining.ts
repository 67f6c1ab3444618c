import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../parts.ts';

/** Answers take a small part of this; who has not got one by then waits for a caller that is gone. */
const finishWithinMs = 5000;
/** Proxies that keep connections find out meanwhile that no new ones are taken. */
const lastCallMs = 500;
const quietWithinMs = 1000;
const quietTurnMs = 0.2;

/** While draining, every answer sends its caller to another process next time. */
export function sendCallersAway(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
  });
}

/**
 * Serves on while proxies notice that this process is not ready, then takes no new connections,
 * finishes what is in flight and ends live connections.
 */
export async function stopServing(app: FastifyInstance, drainMs: number): Promise<void> {
  await pause(drainMs);
  await stopAccepting(app.server);
  await pause(Math.min(drainMs, lastCallMs));
  const cutOff = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  await app.close().finally(() => clearTimeout(cutOff));
}

/**
 * The system resets connections that wait to be accepted when their listener closes, and their
 * request, which may have been sent, is lost. Every turn of the event loop accepts one at most: so it
 * closes right after a short turn that found none. Connections that there are stay open, unlike with
 * the HTTP server's own `close`.
 */
async function stopAccepting(server: FastifyInstance['server']): Promise<void> {
  const startedAt = performance.now();
  let hasAccepted = true;
  server.on('connection', () => {
    hasAccepted = true;
  });
  for (let turnAt = startedAt; ; ) {
    await nextTurn();
    const now = performance.now();
    const isQuiet = !hasAccepted && now - turnAt < quietTurnMs;
    if (isQuiet || now - startedAt > quietWithinMs) break;
    hasAccepted = false;
    turnAt = now;
  }
  Server.prototype.close.call(server);
}
