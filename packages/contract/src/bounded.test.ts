import { expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, problemsAtMost, recordOf } from './bounded.ts';
import { type Endpoint, endpoints } from './index.ts';

const item = z.object({ n: z.int(), text: z.string().trim() });
const good = { n: 1, text: ' a ' };

test.each([
  { value: [], why: 'empty' },
  { value: [good, good], why: 'good' },
  { value: [good, { ...good, more: 1 }, { n: 1.5 }, null], why: 'partly bad' },
  { value: [good, good, good, good, good], why: 'too long' },
  { value: [{}, {}, {}, {}, {}], why: 'too long and bad' },
  { value: [undefined], why: 'of nothing' },
  { value: { 0: good, length: 1 }, why: 'no list' },
  { value: null, why: 'null' },
  { value: 'text', why: 'text' },
])('$why: read as any list of zod is', ({ value }) => {
  const [read, expected] = [listOf(item, 4), z.array(item).max(4)].map((s) => s.safeParse(value));
  expect(read?.data).toEqual(expected?.data);
  expect(read?.error?.issues).toEqual(expected?.error?.issues);
});

/** A schema of items that counts how many were looked at. */
function counted() {
  const looks = { count: 0 };
  const schema = z.custom((value) => {
    looks.count += 1;
    return value === 'good';
  });
  return { looks, schema };
}

test('a list is read until so much is wrong with it, and says what was left', () => {
  const { looks, schema } = counted();
  const read = listOf(schema, 1000).safeParse(Array.from({ length: 1000 }, () => 'bad'));
  expect(looks.count).toBe(problemsAtMost);
  expect(read.error?.issues).toHaveLength(problemsAtMost + 1);
  expect(read.error?.issues.at(-1)?.message).toBe('980 further items were not looked at');
});

test('a list or a record that is too long is not looked at', () => {
  const { looks, schema } = counted();
  const list = listOf(schema, 10).safeParse(Array.from({ length: 11 }, () => 'good'));
  const record = recordOf(z.string(), schema, 2).safeParse({ a: 'good', b: 'good', c: 'good' });
  expect([list.error?.issues.length, record.error?.issues.length]).toEqual([1, 1]);
  expect(looks.count).toBe(0);
  expect(recordOf(z.string(), schema, 2).parse({ a: 'good', b: 'good' })).toEqual({
    a: 'good',
    b: 'good',
  });
});

test('a published list still says how long it may be', () => {
  expect(z.toJSONSchema(listOf(z.int(), 7))).toMatchObject({ type: 'array', maxItems: 7 });
});

const withLists = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body !== undefined);

test.each(withLists)('%s: a body of nothing but problems makes few of them', (_, { body }) => {
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const manyKeys = Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`k${at}`, {}]));
  const hostile = [Array.from({ length: 1000 }, () => ({})), manyKeys];
  for (const value of hostile) {
    const read = body?.safeParse(Object.fromEntries(names.map((name) => [name, value])));
    expect(read?.error?.issues.length ?? 0).toBeLessThan(4 * problemsAtMost);
  }
});
