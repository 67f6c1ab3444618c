import { type Endpoint, type EndpointKey, endpoints } from '@callshot/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawnWith, shareOf } from '../../../../packages/rules/fixtures/test-share.ts';
import { type Chooser, type Sample, sampleOf } from '../../testing/platform/sample.ts';
import { demoDatabase } from '../../testing/product/demo-world.ts';
import { type TestProduct, testProduct } from '../../testing/product/product.ts';
import {
  type Description,
  type PublishedSchemas,
  publishedSchemas,
} from '../../testing/product/published-schemas.ts';
import { demoAccounts } from '../account/accounts/demo-accounts.ts';
import { insertSession } from '../account/accounts/login/sessions.repository.ts';
import { createUser } from '../account/accounts/registering/first-admin.service.ts';
import type { JsonSchema } from './json-schema.ts';

// Checks real answers against the published description, as a visitor, a player and an admin of the
// demo world.

const keys = Object.keys(endpoints) as EndpointKey[];
const mutates = (key: EndpointKey): boolean => (endpoints[key] as Endpoint).mutates;

let product: TestProduct;
let published: PublishedSchemas;
let description: Description;
let eventIds: number[];
let playerId: number;
const sessions: Record<string, string>[] = [{}];
let callers = 0;

beforeAll(async () => {
  product = await testProduct(await demoDatabase());
  const { db, app } = product;
  description = (await app.inject('/api/openapi.json')).json();
  published = publishedSchemas(description);
  eventIds = (await db.selectFrom('events').select('id').execute()).map(({ id }) => id);
  playerId = await idOf(demoAccounts.player.username);
  for (const id of [playerId, await idOf(demoAccounts.admin.username)]) {
    sessions.push({ callshot: (await insertSession(db, id, 'test')).token });
  }
}, 120_000);

async function idOf(username: string): Promise<number> {
  const { db } = product;
  const row = await db.selectFrom('users').select('id').where('username', '=', username).execute();
  return row[0]?.id ?? 0;
}

const namesIn = (eventId: number): Chooser => {
  const known: Readonly<Record<string, unknown>> = {
    eventId,
    userId: playerId,
    id: playerId,
    rowOrFlag: 'top',
    startRow: 1,
    text: 'demo',
    searchValue: 'demo',
  };
  return (field, schema) => {
    const value = known[field];
    if (value === undefined) return undefined;
    return schema.type === 'string' || schema.type === undefined ? String(value) : value;
  };
};

/** The call about each event; once where it is the same for all. */
function callsOf(key: EndpointKey): Sample[] {
  const samples = eventIds.map((eventId) => sampleOf(key, namesIn(eventId)));
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
}

async function problemsOf(
  key: EndpointKey,
  { method, url, body }: Sample,
  cookies: Record<string, string>,
) {
  const answer = await product.app.inject({
    method,
    url,
    headers: { game: '1' },
    cookies,
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const { sends } = endpoints[key] as Endpoint;
  if (sends && answer.statusCode === 200) {
    const type = String(answer.headers['content-type']);
    return sends.some((one) => type.startsWith(one)) ? [] : [`${key} sends ${type}`];
  }
  const path = key.slice(method.length + 1);
  return published.problemsOf({ method, path, status: answer.statusCode, body: answer.body });
}

describe(`every answer is as published, ${drawnWith}`, () => {
  test.each(keys.filter((key) => !mutates(key)))('%s', async (key) => {
    const calls = callsOf(key);
    for (const [at, cookies] of sessions.entries()) {
      // Most of what a visitor reads the others have read.
      const asked = at === 0 ? shareOf(calls, 1, key) : calls;
      for (const call of asked) expect(await problemsOf(key, call, cookies)).toEqual([]);
    }
  });

  test.each(keys.filter(mutates))('%s', async (key) => {
    const { db } = product;
    const [call] = callsOf(key);
    if (!call) throw new Error('The demo world has no events');
    for (const roles of [[], ['Admin']] as const) {
      // Somebody else each time: many calls end a session or an account.
      callers += 1;
      const username = `caller${callers}`;
      const id = await createUser(db, { username, email: `${username}@example.org`, roles });
      const cookies = { callshot: (await insertSession(db, id, 'test')).token };
      for (const sent of [cookies, {}]) {
        expect(await problemsOf(key, call, sent)).toEqual([]);
      }
    }
  });
});

/** Nothing of the demo world has any. */
const inNoAnswer = ['TeamMember'];

test('every named value was in some answer', () => {
  const missing = Object.keys(description.components.schemas).filter(
    (name) => !published.seen().has(name),
  );
  expect(missing.toSorted()).toEqual(inNoAnswer.toSorted());
});

describe('the judge itself', () => {
  const answer = { method: 'GET', path: '/x/:id', status: 200, body: '{"a":1}' };
  const judge = (schema: JsonSchema, schemas: Record<string, JsonSchema> = {}) => {
    const content = { 'application/json': { schema } };
    const paths = { '/x/{id}': { get: { responses: { 200: { description: '', content } } } } };
    return publishedSchemas({ paths, components: { schemas } });
  };
  const fits = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] };

  test('takes what fits', () => {
    const judged = judge({ $ref: '#/components/schemas/A' }, { A: fits });
    expect(judged.problemsOf(answer)).toEqual([]);
    expect([...judged.seen()]).toEqual(['A']);
  });

  test.each<{ why: string; schema: JsonSchema; sent?: Partial<typeof answer> }>([
    { why: 'another type', schema: { ...fits, properties: { a: { type: 'string' } } } },
    { why: 'a field that nobody told of', schema: { type: 'object', properties: {} } },
    { why: 'a field that is missing', schema: fits, sent: { body: '{}' } },
    { why: 'a status that nobody told of', schema: fits, sent: { status: 404 } },
  ])('refuses $why', ({ schema, sent }) => {
    expect(judge(schema).problemsOf({ ...answer, ...sent })).not.toEqual([]);
  });
});
