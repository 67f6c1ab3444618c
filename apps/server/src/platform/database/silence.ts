import type { Socket } from 'node:net';

/** As the driver's own errors of a lost connection, so that it counts as "not now". */
class SilenceError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Time for what has arrived to be read, in case it was this process that stood still. */
const readingMs = 50;

/**
 * Ends the socket with an error once nothing has moved on it for so long; 0 lets it be silent again.
 * Only this notices a server that is frozen, or gone without a word: TCP itself goes on answering
 * for the first and waits a quarter of an hour for the second.
 */
export function limitSilence(socket: Socket, limitMs: number): void {
  socket.removeAllListeners('timeout');
  socket.setTimeout(limitMs, () => {
    const before = socket.bytesRead;
    setTimeout(() => {
      if (socket.timeout !== limitMs || socket.bytesRead !== before) return;
      socket.destroy(new SilenceError(`The database said nothing for ${limitMs} ms`));
    }, readingMs);
  });
}
