import { expect, test } from 'vitest';
import { deriveInvite, hashInvite, hashInviteTexts, makeNonce, readInvite } from './invite-code.ts';

const key = Buffer.alloc(32, 7);
const nonce = Buffer.alloc(16, 1);

test('the same league and nonce make the same code and link, anything else makes others', () => {
  const made = deriveInvite(key, 12, nonce);
  expect(deriveInvite(key, 12, nonce)).toEqual(made);
  expect(made.code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  expect(made.token).toMatch(/^[\w-]{22}$/);
  const others = [
    deriveInvite(key, 13, nonce),
    deriveInvite(key, 12, makeNonce()),
    deriveInvite(Buffer.alloc(32, 8), 12, nonce),
  ];
  for (const { code, token } of others) {
    expect(code).not.toBe(made.code);
    expect(token).not.toBe(made.token);
  }
});

test('every letter of a code occurs, about equally often', () => {
  const counts = new Map<string, number>();
  for (let league = 1; league <= 2000; league += 1) {
    for (const letter of deriveInvite(key, league, nonce).code.replace('-', '')) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(count).toBeGreaterThan(380);
});

test.each([
  { typed: '7Q4K-M2XD', why: 'as it is shown' },
  { typed: '7q4km2xd', why: 'without capitals and dash' },
  { typed: ' 7Q4K M2XD\n', why: 'with blanks' },
  { typed: '7Q4K–M2XD', why: 'with a dash that a phone put in' },
  { typed: '7O4K-M2XD', why: 'O for Q' },
  { typed: '704k-m2xd', why: '0 for Q' },
])('$why', ({ typed }) => {
  expect(readInvite(typed)).toEqual({ kind: 'code', text: '7Q4KM2XD' });
});

test('1 and I are read as L', () => {
  expect(readInvite('1IlA-BCDE')).toEqual({ kind: 'code', text: 'LLLABCDE' });
});

test.each(['', '7Q4K-M2X', '7Q4K-M2XD9', '7Q4K_M2XD', '\u0000', '\uD800', 'x'.repeat(200)])(
  'no invite looks like %j',
  (typed) => {
    expect(readInvite(typed)).toBeNull();
  },
);

test('what is stored of both is found by either, however it is written', () => {
  const made = deriveInvite(key, 5, nonce);
  const kept = hashInviteTexts(key, made);
  const found = (typed: string): Buffer => {
    const read = readInvite(typed);
    if (read === null) throw new Error(`${typed} is not read`);
    return hashInvite(key, read);
  };
  expect(found(made.code.toLowerCase())).toEqual(kept.codeHash);
  expect(found(made.token)).toEqual(kept.linkHash);
});
