import { expect, test } from 'vitest';
import { stagesToCome } from './stages-to-come.ts';
import { wayWords } from './way-words.ts';

const shown = {
  event: { stageName: 'Stage 2' },
  status: 'open' as const,
  isMade: false,
  isEntered: false,
};
test.each([
  ['Enter', null, true],
  ['Pick Stage 2', shown, true],
  ['Pick Stage 2', { ...shown, isEntered: true }, false],
  ['See your Stage 2 picks', { ...shown, isMade: true, isEntered: true }, false],
  ['Watch your Stage 2 picks', { ...shown, status: 'locked' as const, isMade: true }, false],
  ['Watch your earlier picks', { ...shown, status: 'locked' as const, isEntered: true }, false],
  ['Watch Stage 2', { ...shown, status: 'locked' as const }, false],
  ['See the results', { ...shown, status: 'complete' as const }, false],
])('a tile’s button says what it leads to: %s', (words, of, isVisitor) => {
  expect(wayWords(of, isVisitor)).toBe(words);
});

const whole = { eventStages: [{}, {}, {}, {}], stage: 1 } as never;

test.each([
  ['the open one and those after it', { whole, status: 'open' as const, isMade: false }, 3],
  ['those after the picked one', { whole, status: 'open' as const, isMade: true }, 2],
  ['those after a locked one', { whole, status: 'locked' as const, isMade: false }, 2],
  ['none of an event that is over', { whole, status: 'complete' as const, isMade: true }, 0],
  ['none while the event is not read', { whole: null, status: 'open' as const, isMade: true }, 0],
])('stages to come: %s', (_why, of, count) => {
  expect(stagesToCome(of)).toBe(count);
});
