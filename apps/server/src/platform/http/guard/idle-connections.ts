import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** As many as a rush before a lock may keep open, and no more than memory bears: 10 kB each. */
const idleAtMost = 20_000;

/**
 * Beyond this number the connection that has been idle for longest is closed, so that idle ones
 * take neither memory nor files from active callers.
 */
export function dropIdleConnections(server: Server, atMost = idleAtMost): void {
  /** In the order in which they fell idle. */
  const idle = new Set<Socket>();
  const rest = (socket: Socket): void => {
    if (socket.destroyed) return;
    idle.add(socket);
    const [longest] = idle;
    if (idle.size > atMost) longest?.destroy();
  };
  server.on('connection', (socket) => {
    socket.once('close', () => idle.delete(socket));
    rest(socket);
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => rest(socket));
  });
}
