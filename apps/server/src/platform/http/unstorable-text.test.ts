import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsUnstorable } from './unstorable-text.ts';

test.each([
  { json: '"plain \\u00e9 \\n"', found: false, why: 'other escapes' },
  { json: '"\\ud83d\\ude00"', found: false, why: 'both halves' },
  { json: '"\\uD83D\\uDE00"', found: false, why: 'in capitals' },
  { json: '"\\ud83d"', found: true, why: 'the first half alone' },
  { json: '"\\ude00"', found: true, why: 'the second alone' },
  { json: '"\\ude00\\ud83d"', found: true, why: 'the wrong way round' },
  { json: '"\\ud83dx\\ude00"', found: true, why: 'something between them' },
  { json: '["\\ud83d","\\ude00"]', found: true, why: 'in two texts' },
  { json: '"\\ud83d\\n\\ude00"', found: true, why: 'an escape between them' },
  { json: '"\\\\ud83d\\\\u0000"', found: false, why: 'a backslash and letters' },
  { json: '"\\\\\\ud83d"', found: true, why: 'a backslash, then half a character' },
  { json: '"\\\\ud83d\\ude00"', found: true, why: 'letters, then the second half' },
  { json: '"\\u0000"', found: true, why: 'NUL' },
  { json: '{"\\u0000":1}', found: true, why: 'in a name' },
])('$json: $why', ({ json, found }) => {
  expect(holdsUnstorable(json)).toBe(found);
});

/** Code units as they may stand in a JSON text: as they are, or by their number. */
const unit = fc.oneof(
  fc.constantFrom(0, 0x5c, 0x22, 0x41, 0xd83d, 0xd800, 0xdbff, 0xde00, 0xdc00, 0xdfff),
  fc.nat(0xffff),
);

test('agrees with what a parser reads', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (units) => {
      const json = `"${units.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('')}"`;
      const text: string = JSON.parse(json);
      const isWhole = Buffer.from(text).toString() === text;
      expect(holdsUnstorable(json)).toBe(!isWhole || text.includes('\0'));
      // JSON.stringify escapes halves and NUL, and nothing else of these by number.
      expect(holdsUnstorable(JSON.stringify(text))).toBe(holdsUnstorable(json));
    }),
  );
});
