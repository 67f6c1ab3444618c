import { problemsAtMost, roleNames } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { drawnWith, shareOf } from '../../../../packages/rules/fixtures/test-share.ts';
import type { SampleParts } from '../platform/sample.ts';
import {
  commonExtremes,
  deepMark,
  endpointOf,
  hostileCalls,
  keys,
  largestRefusal,
  withValue,
} from './hostile-calls.ts';

// Many fields at once, or headers, holding what nobody would send by mistake: it is refused or has
// no effect, and is never a fault of the server or the database.

const calls = await hostileCalls();
const { product, owner, swiss, declaredPlaces, realCall, send, expectNoFault, forgetAttempts } =
  calls;

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

describe(`a body full of nonsense makes a small refusal, ${drawnWith}`, () => {
  test.each(shareOf(withBody, 15, 'floods'))('%s', async (key) => {
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
});

const everybody = [null, await product.user('nobody')];
for (const role of roleNames) everybody.push(await product.user(`only-${role}`, [role]));

describe(`every field at once, ${drawnWith}`, () => {
  test.each(commonExtremes)('$why: every call', async ({ value, why }) => {
    for (const key of keys) {
      const parts = declaredPlaces(key)
        .filter((place) => place.length === 2)
        .reduce<unknown>((whole, place) => withValue(whole, place, value), realCall(key, swiss));
      // An extreme that goes through the checks of one role goes through those of most.
      const users = shareOf(everybody, 2, `${key} ${why}`);
      await Promise.all(users.map((user) => expectNoFault(key, parts as SampleParts, user)));
    }
  });
});

const headers = [
  { header: 'idempotency-key', value: 'k'.repeat(5000) },
  { header: 'idempotency-key', value: 'ÿþ\u0080' },
  { header: 'game', value: '99999999999' },
  { header: 'game', value: 'ÿ' },
  { header: 'cookie', value: `callshot=${'%ff'.repeat(100)}` },
  { header: 'cookie', value: 'callshot=%' },
  { header: 'user-agent', value: 'ÿ\u0080'.repeat(2000) },
  { header: 'if-none-match', value: 'W/"'.repeat(2000) },
];

describe(`headers, ${drawnWith}`, () => {
  test.each(headers)('$header: $value [rule: product-11]', async ({ header, value }) => {
    await forgetAttempts();
    const asked = shareOf(keys, 20, `${header} ${value}`);
    for (const key of asked) {
      await expectNoFault(key, realCall(key, swiss), null, { [header]: value });
    }
    const saving = 'POST /api/picks/save/user/:eventId';
    await expectNoFault(saving, realCall(saving, swiss), owner, { [header]: value });
  });
});
