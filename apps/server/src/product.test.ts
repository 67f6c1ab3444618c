import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { startProduct } from './product.ts';

const configFor = (env: Readonly<Record<string, string>>) => {
  const read = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env });
  if (!read.ok) throw new Error(read.problems.join());
  return read.config;
};

test('a product that is to stop says so and serves on for a while', async () => {
  const { connectionString } = await testDatabase();
  const env = { PORT: '0', DATABASE_URL: connectionString, DRAIN_SECONDS: '1' };
  const { address, stop } = await startProduct({ config: configFor(env) });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const stopped = stop();
  const draining = await fetch(`${address}/readyz`);
  expect([draining.status, await draining.json()]).toEqual([503, { status: 'draining' }]);
  const served = await fetch(`${address}/api/lookup/games`, { headers: { game: '1' } });
  expect(served.status).toBe(200);
  await stopped;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('a start that fails because of its port leaves nothing running', async () => {
  const { db, connectionString } = await testDatabase();
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const config = configFor({ PORT: String(port), DATABASE_URL: connectionString });
  await expect(startProduct({ config })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const listening = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'callshot-live' and datname = current_database()`;
  await expect.poll(async () => (await listening.execute(db)).rows[0]?.count).toBe(0);
  other.close();
});
