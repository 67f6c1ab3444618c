import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { playoffStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import type { Schema } from '../../../platform/database/schema.ts';

const connections = 3;
const database = await testDatabase({ maxConnections: connections, connectMs: 1500 });
const product = await testProduct(database);
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });

/** Takes every connection of the usual pool until it is told to stop. */
async function takeAll(of: Kysely<Schema>): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  const holding = Array.from({ length: connections }, () =>
    of.connection().execute(async () => {
      held += 1;
      await released;
    }),
  );
  await expect.poll(() => held).toBe(connections);
  return async () => {
    release();
    await Promise.all(holding);
  };
}

// [rule: safety-34]
test('an Admin locks, relocks and extends while nobody else gets a connection', async () => {
  onTestFinished(await takeAll(db));
  const act = (action: string, relockTime: string | null) =>
    admin.post('/api/event/stage', {
      eventId: event.row.id,
      action,
      relockTime,
      reason: 'too late',
    });
  const locked = await act('lock', null);
  expect([locked.statusCode, locked.json().locked]).toEqual([200, true]);
  const relockTime = new Date(Date.now() + 3_600_000).toISOString();
  const opened = await act('relock', relockTime);
  expect([opened.statusCode, opened.json().lockAt]).toEqual([200, relockTime]);
  const extended = await admin.post('/api/event/extendLock', {
    eventId: event.row.id,
    lockAt: relockTime,
    minutes: 30,
    reason: 'an outage',
  });
  expect(extended.statusCode).toBe(200);
  const others = await player.get(`/api/picks/get/user/${event.row.id}`);
  expect(others.statusCode).toBe(503);
});
