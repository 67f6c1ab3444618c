import { expect, test } from 'vitest';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { createDatabase } from '../platform/database/database.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { testProxy } from '../platform/database/test-proxy.ts';
import { createEventStore } from './event-store.ts';
import { testEvent } from './test-events.ts';

test('while the database is gone a held event is shown as it was, unless it is known to be old', async () => {
  const { db, connectionString } = await testDatabase();
  const { row } = await testEvent(db, { stages: [swissStage()] });
  const proxy = await testProxy(connectionString);
  const away = createDatabase(proxy.connectionString, { timeoutMs: 200 });
  const events = createEventStore(away);
  expect((await events.get(row.id))?.row.version).toBe(row.version);
  proxy.freeze();
  const askedInVain = async (): Promise<boolean> => {
    const startedAt = performance.now();
    expect((await events.get(row.id))?.row.id).toBe(row.id);
    return performance.now() - startedAt > 150;
  };
  await expect.poll(askedInVain).toBe(true);
  events.forget(row.id);
  await expect(events.get(row.id)).rejects.toThrow();
  proxy.thaw();
  await away.destroy();
});
