import { expect, test } from 'vitest';
import { tookIt, whyNotSent } from './mail-words.ts';

const failure = (own: object) => Object.assign(new Error('Something at smtp.example'), own);

test.each([
  {
    why: 'the mailbox is unknown',
    error: failure({ code: 'EENVELOPE', response: '550 5.1.1 No such user' }),
    words: 'The mail server refused the mail: 550 5.1.1 No such user',
  },
  {
    why: 'the password is wrong',
    error: failure({ code: 'EAUTH', response: '535 Authentication failed' }),
    words:
      'The mail server refused the user name and password of SMTP_URL: 535 Authentication failed',
  },
  {
    why: 'nobody listens',
    error: failure({ code: 'ESOCKET' }),
    words: 'No connection to the mail server: Something at smtp.example',
  },
  {
    why: 'it is silent',
    error: failure({ code: 'ETIMEDOUT' }),
    words: 'The mail server did not answer in time',
  },
  {
    why: 'the name leads nowhere',
    error: failure({ code: 'EDNS' }),
    words: 'The mail server of SMTP_URL was not found: Something at smtp.example',
  },
  { why: 'no error', error: 'odd', words: 'The mail could not be sent: odd' },
])('why it was not sent: $why', ({ error, words }) => {
  expect(whyNotSent(error)).toBe(words);
});

test('what a mail server says is one line of bounded length', () => {
  expect(tookIt('250 2.0.0\r\n Ok')).toBe('The mail server took it and said: 250 2.0.0 Ok');
  expect(tookIt('x'.repeat(5000)).length).toBeLessThan(400);
  expect(tookIt('')).toBe('The mail server took it and said: nothing');
});
