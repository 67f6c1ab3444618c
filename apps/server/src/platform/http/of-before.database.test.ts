import { ofBeforeHeader } from '@callshot/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/platform/app.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testProxy } from '../../../testing/platform/proxy.ts';
import { createDatabase, pingDatabase } from '../database/database.ts';
import { done } from '../outcome.ts';
import { lastAnswersOf } from './answers/last-answers.ts';

const { connectionString } = await testDatabase();
const proxy = await testProxy(connectionString);
const db = createDatabase(proxy.connectionString, { timeoutMs: 300 });

const { app } = await testApp({
  db,
  config: { isAnswerChecked: false },
  handlers: {
    'GET /api/event/allPastEventIds': async () => {
      await pingDatabase(db);
      return done([1, 2]);
    },
  },
});
const ask = (gameId = '1') =>
  app.inject({ url: '/api/event/allPastEventIds', headers: { game: gameId } });
const isAnswered = () =>
  pingDatabase(db).then(
    () => true,
    () => false,
  );

test('without a database a call is answered as it last was, and says so [rule: safety-35]', async () => {
  const before = await ask();
  expect(before.json()).toEqual([1, 2]);
  expect(before.headers).not.toHaveProperty(ofBeforeHeader);
  proxy.freeze();
  const first = await ask();
  expect(first.json()).toEqual([1, 2]);
  expect(Date.parse(String(first.headers[ofBeforeHeader]))).toBeLessThanOrEqual(Date.now());
  expect(first.headers.etag).toBe(before.headers.etag);
  const other = await ask('2');
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '2']);
  lastAnswersOf(db).forget();
  expect((await ask()).statusCode).toBe(503);
  proxy.thaw();
  await expect.poll(isAnswered).toBe(true);
  const again = await ask();
  expect(again.json()).toEqual([1, 2]);
  expect(again.headers).not.toHaveProperty(ofBeforeHeader);
  await db.destroy();
});
