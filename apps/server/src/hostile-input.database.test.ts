import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  problemsAtMost,
  roleNames,
} from '@callshot/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomOf, randomPicks } from '../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from './accounts/test-users.ts';
import type { LoadedEvent } from './events/loaded-event.ts';
import { testEvent } from './events/test-events.ts';
import {
  type FieldSchema,
  printSample,
  type SampleParts,
  samplePartsOf,
} from './platform/http/test-sample.ts';
import { testProduct } from './test-product.ts';

// Every field that a call of the contract declares, holding what nobody would send by mistake: it is
// refused or has no effect, and is never a fault of the server or the database.

const product = await testProduct();
const { app, db } = product;
const keys = Object.keys(endpoints) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

const owner = await product.user('owner');
const swiss = await testEvent(db, { stages: [swissStage()] });
const playoffs = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });

/** Stands for a number that JSON can write and JavaScript cannot hold. */
const hugeNumber = 'ten to the power of four hundred';

const extremes: readonly { readonly why: string; readonly value: unknown }[] = [
  { why: 'one more than 32 bits hold', value: 2 ** 31 },
  { why: 'the largest of 32 bits', value: 2 ** 31 - 1 },
  { why: 'less than 32 bits hold', value: -(2 ** 31) - 1 },
  { why: 'negative', value: -1 },
  { why: 'nothing', value: 0 },
  { why: 'a fraction', value: 1.5 },
  { why: 'more than 53 bits', value: 2 ** 63 },
  { why: 'infinite', value: hugeNumber },
  { why: 'a huge id', value: '99999999999999999999' },
  { why: 'one more than an id, as text', value: '2147483648' },
  { why: 'the largest id, as text', value: '2147483647' },
  { why: 'empty', value: '' },
  { why: 'blank', value: ' \t\n' },
  { why: 'half a character', value: 'sample\ud800' },
  { why: 'the other half', value: '\udc00sample' },
  { why: 'the character NUL', value: 'sample\u0000' },
  { why: 'the year 0', value: '0000-01-01' },
  { why: 'an instant of the year 0', value: '0000-01-01T00:00:00Z' },
  { why: 'the last day', value: '9999-12-31' },
  { why: 'the last instant', value: '9999-12-31T23:59:59.999999999Z' },
  { why: 'no day', value: '2026-02-30' },
  { why: 'very long', value: 'x'.repeat(60_000) },
  { why: 'wide characters', value: '😀'.repeat(130) },
  { why: 'wildcards and quotes', value: `%_\\'";--${'%'.repeat(40)}` },
  { why: 'an address that is none', value: 'https://[::1' },
  { why: 'null', value: null },
  { why: 'a boolean', value: true },
  { why: 'a list', value: [] },
  { why: 'a deep list', value: JSON.parse('['.repeat(2000) + ']'.repeat(2000)) },
  { why: 'an object', value: {} },
  { why: 'an object with the name of a method', value: { toString: 1, constructor: {} } },
];

type Path = readonly string[];

/** Every place that a schema declares; of a list, the first, and of a record, a stage's. */
function placesOf(schema: FieldSchema, at: Path = []): Path[] {
  const inner = [schema, ...(schema.anyOf ?? [])];
  return [
    ...(at.length > 0 ? [at] : []),
    ...inner.flatMap(({ properties = {}, items, additionalProperties: field }) => [
      ...Object.entries(properties).flatMap(([name, field]) => placesOf(field, [...at, name])),
      ...(items ? placesOf(items, [...at, '0']) : []),
      ...(field ? placesOf(field, [...at, String(swiss.stages[0]?.id)]) : []),
    ]),
  ];
}

function declaredPlaces(key: EndpointKey): Path[] {
  const { params, query, body } = endpointOf(key);
  return Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (schema === undefined) return [];
    const printed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return placesOf(printed as FieldSchema, [part]);
  });
}

/** The same with another value at a place, which is made where it is not there. */
function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return [withValue(whole[0], rest, value), ...whole.slice(1)];
  const fields = typeof whole === 'object' && whole !== null ? { ...whole } : {};
  return { ...fields, [name]: withValue(Reflect.get(fields, name), rest, value) };
}

/** A valid call about real things, with complete picks where it takes some. */
function realCall(key: EndpointKey, event: LoadedEvent): SampleParts {
  const known: Readonly<Record<string, unknown>> = {
    eventId: event.row.id,
    eventStageId: event.stages[0]?.id,
    userId: owner.id,
    text: 'owner',
    username: 'owner',
  };
  const parts = samplePartsOf(key, (field, { type }) => {
    const value = known[field];
    return value === undefined || type !== 'string' ? value : String(value);
  });
  const stage = event.stages[0]?.stage;
  const { body } = parts;
  if (!stage || typeof body !== 'object' || body === null) return parts;
  const isOfPicks = 'matchPicks' in body;
  return isOfPicks ? { ...parts, body: { ...body, ...randomPicks(stage, randomOf(1)) } } : parts;
}

const isHalf = /[\ud800-\udfff]/u;
const anyHalf = /[\ud800-\udfff]/gu;
/** What stands for half a character in an address, which an address can hold as bytes. */
const halfMark = '(half)';

const inAddress = (part: SampleParts['params']) =>
  part &&
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [name, isHalf.test(text) ? text.replace(anyHalf, halfMark) : text];
    }),
  );

const printBody = (body: unknown): string =>
  JSON.stringify(body)
    .replaceAll(JSON.stringify(hugeNumber), '1e400')
    .replace(JSON.stringify(deepMark), deepLists);

async function send(key: EndpointKey, parts: SampleParts, user: TestUser | null, headers = {}) {
  const { params, query } = parts;
  const printed = { ...parts, params: inAddress(params), query: inAddress(query) };
  const { method, url, body } = printSample(key, printed);
  return app.inject({
    method,
    url: url.replaceAll(/\(half\)|%28half%29/g, '%ED%A0%80'),
    headers: {
      game: '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    cookies: Object.fromEntries(user?.cookies ?? []),
    ...(body === undefined ? {} : { payload: printBody(body) }),
  });
}

/** Larger than any refusal has to be. */
const largestRefusal = 8192;

async function expectNoFault(...call: Parameters<typeof send>): Promise<void> {
  const answer = await send(...call);
  const told = `${call[0]} ${JSON.stringify(call[1]).slice(0, 300)}: ${answer.body.slice(0, 200)}`;
  expect(answer.statusCode, told).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.body.length, told).toBeLessThan(largestRefusal);
}

/** Stands for lists in lists that JavaScript could not print. */
const deepMark = 'lists in lists in lists';
const deepLists = `${'['.repeat(30_000)}"\\ud83d\\ude00"${']'.repeat(30_000)}`;

/** As much as fits a body, of what costs most to refuse: each in every place that takes a list or a record. */
const floods: readonly { readonly why: string; readonly value: unknown }[] = [
  { why: 'empty items', value: Array.from({ length: 990 }, () => ({})) },
  { why: 'more items than any list takes', value: Array.from({ length: 20_000 }, () => ({})) },
  {
    why: 'many keys',
    value: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, {}])),
  },
  { why: 'a long key', value: { ['k'.repeat(60_000)]: {} } },
  // Deeper than a program may walk that calls itself.
  { why: 'lists in lists', value: deepMark },
];

const withBody = keys.filter((key) => endpointOf(key).body !== undefined);

test.each(withBody)('%s: a body full of nonsense makes a small refusal', async (key) => {
  const admin = await product.user(`flooded ${key.replace(/\W/g, '').slice(-20)}`, ['Admin']);
  const parts = realCall(key, swiss);
  const places = declaredPlaces(key).filter(([part]) => part === 'body');
  for (const { why, value } of floods) {
    for (const place of [['body'], ...places.filter(({ length }) => length === 2)]) {
      const answer = await send(key, withValue(parts, place, value) as SampleParts, admin);
      expect(answer.statusCode, why).toBeLessThan(500);
      expect(answer.body.length, why).toBeLessThan(largestRefusal);
      expect(answer.json().problems?.length ?? 0).toBeLessThanOrEqual(problemsAtMost);
    }
  }
});

/** Limits on guessing are not what is asked here. */
const forgetAttempts = () => db.deleteFrom('attempts').execute();

let admins = 0;
test.each(keys)('%s: whatever a field holds', async (key) => {
  admins += 1;
  const admin = await product.user(`chief${admins}`, ['Admin']);
  for (const place of declaredPlaces(key)) {
    await forgetAttempts();
    const isMatch = place.includes('matchPicks');
    const parts = realCall(key, isMatch ? playoffs : swiss);
    for (const { value } of extremes) {
      await expectNoFault(key, withValue(parts, place, value) as SampleParts, admin);
    }
  }
});

const everybody = [null, await product.user('nobody')];
for (const role of roleNames) everybody.push(await product.user(`only-${role}`, [role]));

/** Each is refused by another part: the contract, the reading of bodies, of addresses. */
const everybodys = extremes.filter(({ value }) =>
  [2 ** 31, 'sample\ud800', 'sample\u0000', '0000-01-01'].some((chosen) => chosen === value),
);

test.each(everybodys)('every field at once, $why: every call, as everybody', async ({ value }) => {
  for (const key of keys) {
    const parts = declaredPlaces(key)
      .filter((place) => place.length === 2)
      .reduce<unknown>((whole, place) => withValue(whole, place, value), realCall(key, swiss));
    for (const user of everybody) await expectNoFault(key, parts as SampleParts, user);
  }
});

test.each([
  { header: 'idempotency-key', value: 'k'.repeat(5000) },
  { header: 'idempotency-key', value: 'ÿþ\u0080' },
  { header: 'game', value: '99999999999' },
  { header: 'game', value: 'ÿ' },
  { header: 'cookie', value: `callshot=${'%ff'.repeat(100)}` },
  { header: 'cookie', value: 'callshot=%' },
  { header: 'user-agent', value: 'ÿ\u0080'.repeat(2000) },
  { header: 'if-none-match', value: 'W/"'.repeat(2000) },
])('$header: $value', async ({ header, value }) => {
  await forgetAttempts();
  for (const key of keys) await expectNoFault(key, realCall(key, swiss), null, { [header]: value });
  const saving = 'POST /api/picks/save/user/:eventId';
  await expectNoFault(saving, realCall(saving, swiss), owner, { [header]: value });
});
