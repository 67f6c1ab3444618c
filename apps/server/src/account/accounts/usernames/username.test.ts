import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicUsername } from './public-username.ts';
import { usernameKey } from './username.ts';
import { usernameProblem } from './username-rules.ts';

test.each([
  { why: 'plain', name: 'rocket_99', isFine: true },
  { why: 'surrounding space is trimmed', name: '  abc  ', isFine: true },
  { why: 'single inner spaces', name: 'le petit prince', isFine: true },
  { why: 'letters of any script', name: 'Łukasz.Ż', isFine: true },
  { why: 'shortest', name: 'abc', isFine: true },
  { why: 'longest', name: 'a'.repeat(20), isFine: true },
  { why: 'too short', name: 'ab', isFine: false },
  { why: 'too long', name: 'a'.repeat(21), isFine: false },
  { why: 'two spaces', name: 'a  b', isFine: false },
  { why: 'an email', name: 'jo@example.org', isFine: false },
  { why: 'a line break', name: 'a\nb', isFine: false },
  { why: 'an invisible joiner', name: 'ab\u200dc', isFine: false },
  { why: 'an invisible letter', name: 'rocket\u3164', isFine: false },
  { why: 'reserved, and a variation selector', name: 'admin\ufe0f', isFine: false },
  { why: 'marks heaped on a letter', name: `rocket${'\u0335'.repeat(4)}`, isFine: false },
  { why: 'a mark on the text before it', name: '\u0301rocket', isFine: false },
  { why: 'two marks on a letter', name: 'เพื่อน', isFine: true },
  { why: 'right-to-left override', name: 'abc\u202ecba', isFine: false },
  { why: 'markup', name: '<b>bold', isFine: false },
  { why: 'an emoji', name: 'abc😀', isFine: false },
  { why: 'reserved', name: 'Admin', isFine: false },
  { why: 'reserved, in Cyrillic disguise', name: 'Аdmіn', isFine: false },
  { why: 'reserved, with a Greek capital', name: 'Αdmin', isFine: false },
  { why: 'reserved, in Greek disguise', name: 'MΟDERATΟR', isFine: false },
  { why: 'reserved, with nothing to see between', name: 'ad\u200bmin', isFine: false },
  { why: 'reserved, with nothing to see behind', name: 'admin\u2060', isFine: false },
  { why: 'reserved, full width', name: 'ａｄｍｉｎ', isFine: false },
  { why: 'reserved, a capital I for each l', name: 'CaIIshot', isFine: false },
  { why: 'reserved, in small capitals', name: 'ᴀᴅᴍɪɴ', isFine: false },
  { why: 'reserved, under a dot', name: 'adṃin', isFine: false },
  { why: 'reserved, under marks', name: 'ådmïñ', isFine: false },
  { why: 'reserved, with a stroke', name: 'ađmin', isFine: false },
  { why: 'reserved, several of them', name: 'Admins', isFine: false },
  { why: 'reserved, several of them otherwise', name: 'modz', isFine: false },
  { why: 'reserved words', name: 'Callshot Staff', isFine: false },
  { why: 'a reserved word among others', name: 'Bob from Support', isFine: false },
  { why: 'a reserved word before an underscore', name: 'admin_bob', isFine: false },
  { why: 'a reserved word in camel case', name: 'BobAdmin', isFine: false },
  { why: 'reserved words written together', name: 'callshotstaff', isFine: false },
  { why: 'a reserved word joined with one that says nothing', name: 'therealadmin', isFine: false },
  { why: 'letters apart', name: 'a.d.m.i.n', isFine: false },
  { why: 'letters apart by blanks', name: 'm o d', isFine: false },
  { why: 'digits for letters', name: '4dm1n', isFine: false },
  { why: 'more digits for letters', name: 'm0d3r4t0r', isFine: false },
  { why: 'a number behind it', name: 'admin123', isFine: false },
  { why: 'a number before it', name: '1337staff', isFine: false },
  { why: 'r and n for an m', name: 'adrnin', isFine: false },
  { why: 'c and l for a d', name: 'aclmin', isFine: false },
  { why: 'v and v for a w', name: 'vvebmaster', isFine: false },
  { why: 'a Turkish capital I', name: 'ADMİN', isFine: false },
  { why: 'an eight for a b', name: 'we8master', isFine: false },
  { why: 'small capitals and a plural', name: 'ᴍᴏᴅᴇʀᴀᴛᴏʀs', isFine: false },
  { why: 'another word that holds one', name: 'badminton', isFine: true },
  { why: 'another word that begins with one', name: 'Administratia', isFine: true },
  { why: 'words that hold one each', name: 'Badminton Nomads', isFine: true },
  { why: 'another word that begins like one', name: 'modern supporter', isFine: true },
  { why: 'a word that ends like one', name: 'kodomo', isFine: true },
  { why: 'words that mean nothing alone', name: 'the real team', isFine: true },
  { why: 'a short word inside a name', name: 'follow me', isFine: true },
  { why: 'a name of many', name: 'Adrián', isFine: true },
  { why: 'looks like a masked name', name: 'Player-7', isFine: false },
  { why: 'looks like a masked name, with a digit for its l', name: 'p1ayer-7', isFine: false },
])('username: $why [rule: accounts-5, accounts-6, accounts-7]', ({ name, isFine }) => {
  expect(usernameProblem(name) === null).toBe(isFine);
});

test.each([
  { why: 'case', one: 'Rocket', other: 'rOCKET' },
  { why: 'width', one: 'Rocket', other: 'Ｒocket' },
  { why: 'Cyrillic о', one: 'rocket', other: 'rоcket' },
  { why: 'Greek Ο in capitals', one: 'ROCKET', other: 'RΟCKET' },
  { why: 'Greek ν, a v while small', one: 'vector', other: 'νector' },
  { why: 'Cyrillic К, a K as a capital only', one: 'kot', other: 'Кот' },
  { why: 'Cyrillic in capitals and small', one: 'КИТ', other: 'кит' },
  { why: 'Greek μ', one: 'mars', other: 'μars' },
  { why: 'a capital I for an l', one: 'Bill', other: 'BiIl' },
  { why: 'digits for letters', one: 'lotto', other: '10tt0' },
  { why: 'r and n for an m', one: 'modem', other: 'modern' },
  { why: 'small capitals', one: 'alex', other: 'ᴀʟᴇx' },
  { why: 'Fraktur letters', one: 'paypal', other: '𝔭𝒶𝓎𝕡𝕒𝔩' },
  { why: 'composed and decomposed', one: 'café', other: 'cafe\u0301' },
  { why: 'a Turkish capital I with its dot', one: 'Istanbul', other: 'İSTANBUL' },
  { why: 'a Turkish small i without its dot', one: 'istanbul', other: 'ıstanbul' },
  { why: 'an i with a second dot', one: 'rival', other: 'ri\u0307val' },
  { why: 'a j with a second dot', one: 'jump', other: 'j\u0307ump' },
  { why: 'a sharp s in capitals', one: 'straße', other: 'STRASSE' },
  { why: 'a Greek s at the end', one: 'σοφος', other: 'ΣΟΦΟΣ' },
  { why: 'letters joined in one sign', one: 'office', other: 'oﬃce' },
  { why: 'v and v for a w', one: 'warrior', other: 'vvarrior' },
  { why: 'V and V for a w', one: 'Warrior', other: 'VVarrior' },
  { why: 'c and l for a d', one: 'dragon', other: 'clragon' },
  { why: 'c and a capital I for a d', one: 'dragon', other: 'cIragon' },
  { why: 'pairs under marks', one: 'ŵales', other: 'vv\u0302ales' },
])('names that pass for each other are one name: $why', ({ one, other }) => {
  expect(usernameKey(other)).toBe(usernameKey(one));
});

test('a key is its own key, and a capital has the key of its small letter, in every script', () => {
  const wrong: string[] = [];
  for (let point = 0; point <= 0x1ffff; point += 1) {
    const letter = String.fromCodePoint(point);
    if (!/[\p{L}\p{M}\p{N}]/u.test(letter)) continue;
    const key = usernameKey(letter);
    if (usernameKey(key) !== key || usernameKey(letter.toUpperCase()) !== key) wrong.push(letter);
  }
  expect(wrong).toEqual([]);
});

const hardLetters = fc.constantFrom(
  ...'abcdijlmnorvwxyzABCDIJLMNORVWXYZ0123456789İıſẞßςσΣ\u0307\u0301\u0323ﬁŵďКкеɪᴡᴅ',
);
const hardNames = fc.oneof(
  fc.array(hardLetters, { maxLength: 12 }).map((letters) => letters.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('a key is its own key, whatever the case, the form and the locale of the name', () => {
  fc.assert(
    fc.property(hardNames, (name) => {
      const key = usernameKey(name);
      expect(usernameKey(key)).toBe(key);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
        expect(usernameKey(name.normalize(form))).toBe(key);
      }
      for (const locale of ['en', 'tr', 'lt']) {
        const [small, capital] = [name.toLocaleLowerCase(locale), name.toLocaleUpperCase(locale)];
        expect(usernameKey(small)).toBe(key);
        expect(usernameKey(capital)).toBe(key);
      }
    }),
    { numRuns: 2000 },
  );
});

test('pairs that look like one letter make no other name, wherever they stand', () => {
  const pairs = { d: ['cl', 'cI', 'c1'], m: ['rn'], w: ['vv', 'VV'] };
  fc.assert(
    fc.property(
      hardNames,
      hardNames,
      fc.constantFrom(...(['d', 'm', 'w'] as const)),
      (before, after, letter) => {
        for (const pair of pairs[letter]) {
          expect(usernameKey(before + pair + after)).toBe(usernameKey(before + letter + after));
        }
      },
    ),
  );
});

test.each([
  { why: 'an accent', one: 'rocket', other: 'rockét' },
  { why: 'Greek letters that only their capitals confuse', one: 'nan', other: 'van' },
  { why: 'Cyrillic words', one: 'мир', other: 'мор' },
  { why: 'Han', one: '王者荣耀', other: '王者荣光' },
  { why: 'Hangul', one: '한국팀', other: '한국님' },
])('names that nobody takes for each other stay two: $why', ({ one, other }) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other));
});

test('a username that is an email is nobody else’s business', () => {
  expect(publicUsername({ id: 12, username: 'jo@example.org' })).toBe('player-12');
  expect(publicUsername({ id: 12, username: 'jo' })).toBe('jo');
});
