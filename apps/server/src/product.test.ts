import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { startProduct } from './product.ts';

test('a start that fails because of its port leaves nothing running', async () => {
  const { db, connectionString } = await testDatabase();
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const read = readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'silent',
  });
  if (!read.ok) throw new Error(read.problems.join());
  await expect(startProduct({ config: read.config })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const listening = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'callshot-live' and datname = current_database()`;
  await expect.poll(async () => (await listening.execute(db)).rows[0]?.count).toBe(0);
  other.close();
});
