import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/correctness/useImportExtensions: this is the module; its types stand beside it.
import { createClient, type RedisClient } from '../peers/redis.mjs';

export type { RedisClient };

/** Runs `work` on a Redis of its own that keeps nothing; null where this machine has no Redis. */
export async function withRedis<T>(work: (client: RedisClient) => Promise<T>): Promise<T | null> {
  if (spawnSync('redis-server', ['--version']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'callshot-redis-'));
  const path = join(folder, 'socket');
  const server = spawn(
    'redis-server',
    ['--port', '0', '--unixsocket', path, '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const client: RedisClient = createClient({
    // A million members are on their way at once: the last ones wait for all others.
    commandOptions: { timeout: 120_000 },
    socket: { path, tls: false, reconnectStrategy: (tries) => (tries < 100 ? 100 : false) },
  });
  client.on('error', () => {
    // Not listening yet: the client tries again.
  });
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.destroy();
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
