import { expect, test } from 'vitest';
import { isEmail, looksLikeEmail } from './email.ts';

test.each([
  { why: 'plain', email: 'a@b.org', isFine: true },
  { why: 'plus and subdomain', email: 'a+c@mail.b.co', isFine: true },
  { why: 'no dot in the domain', email: 'a@localhost', isFine: false },
  { why: 'two @', email: 'a@b@c.org', isFine: false },
  { why: 'empty label', email: 'a@b..org', isFine: false },
  { why: 'all that a mailbox may be called', email: "o'neil_x.y+z%a@b-c.d.co", isFine: true },
  { why: 'letters of any script', email: 'почта@пример.рф', isFine: true },
  { why: 'angle brackets', email: '<a@b.org>', isFine: false },
  { why: 'an angle bracket inside', email: 'a<b@c.org', isFine: false },
  { why: 'a backquote', email: 'a`id`@b.org', isFine: false },
  { why: 'quotes', email: '"a"@b.org', isFine: false },
  { why: 'a second address', email: 'a,b@c.org', isFine: false },
  { why: 'a route', email: 'a;b:c@d.org', isFine: false },
  { why: 'a comment', email: 'a(b)@c.org', isFine: false },
  { why: 'a backslash', email: 'a\\b@c.org', isFine: false },
  { why: 'a dot at either end of the mailbox', email: '.a@b.org', isFine: false },
  { why: 'two dots', email: 'a..b@c.org', isFine: false },
  { why: 'an address in numbers', email: 'a@[127.0.0.1]', isFine: false },
  { why: 'a number for a domain', email: 'a@127.0.0.1', isFine: false },
  { why: 'a hyphen at the end of a label', email: 'a@b-.org', isFine: false },
  { why: 'what shows nothing', email: 'a\u200b@b.org', isFine: false },
  { why: 'what turns the order around', email: 'a\u202e@b.org', isFine: false },
  { why: 'a line of its own', email: 'a@b.org\nbcc:c@d.org', isFine: false },
  { why: 'space', email: 'a b@c.org', isFine: false },
  { why: '254 characters', email: `${'a'.repeat(248)}@b.org`, isFine: true },
  { why: '255 characters', email: `${'a'.repeat(249)}@b.org`, isFine: false },
])('email: $why [rule: accounts-15]', ({ email, isFine }) => {
  expect(isEmail(email)).toBe(isFine);
});

test('a name that only reads like an address is hidden as well', () => {
  expect(looksLikeEmail('a<b@c.org')).toBe(true);
  expect(looksLikeEmail('a b')).toBe(false);
});
