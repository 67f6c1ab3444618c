import type { Socket } from 'node:net';

/** As the driver's own errors of a lost connection, so that it counts as "not now". */
export class SilenceError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Time to read what has arrived, in case this process was the one that stood still. */
const readingMs = 50;

const watched = new WeakSet<Socket>();

/**
 * Ends the socket with an error when nothing has arrived for so long; 0 switches that off. Only
 * this notices a server that is frozen or vanished: TCP itself acknowledges for the first and waits
 * a quarter of an hour for the second.
 */
export function limitSilence(socket: Socket, limitMs: number): void {
  if (!watched.has(socket)) {
    watched.add(socket);
    socket.on('timeout', () => endUnlessHeard(socket));
  }
  socket.setTimeout(limitMs);
}

function endUnlessHeard(socket: Socket): void {
  const { timeout, bytesRead } = socket;
  setTimeout(() => {
    if (socket.timeout !== timeout || socket.bytesRead !== bytesRead) return;
    socket.destroy(new SilenceError(`The database said nothing for ${timeout} ms`));
  }, readingMs);
}
