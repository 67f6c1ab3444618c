import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEnvelope } from './parse-envelope.ts';

/** Long enough to be parsed record by record. */
const padding = { padding: 'x'.repeat(300_000) };

test('however long it is, the same records come of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1 }), async (values) => {
      const result = [...values, padding];
      const read = await parseEnvelope(JSON.stringify({ result, error: ['odd "]}'] }, null, 1));
      expect(read).toEqual({ records: JSON.parse(JSON.stringify(result)), error: ['odd "]}'] });
    }),
    { numRuns: 100 },
  );
});

test.each([
  {
    why: 'records',
    text: `{"result":[{"a":1}],"error":["x"]}`,
    is: { records: [{ a: 1 }], error: ['x'] },
  },
  { why: 'no list', text: '{"result":{}}', is: { records: null, error: undefined } },
  { why: 'nothing', text: '', is: null },
  { why: 'null', text: 'null', is: { records: null, error: undefined } },
  { why: 'a page', text: '<!doctype html>', is: null },
])('of a short answer: $why', async ({ text, is }) => {
  expect(await parseEnvelope(text)).toEqual(is);
});

const long = JSON.stringify({ result: [padding, { a: '\\"]' }] });

test.each([
  { why: 'cut in a text', text: long.slice(0, 290_000) },
  { why: 'cut after a record', text: long.slice(0, long.lastIndexOf(',')) },
  { why: 'cut before its end', text: long.slice(0, -1) },
  { why: 'a comma too many', text: long.replace(']}', ',]}') },
  { why: 'something behind it', text: `${long}x` },
  { why: 'brackets that do not match', text: long.replace(']}', '}]') },
])('of a long answer: $why', async ({ text }) => {
  expect(await parseEnvelope(text)).toBeNull();
});

test('the error of a long answer stands before its records as well', async () => {
  const text = JSON.stringify({ error: 'early', result: [padding] });
  expect(await parseEnvelope(text)).toEqual({ records: [padding], error: 'early' });
});

test('others have their turns while a long one is parsed', async () => {
  const record = { a: Array.from({ length: 500 }, (_, index) => ({ index })) };
  const text = JSON.stringify({ result: Array.from({ length: 2000 }, () => record) });
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 0);
  await parseEnvelope(text);
  clearInterval(count);
  expect(turns).toBeGreaterThan(1);
});
