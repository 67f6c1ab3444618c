import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';

test.each([
  { why: 'plain', password: 'tangerine boat 4', isFine: true },
  { why: 'spaces count', password: '  a  b  ', isFine: true },
  { why: 'longest', password: 'ab'.repeat(128), isFine: true },
  { why: 'too long', password: 'ab'.repeat(129), isFine: false },
  { why: 'seven characters', password: 'x7kq9zp', isFine: false },
  { why: 'seven emoji are seven characters', password: '🦊🐙🦀🐌🦉🐝🐞', isFine: false },
  { why: 'common', password: 'password123', isFine: false },
  { why: 'common, other case', password: 'PassWord123', isFine: false },
  { why: 'common, with blanks around it', password: ' password123 ', isFine: false },
  { why: 'the username', password: 'BlueTangerine', isFine: false },
  { why: 'the username with blanks around it', password: '  bluetangerine\u00a0', isFine: false },
  { why: 'the username with digits and signs', password: '7BlueTangerine2026!', isFine: false },
  { why: 'the username twice', password: 'bluetangerinebluetangerine', isFine: false },
  { why: 'the username in a phrase', password: 'bluetangerine on a boat', isFine: true },
  { why: 'the email', password: 'Blue@example.org', isFine: false },
  {
    why: 'the mailbox of the email',
    password: 'fruit.basket',
    email: 'fruit.basket@example.org',
    isFine: false,
  },
  { why: 'the product', password: 'Callshot', isFine: false },
  { why: 'the product and a year', password: 'callshot2026', isFine: false },
  { why: 'the address of the site', password: 'picks.majorfans.example', isFine: false },
  { why: 'the name of the site', password: 'MajorFans!', isFine: false },
  { why: 'nothing but blanks', password: '          ', isFine: false },
  {
    why: 'blanks of many kinds',
    password: '\u00a0\u2003\u3000 \u2009\u00a0\u2003\u3000',
    isFine: false,
  },
  { why: 'digits', password: '4839205716', isFine: true },
  { why: 'eight letters and their marks', password: 'e\u0301'.repeat(7), isFine: false },
])('password: $why [rule: accounts-18, accounts-19]', ({ password, isFine, email }) => {
  const owner = {
    username: 'bluetangerine',
    email: email ?? 'blue@example.org',
    publicUrl: 'https://picks.majorfans.example',
  };
  expect(passwordProblem(password, owner) === null).toBe(isFine);
});

test.each([
  {
    why: 'composed and decomposed',
    set: 'caf\u00e9 au lait',
    typed: 'cafe\u0301 au lait',
    isSame: true,
  },
  { why: 'a blank of another keyboard', set: 'two words', typed: 'two\u00a0words', isSame: true },
  { why: 'another case', set: 'two words', typed: 'Two words', isSame: false },
  { why: 'a blank too many', set: 'two words', typed: 'two words ', isSame: false },
  { why: 'a letter of another width', set: 'two words', typed: '\uff54wo words', isSame: false },
])('a password typed elsewhere: $why', async ({ set, typed, isSame }) => {
  expect(await isPasswordOf(await hashPassword(set), typed)).toBe(isSame);
});

test('a password that was set before its form was settled still opens its account', async () => {
  const typed = 'cafe\u0301 au lait';
  const asItWas = await hash(typed);
  expect(await isPasswordOf(asItWas, typed)).toBe(true);
});
