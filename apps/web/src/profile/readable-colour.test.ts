import { expect, test } from 'vitest';
import { readableColour } from './readable-colour.ts';

const grounds = ['#33240c', '#1a2231'];

test.each([
  { why: 'light on dark is read', hexCode: '#C3CCD8', readable: '#C3CCD8' },
  { why: 'small letters are a colour too', hexCode: '#f4c542', readable: '#f4c542' },
  { why: 'nearly the ground itself', hexCode: '#1a2231', readable: null },
  { why: 'a blue too dark for text', hexCode: '#2244aa', readable: null },
  { why: 'good on one ground alone is not enough', hexCode: '#848484', readable: null },
  { why: 'no colour at all', hexCode: 'gold', readable: null },
  { why: 'more than a colour', hexCode: '#ffffff;}', readable: null },
])('$why', ({ hexCode, readable }) => {
  expect(readableColour(hexCode, grounds)).toBe(readable);
});

test('a ground that is not known carries nothing', () => {
  expect(readableColour('#ffffff', ['#1a2231', ''])).toBeNull();
});
