import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testProxy } from '../../../testing/platform/proxy.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { createEventStore } from './event-store.ts';

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

test('of many who find an event changed one reads it anew, and the others get what it read', async () => {
  const { db } = await testDatabase();
  const { row } = await testEvent(db, { stages: [swissStage()] });
  const events = createEventStore(db);
  const before = await events.get(row.id);
  if (before === null) throw new Error('The event is gone');
  await db
    .updateTable('events')
    .set({ version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  const readAnew = Array.from({ length: 20 }, () => {
    events.forget(row.id, before);
    return events.get(row.id);
  });
  const [first, ...others] = await Promise.all(readAnew);
  expect(first?.row.version).toBe(row.version + 1);
  expect(others.every((event) => event === first)).toBe(true);
  events.forget(row.id, before);
  expect(await events.get(row.id)).toBe(first);
});
