import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll } from 'vitest';

export interface TestProxy {
  /** The same database, by way of the proxy. */
  readonly connectionString: string;
  /** From now on the server takes everything and says nothing, as a frozen one does. */
  freeze(): void;
  thaw(): void;
}

/** Stands between a test and its server, which other tests need unharmed. */
export async function testProxy(connectionString: string): Promise<TestProxy> {
  const { host, port, user, database, password } = new pg.Client({ connectionString });
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let isFrozen = false;
  const own = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    return socket.on('close', () => sockets.delete(socket));
  };
  const join = (near: Socket): void => {
    const far = own(
      host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host),
    );
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  const server = createServer((near) => {
    own(near);
    if (isFrozen) waiting.add(() => join(near));
    else join(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const login = password ? `${user}:${encodeURIComponent(password)}` : user;
  return {
    connectionString: `postgresql://${login}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
      // Existing connections stay mute. New ones get through.
      for (const go of waiting) go();
      waiting.clear();
    },
  };
}
