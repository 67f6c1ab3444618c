import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gzipEachTime, gzippedBeginning } from './gzipped.ts';
import { printAnswer, withFresh } from './kept-answer.ts';

const long = JSON.stringify({
  teams: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Zürich 🏆' })),
});
const read = (gzip: Buffer | null): string =>
  gzip === null ? 'null' : gunzipSync(gzip).toString();

describe('a beginning that is compressed once', () => {
  test.each([
    { why: 'its last character', rest: '}' },
    { why: 'nothing', rest: '' },
    { why: 'letters of several bytes', rest: ',"name":"São Paulo ⚔️"}' },
    { why: 'as much as a block holds', rest: 'x'.repeat(0xffff) },
    { why: 'more than a block holds', rest: 'x'.repeat(0x10000) },
  ])('followed by $why', ({ rest }) => {
    expect(read(gzippedBeginning(long).followedBy(rest))).toBe(long + rest);
  });

  test('is not spoilt by what followed it before', () => {
    const beginning = gzippedBeginning(long);
    for (const rest of ['1', '22', '1']) expect(read(beginning.followedBy(rest))).toBe(long + rest);
  });

  test('is about as short as a text that is compressed whole', () => {
    const whole = gzipEachTime(`${long}}`)?.length ?? 0;
    expect(gzippedBeginning(long).followedBy('}')?.length).toBeLessThan(whole * 1.1);
    expect(whole).toBeLessThan(long.length / 4);
  });
});

test('short texts are left as they are', () => {
  expect(gzipEachTime('x'.repeat(999))).toBeNull();
  expect(gzippedBeginning('x'.repeat(999)).followedBy('x')).toBeNull();
});

describe('an answer', () => {
  const kept = Object.freeze({ text: long });

  test('that is kept is compressed once', () => {
    expect(printAnswer(kept).gzip()).toBe(printAnswer(kept).gzip());
    expect(read(printAnswer(kept).gzip())).toBe(JSON.stringify(kept));
  });

  test('with fresh fields begins with the same bytes, and is whole', () => {
    const answers = [1, 2].map((submissions) => printAnswer(withFresh(kept, { submissions })));
    const [one, other] = answers.map((answer) => answer.gzip() ?? Buffer.alloc(0));
    expect(answers.map(({ gzip }) => JSON.parse(read(gzip())))).toEqual([
      { ...kept, submissions: 1 },
      { ...kept, submissions: 2 },
    ]);
    expect(one?.subarray(0, -30)).toEqual(other?.subarray(0, -30));
  });
});
