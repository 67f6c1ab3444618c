import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Answers take a small part of this; a request still unanswered by then belongs to a caller that is
 * gone.
 */
const finishWithinMs = 5000;
/** In this time proxies that keep connections find out that no new ones are accepted. */
const lastCallMs = 1000;
const quietWithinMs = 5000;
const quietTurnMs = 0.5;

/**
 * Shuts down gracefully. Serves on while proxies notice that the process is not ready, then accepts
 * no new connections and asks callers on old ones to reconnect elsewhere. Finishes calls in flight
 * and ends live connections. Callers are not asked earlier: a busy process cannot accept a new
 * connection for every request.
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
 * When a listener closes, the system resets connections that wait to be accepted, and their
 * requests are lost. Each turn of the event loop accepts at most one, so the listener closes right
 * after a short turn that found none. Accepted connections stay open, unlike with the HTTP server's
 * own `close`.
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
