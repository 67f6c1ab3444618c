import type { MatrixOption } from '@callshot/rules';
import { expect, test } from 'vitest';
import { callWords, cellWords } from './call-words.ts';

const option = { call: 'undefeated', teamId: 1, isShort: false } as MatrixOption;

test('who won or lost everything is called by the wins of the stage', () => {
  expect(cellWords(option, null)).toBe('3-0');
  const short = { ...option, winsNeeded: 2 };
  expect(cellWords(short, null)).toBe('2-0');
  expect(callWords({ ...short, call: 'winless' }, null)).toBe('0-2');
  expect(callWords({ ...short, isShort: true }, null)).toBe('Adv, not 2-0');
});
