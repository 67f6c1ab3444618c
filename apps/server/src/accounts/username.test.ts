import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { passwordProblem } from './password.ts';
import { publicUsername } from './public-username.ts';
import { usernameKey, usernameProblem } from './username.ts';

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
  { why: 'reserved, full width', name: 'ａｄｍｉｎ', isFine: false },
  { why: 'reserved, a capital I for each l', name: 'CaIIshot', isFine: false },
  { why: 'looks like a masked name', name: 'Player-7', isFine: false },
  { why: 'looks like a masked name, with a digit for its l', name: 'p1ayer-7', isFine: false },
])('username: $why', ({ name, isFine }) => {
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
  { why: 'Fraktur letters', one: 'paypal', other: '𝔭𝒶𝓎𝕡𝕒𝔩' },
  { why: 'composed and decomposed', one: 'café', other: 'cafe\u0301' },
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

test.each([
  { why: 'an accent', one: 'rocket', other: 'rockét' },
  { why: 'Greek letters that only their capitals confuse', one: 'nan', other: 'van' },
  { why: 'Cyrillic words', one: 'мир', other: 'мор' },
  { why: 'Han', one: '王者荣耀', other: '王者荣光' },
  { why: 'Hangul', one: '한국팀', other: '한국님' },
])('names that nobody takes for each other stay two: $why', ({ one, other }) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other));
});

test.each([
  { why: 'plain', email: 'a@b.org', isFine: true },
  { why: 'plus and subdomain', email: 'a+c@mail.b.co', isFine: true },
  { why: 'no dot in the domain', email: 'a@localhost', isFine: false },
  { why: 'two @', email: 'a@b@c.org', isFine: false },
  { why: 'empty label', email: 'a@b..org', isFine: false },
  { why: 'space', email: 'a b@c.org', isFine: false },
  { why: '254 characters', email: `${'a'.repeat(248)}@b.org`, isFine: true },
  { why: '255 characters', email: `${'a'.repeat(249)}@b.org`, isFine: false },
])('email: $why', ({ email, isFine }) => {
  expect(isEmail(email)).toBe(isFine);
});

test.each([
  { why: 'plain', password: 'tangerine boat 4', isFine: true },
  { why: 'spaces count', password: '  a  b  ', isFine: true },
  { why: 'longest', password: 'ab'.repeat(128), isFine: true },
  { why: 'too long', password: 'ab'.repeat(129), isFine: false },
  { why: 'seven characters', password: 'x7kq9zp', isFine: false },
  { why: 'seven emoji are seven characters', password: '🦊🐙🦀🐌🦉🐝🐞', isFine: false },
  { why: 'common', password: 'password123', isFine: false },
  { why: 'common, other case', password: 'PassWord123', isFine: false },
  { why: 'the username', password: 'BlueTangerine', isFine: false },
  { why: 'the email', password: 'Blue@example.org', isFine: false },
])('password: $why', ({ password, isFine }) => {
  const owner = { username: 'bluetangerine', email: 'blue@example.org' };
  expect(passwordProblem(password, owner) === null).toBe(isFine);
});

test('a username that is an email is nobody else’s business', () => {
  expect(publicUsername({ id: 12, username: 'jo@example.org' })).toBe('player-12');
  expect(publicUsername({ id: 12, username: 'jo' })).toBe('jo');
});
