import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Answers take a small part of this; who has not got one by then waits for a caller that is gone. */
const finishWithinMs = 5000;
/** Proxies that keep connections find out meanwhile that no new ones are taken. */
const lastCallMs = 1000;
const quietWithinMs = 5000;
const quietTurnMs = 0.5;

/**
 * Serves on while proxies notice that this process is not ready, then takes no new connections,
 * sends away who comes on an old one, finishes what is in flight and ends live connections. Nobody
 * is sent away earlier: a connection for every request would be more than a busy process accepts.
 */
export async function stopServing(app: FastifyInstance, drainMs: number): Promise<void> {
  await pause(drainMs);
  await stopAccepting(app.server);
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
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
