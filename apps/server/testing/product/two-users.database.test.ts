import { type Endpoint, type EndpointKey, endpoints } from '@callshot/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { insertSession } from '../../src/account/accounts/login/sessions.repository.ts';
import { createUser } from '../../src/account/accounts/registering/first-admin.service.ts';
import { type Chooser, sampleOf } from '../platform/sample.ts';
import { testEvent } from '../play/events.ts';
import { secretMark } from '../rows/row.ts';
import { describeRowsOf, plantPrivateRows } from './private-rows.ts';
import { testProduct } from './product.ts';

// Makes every call of the contract as another user and as a visitor, with the ids and names of the
// owner's things. The answers hold nothing private, and nothing changes.

const product = await testProduct();
const { db, app } = product;
const keys = Object.keys(endpoints) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

const owner = await product.user('owner');
const ownEmail = `${secretMark}@example.org`;
await db.updateTable('users').set({ email: ownEmail }).where('id', '=', owner.id).execute();
const event = await testEvent(db, { stages: [swissStage()] });
const stage = event.stages[0];
if (!stage) throw new Error('no stage');
const savePicks = async (seed: number): Promise<void> => {
  const slip = randomPicks(stage.stage, randomOf(seed));
  const saved = await owner.post(`/api/picks/save/user/${event.row.id}`, slip);
  expect(saved.statusCode).toBe(200);
};
await savePicks(1);
const planted = await plantPrivateRows(db, owner.id);
await db
  .updateTable('sessions')
  .set({ userAgent: `${secretMark}-browser` })
  .where('userId', '=', owner.id)
  .execute();

/** The owner's ids and names by field. `candidate` stands for ids that no field name explains. */
function namesOfOwner(candidate: number): Chooser {
  const known: Readonly<Record<string, unknown>> = {
    eventId: event.row.id,
    eventStageId: stage?.id,
    userId: owner.id,
    username: 'owner',
    email: ownEmail,
    searchValue: 'owner',
    text: 'owner',
    // The answer says it again.
    language: 'de',
  };
  return (field, schema) => {
    const isText = schema.type === 'string';
    const value = known[field] ?? planted.texts.get(field) ?? idFor(field, candidate);
    if (value === undefined) return undefined;
    return isText || schema.type === undefined ? String(value) : value;
  };
}

const idFor = (field: string, candidate: number): number | undefined =>
  /^(?:id|.*Id)$/.test(field) && field !== 'gameId' ? candidate : undefined;

let others = 0;
/** A new user for each call: many calls end a session, change an account or delete it. */
async function otherUser(): Promise<Record<string, string>> {
  others += 1;
  const id = await createUser(db, { username: `other${others}`, email: `o${others}@example.org` });
  return { callshot: (await insertSession(db, id, 'test')).token };
}

async function send(
  key: EndpointKey,
  candidate: number,
  cookies: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const { method, url, body } = sampleOf(key, namesOfOwner(candidate));
  return app.inject({
    method,
    url,
    headers: { game: '1' },
    cookies,
    // Limits on guessing count addresses, and are not what is asked here.
    remoteAddress: `10.0.${others >> 8}.${others & 255}`,
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** Calls that may write of somebody else, and where: each has its reason. */
const mayWrite: Readonly<Record<string, { readonly table: string; readonly why: string }>> = {};

test('the owner has something to lose', () => {
  expect(planted.ids.length).toBeGreaterThan(0);
  expect([...planted.texts.keys()]).toContain('key');
});

const candidates = new Set([owner.id, ...planted.ids]);
let ofOwner = await describeRowsOf(db, owner.id);

test.each(keys)('%s [rule: picks-7, product-4]', async (key) => {
  for (const candidate of candidates) {
    for (const cookies of [await otherUser(), {}]) {
      const answer = await send(key, candidate, cookies);
      expect(answer.statusCode).not.toBe(500);
      expect(answer.body).not.toContain(secretMark);
      expect(JSON.stringify(answer.headers)).not.toContain(secretMark);
    }
  }
  const exempt = mayWrite[key]?.table;
  const rows = (lines: string[]) => lines.filter((line) => !line.startsWith(`${exempt}:`));
  const before = ofOwner;
  ofOwner = await describeRowsOf(db, owner.id);
  expect(rows(ofOwner)).toEqual(rows(before));
});

/** Fields that tell the time of the answer. */
const ofTheMoment = new Set(['serverTime', 'computedAt']);
const withoutTime = (body: string): unknown =>
  body === '' ? null : JSON.parse(body, (key, value) => (ofTheMoment.has(key) ? undefined : value));

test('what the owner changes in private changes no answer to anybody else', async () => {
  const cookies = await otherUser();
  const reads = keys.filter((key) => key.startsWith('GET ') && !endpointOf(key).mutates);
  const readAll = async () => {
    const answers: Record<string, unknown> = {};
    for (const key of reads) {
      for (const [who, sent] of [['other', cookies] as const, ['visitor', {}] as const]) {
        const answer = await send(key, owner.id, sent);
        answers[`${key} ${who}`] = [answer.statusCode, withoutTime(answer.body)];
      }
    }
    return answers;
  };
  const before = await readAll();
  await savePicks(2);
  await db
    .updateTable('users')
    .set({ email: `another-${ownEmail}` })
    .where('id', '=', owner.id)
    .execute();
  await insertSession(db, owner.id, 'another browser');
  expect(await readAll()).toEqual(before);
});
