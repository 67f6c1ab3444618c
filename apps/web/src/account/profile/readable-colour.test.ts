import { expect, test } from 'vitest';
import { readableColour } from './readable-colour.ts';

const ground = '#1f2a3d';

test.each([
  { why: 'light on dark is read', hexCode: '#C3CCD8', readable: '#C3CCD8' },
  { why: 'small letters are a colour too', hexCode: '#f4c542', readable: '#f4c542' },
  { why: 'nearly the ground itself', hexCode: '#1f2a3c', readable: null },
  { why: 'a blue too dark for text', hexCode: '#2244aa', readable: null },
  { why: 'not quite enough', hexCode: '#848484', readable: null },
  { why: 'no colour at all', hexCode: 'gold', readable: null },
  { why: 'more than a colour', hexCode: '#ffffff;}', readable: null },
])('$why', ({ hexCode, readable }) => {
  expect(readableColour(hexCode, ground)).toBe(readable);
});

test('a ground that is not known carries nothing', () => {
  expect(readableColour('#ffffff', '')).toBeNull();
});
