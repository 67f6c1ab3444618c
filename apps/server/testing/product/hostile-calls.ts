import { type Endpoint, type EndpointKey, endpoints } from '@callshot/contract';
import { expect } from 'vitest';
import { z } from 'zod';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { shareOf } from '../../../../packages/rules/fixtures/test-share.ts';
import type { LoadedEvent } from '../../src/play/events/loaded-event.ts';
import type { TestUser } from '../account/users.ts';
import {
  type FieldSchema,
  printSample,
  type SampleParts,
  samplePartsOf,
} from '../platform/sample.ts';
import { testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';

export const keys = Object.keys(endpoints) as EndpointKey[];
export const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

/** Stands for a number that JSON can write and JavaScript cannot hold. */
const hugeNumber = 'ten to the power of four hundred';

/** Input that is sent on purpose only. */
export const extremes: readonly { readonly why: string; readonly value: unknown }[] = [
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

/** Each is refused by another part: the contract, the reading of bodies, of addresses. A plain run asks them everywhere. */
export const commonExtremes = extremes.filter(({ value }) =>
  [2 ** 31, 'sample\ud800', 'sample\u0000', '0000-01-01'].some((chosen) => chosen === value),
);
const rareExtremes = extremes.filter((extreme) => !commonExtremes.includes(extreme));

type Path = readonly string[];

/** Every place that a schema declares; of a list, the first, and of a record, this key's. */
function placesOf(schema: FieldSchema, recordKey: string, at: Path = []): Path[] {
  const inner = [schema, ...(schema.anyOf ?? [])];
  return [
    ...(at.length > 0 ? [at] : []),
    ...inner.flatMap(({ properties = {}, items, additionalProperties: field }) => [
      ...Object.entries(properties).flatMap(([name, field]) =>
        placesOf(field, recordKey, [...at, name]),
      ),
      ...(items ? placesOf(items, recordKey, [...at, '0']) : []),
      ...(field ? placesOf(field, recordKey, [...at, recordKey]) : []),
    ]),
  ];
}

/** The same of a call; a record in it is keyed by a stage. */
function declaredPlacesOf(key: EndpointKey, stageId: string): Path[] {
  const { params, query, body } = endpointOf(key);
  return Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (schema === undefined) return [];
    const printed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return placesOf(printed as FieldSchema, stageId, [part]);
  });
}

/** The same with another value at a place, which is made where it is not there. */
export function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return [withValue(whole[0], rest, value), ...whole.slice(1)];
  const fields = typeof whole === 'object' && whole !== null ? { ...whole } : {};
  return { ...fields, [name]: withValue(Reflect.get(fields, name), rest, value) };
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

/** Stands for lists in lists that JavaScript could not print. */
export const deepMark = 'lists in lists in lists';
const deepLists = `${'['.repeat(30_000)}"\\ud83d\\ude00"${']'.repeat(30_000)}`;

/** Larger than any refusal has to be. */
export const largestRefusal = 8192;

/** Calls of a product of their own, about an event of each kind that has picks. */
export async function hostileCalls() {
  const product = await testProduct();
  const { app, db } = product;
  const owner = await product.user('owner');
  const swiss = await testEvent(db, { stages: [swissStage()] });
  const playoffs = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });

  const declaredPlaces = (key: EndpointKey): Path[] =>
    declaredPlacesOf(key, String(swiss.stages[0]?.id));

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

  async function expectNoFault(...call: Parameters<typeof send>): Promise<void> {
    const answer = await send(...call);
    // Written down only where it is read: what is sent is long.
    const told = () =>
      `${call[0]} ${JSON.stringify(call[1]).slice(0, 300)}: ${answer.body.slice(0, 200)}`;
    // The contract may say that a foreign service is away.
    const isDeclared =
      answer.statusCode === 503 && answer.json().code in endpointOf(call[0]).refusals;
    if (!isDeclared && answer.statusCode >= 500) expect.fail(`${answer.statusCode} ${told()}`);
    if (answer.statusCode >= 400 && answer.body.length >= largestRefusal) {
      expect.fail(`${answer.body.length} bytes: ${told()}`);
    }
  }

  /** Limits on guessing are not what is asked here. */
  const forgetAttempts = () => db.deleteFrom('attempts').execute();

  /** Reads are sent all at once, changes one by one. */
  const expectNoFaultWhateverFieldsHold = async (key: EndpointKey, user: TestUser) => {
    for (const place of declaredPlaces(key)) {
      await forgetAttempts();
      const isMatch = place.includes('matchPicks');
      const parts = realCall(key, isMatch ? playoffs : swiss);
      const ask = (value: unknown) =>
        expectNoFault(key, withValue(parts, place, value) as SampleParts, user);
      const drawn = shareOf(rareExtremes, 2, [key, ...place].join(' '));
      const asked = [...commonExtremes, ...drawn];
      if (endpointOf(key).mutates) for (const { value } of asked) await ask(value);
      else await Promise.all(asked.map(({ value }) => ask(value)));
    }
  };

  return {
    product,
    owner,
    swiss,
    declaredPlaces,
    realCall,
    send,
    expectNoFault,
    forgetAttempts,
    expectNoFaultWhateverFieldsHold,
  };
}
