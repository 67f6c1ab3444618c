import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { goodPassword, signedIn } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { type TestClient, testClient } from '../../../../testing/platform/client.ts';
import { refuse } from '../../../platform/outcome.ts';
import { createPasswordWork, type PasswordWork } from '../passwords/password-work.ts';
import type { AttemptLimit } from './attempt-limits.ts';
import { countAttempt, countAttempts } from './too-many.ts';

const login = '/api/auth/login';

/** The real work, counted: how many passwords were looked at. */
function countedWork(): PasswordWork & { readonly looked: () => number } {
  const work = createPasswordWork();
  let count = 0;
  return {
    hash: work.hash,
    verify: (hash, password) => {
      count += 1;
      return work.verify(hash, password);
    },
    looked: () => count,
  };
}

const guess = (client: TestClient, username: string, n: number) =>
  client.post(login, { username, password: `wrong guess ${n}` });

test.each([
  { why: 'from one address', addressOf: () => '198.51.100.1' },
  { why: 'from 100 addresses', addressOf: (n: number) => `203.0.113.${n}` },
  { why: 'from 100 networks of IPv6', addressOf: (n: number) => `2001:db8:0:${n}::1` },
])(
  'of 100 guesses at one account $why, ten are looked at; the owner gets in',
  async ({ addressOf }) => {
    const work = countedWork();
    const served = await testApp({ work });
    await signedIn(served, 'target');
    const owner = testClient(served.app, '192.0.2.1');
    const own = { username: 'target', password: goodPassword };
    await owner.post(login, own);
    const before = work.looked();

    const statuses: number[] = [];
    for (let n = 0; n < 100; n += 10) {
      const tries = Array.from({ length: 10 }, (_, k) =>
        guess(testClient(served.app, addressOf(n + k)), 'target', n + k),
      );
      for (const answer of await Promise.all(tries)) statuses.push(answer.statusCode);
    }
    expect(work.looked() - before).toBe(10);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect((await owner.post(login, own)).statusCode).toBe(200);
  },
);

test('of 100 guesses at names that nobody has, as many are looked at', async () => {
  const work = countedWork();
  const { app } = await testApp({ work });
  for (let n = 0; n < 100; n += 1) await guess(testClient(app, `203.0.113.${n}`), 'nobody', n);
  expect(work.looked()).toBe(10);
});

/** Everything that a browser is told, but for when. */
const faceOf = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) => {
  const { date, ...others } = headers;
  expect(date === undefined || typeof date === 'string').toBe(true);
  return { statusCode, headers: others, body: rawPayload.toString('base64') };
};

test('known and unknown names are answered alike, byte for byte, up to the limit and past it', async () => {
  const served = await testApp();
  await signedIn(served, 'known one');
  for (let n = 0; n < 12; n += 1) {
    const known = await guess(testClient(served.app, `198.51.100.${n}`), 'known one', n);
    const unknown = await guess(testClient(served.app, `198.51.100.${n}`), 'unknown', n);
    expect(faceOf(unknown)).toEqual(faceOf(known));
    expect(known.statusCode).toBe(n < 10 ? 401 : 429);
  }
});

test('a refusal says how long to wait: until the oldest try is a quarter of an hour old', async () => {
  const served = await testApp();
  const visitor = testClient(served.app);
  for (let n = 0; n < 10; n += 1) await guess(visitor, 'anybody', n);
  const refused = await guess(visitor, 'anybody', 10);
  expect(refused.json()).toEqual({
    title: 'Too many failed attempts.',
    code: 'too_many_attempts',
    retryAfter: 900,
  });
  expect(refused.headers['retry-after']).toBe('900');
});

test('where several limits are reached, the wait is that of the longest, and nothing is counted', async () => {
  const { db } = await testApp({});
  const limit = (subject: string, withinMinutes: number): AttemptLimit => ({
    kind: 'login',
    subject,
    most: 1,
    withinMinutes,
  });
  const [short, long, free] = [limit('short', 5), limit('long', 30), limit('free', 60)];
  for (const one of [short, long]) expect((await countAttempt(db, one)).ok).toBe(true);
  const refused = refuse('too_many_attempts', { retryAfter: 30 * 60 });
  expect(await countAttempts(db, [short, free, long])).toEqual(refused);
  expect(await countAttempts(db, [free, long, short])).toEqual(refused);
  expect((await countAttempt(db, free)).ok).toBe(true);
});
