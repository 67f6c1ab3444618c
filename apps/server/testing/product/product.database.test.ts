import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { startProduct } from '../../src/app/product.ts';
import { explainFailure } from '../../src/platform/failures/explain-failure.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { productVersion } from '../../src/platform/version.ts';
import { testDatabase } from '../platform/database.ts';

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

test('the first line of the log names the version', async () => {
  const { connectionString } = await testDatabase();
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const env = { PORT: '0', DATABASE_URL: connectionString };
  const { stop } = await startProduct({ config: configFor(env), log });
  await stop();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'Callshot starts',
    version: productVersion,
  });
});

test('figures are served at a port of their own, and nowhere unless asked for', async () => {
  const { connectionString } = await testDatabase();
  const env = { PORT: '0', DATABASE_URL: connectionString };
  const silent = await startProduct({ config: configFor(env) });
  expect(silent.metricsPort).toBeNull();
  await silent.stop();

  const { address, metricsPort, stop } = await startProduct({
    config: configFor({ ...env, METRICS_PORT: '0' }),
  });
  const onTheProduct = await fetch(`${address}/metrics`);
  expect([onTheProduct.status, await onTheProduct.text()]).toEqual([
    404,
    expect.not.stringContaining('process_'),
  ]);
  const figures = `http://127.0.0.1:${metricsPort}`;
  const asked = await fetch(`${figures}/metrics`);
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const printed = await asked.text();
  expect(printed).toContain('callshot_http_request_seconds_count');
  // A figure of each capability that has some.
  expect(printed).toContain('callshot_is_leader 1');
  expect(printed).toContain('callshot_is_listening 1');
  expect(printed).toContain('callshot_live_connections 0');
  expect(printed).toContain('callshot_boards_held 0');
  expect(printed).toContain('callshot_boards_built_total{totals="computed"} 0');
  expect(printed).toContain('callshot_notifications_total 0');
  for (const path of ['/', '/api/user/currentUser', '/metrics?x']) {
    expect((await fetch(`${figures}${path}`)).status, path).toBe(404);
  }
  await stop();
  await expect(fetch(`${figures}/metrics`)).rejects.toThrow();
});

test('which tournament wiki is read is found when everything is planted', async () => {
  const { connectionString } = await testDatabase();
  const config = configFor({ PORT: '0', DATABASE_URL: connectionString });
  const done: string[] = [];
  const { isWikiDemo, stop } = await startProduct({
    config,
    plant: async () => {
      done.push('planted');
      return [];
    },
    findWiki: async () => {
      done.push('found');
      return { ...config.wiki, isDemo: true };
    },
  });
  expect(done).toEqual(['planted', 'found']);
  expect(isWikiDemo).toBe(true);
  await stop();
  const usual = await startProduct({ config });
  expect(usual.isWikiDemo).toBe(false);
  await usual.stop();
});

test.each([
  { why: 'a port that is taken', env: (taken: number) => ({ METRICS_PORT: String(taken) }) },
  {
    why: "another machine's address",
    env: () => ({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }),
  },
])('where figures cannot be served the start names the setting: $why', async ({ env }) => {
  const { connectionString } = await testDatabase();
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const config = configFor({ PORT: '0', DATABASE_URL: connectionString, ...env(port) });
  const failure = await startProduct({ config }).catch(explainFailure);
  expect(failure).toMatch(/METRICS_(PORT|HOST)/);
  other.close();
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
