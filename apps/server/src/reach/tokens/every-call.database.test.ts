import { type Endpoint, type EndpointKey, endpoints, isForKeys } from '@callshot/contract';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { sampleOf } from '../../../testing/platform/sample.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

// Every call of the contract with a token of every scope, in the hand of an Admin.

const product = await testProduct();
const { app, db } = product;
const keys = Object.keys(endpoints) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

const admin = await product.user('admin', ['Admin']);
const owner = await product.user('owner');
const tokenOf = async (user: TestUser): Promise<string> => {
  const body = { name: 'All', scopes: ['read', 'picks:write'], expiresInDays: null };
  return (await user.post('/api/token/create', body)).json().secret;
};
const [ofAdmin, ofPlayer] = [await tokenOf(admin), await tokenOf(await product.user('player'))];

const event = await testEvent(db, { stages: [swissStage()] });
const stage = event.stages[0]!;
/** A token of staff that tells the results of this event. */
const ofResults: string = (
  await admin.post('/api/results/token', {
    name: 'Scores',
    eventId: event.row.id,
    mode: 'apply',
    expiresInDays: null,
  })
).json().secret;
const savePicks = async (seed: number): Promise<void> => {
  const slip = randomPicks(stage.stage, randomOf(seed));
  expect((await owner.post(`/api/picks/save/user/${event.row.id}`, slip)).statusCode).toBe(200);
};
await savePicks(1);
// An Admin may have opened somebody's picks; a token of theirs has not.
const opened = await admin.post(`/api/picks/override/open/${event.row.id}`, {
  userId: owner.id,
  reason: 'A test',
});
expect(opened.statusCode).toBe(204);

const known: Readonly<Record<string, unknown>> = {
  eventId: event.row.id,
  eventStageId: stage.id,
  userId: owner.id,
  username: 'owner',
  searchValue: 'owner',
  text: 'owner',
};
const send = (key: EndpointKey, secret: string) => {
  const { method, url, body } = sampleOf(key, (field, { type }) => {
    const value = known[field];
    return value === undefined || type !== 'string' ? value : String(value);
  });
  return app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}`, game: '1' },
    ...(body === undefined ? {} : { payload: body as object }),
  });
};

const withToken = keys.filter((key) => endpointOf(key).token !== undefined);
/** Their proof is in the address or the body, so that tokens are ignored. */
const provenElsewhere = keys.filter(
  (key) => endpointOf(key).isTokenProof || endpointOf(key).isWebhook,
);
const closed = keys.filter((key) => !withToken.includes(key) && !provenElsewhere.includes(key));

test('which calls tokens open', () => {
  expect(withToken.map((key) => `${endpointOf(key).token} ${key}`).toSorted()).toMatchSnapshot();
});

test('a token of results opens no other call than its own [rule: results-26]', async () => {
  const opened: EndpointKey[] = [];
  for (const key of keys.filter((one) => !provenElsewhere.includes(one))) {
    const { statusCode } = await send(key, ofResults);
    if (statusCode !== 403) opened.push(key);
  }
  expect(opened).toEqual(['POST /api/results/push']);
});

test('an account’s doors and everything of staff are closed to them', () => {
  const doors = /^\w+ \/api\/(?:account|auth|token|webhook|notification)\b/;
  expect(withToken.filter((key) => doors.test(key))).toEqual([]);
  expect(withToken.filter((key) => Array.isArray(endpointOf(key).who))).toEqual([]);
  expect(withToken.filter((key) => endpointOf(key).mutates)).toEqual([
    'POST /api/picks/save/user/:eventId',
  ]);
});

test.each(closed)('%s refuses every token', async (key) => {
  for (const secret of [ofAdmin, ofPlayer]) {
    const answer = await send(key, secret);
    const site = answer.json().code === 'cross_site';
    expect([answer.statusCode, site]).toEqual([403, false]);
    // No scope would open it.
    if (!isForKeys(endpointOf(key).who)) expect(answer.headers['www-authenticate']).toBeUndefined();
  }
});

/** Fields that tell the time of the answer. */
const ofTheMoment = new Set(['serverTime', 'computedAt']);
const withoutTime = (body: string): unknown =>
  body === '' ? null : JSON.parse(body, (key, value) => (ofTheMoment.has(key) ? undefined : value));

test('what is not sealed changes no answer to a token, of an Admin’s neither', async () => {
  const reads = withToken.filter((key) => !endpointOf(key).mutates);
  const readAll = async () => {
    const answers: Record<string, unknown> = {};
    for (const key of reads) {
      for (const secret of [ofAdmin, ofPlayer]) {
        const answer = await send(key, secret);
        expect([key, answer.statusCode < 500]).toEqual([key, true]);
        answers[`${key} ${secret}`] = [answer.statusCode, withoutTime(answer.body)];
      }
    }
    return answers;
  };
  const before = await readAll();
  await savePicks(2);
  expect(await readAll()).toEqual(before);
});
