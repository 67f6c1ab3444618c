import { expect, test } from 'vitest';
import { idText } from './values.ts';

test.each([
  { text: '1', says: [], why: 'the smallest id' },
  { text: '2147483647', says: [], why: 'the largest that the database holds' },
  { text: '2147483648', says: ['Too large'], why: 'one more' },
  { text: 'abc', says: [expect.stringMatching('pattern')], why: 'no number is not also too large' },
  { text: '007', says: [expect.stringMatching('pattern')], why: 'one id has one address' },
])('$text: $why', ({ text, says }) => {
  const read = idText.safeParse(text);
  expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(says);
});
