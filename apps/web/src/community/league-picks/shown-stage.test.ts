import type { Event } from '@callshot/contract';
import { expect, test } from 'vitest';
import { shownStage, stageNumber } from './shown-stage.ts';

/** Stages of which so many are locked; picks of `stage` are next. */
const major = (sealed: number, stage: number) => ({
  stage,
  eventStages: [0, 1, 2].map((at) => ({ isSealed: at < sealed })) as Event['eventStages'],
});

test.each([
  { why: 'the last that is locked', of: major(2, 2), named: null, shown: 1 },
  { why: 'none is locked: the one to come', of: major(0, 0), named: null, shown: 0 },
  { why: 'the address counts from one', of: major(2, 2), named: '1', shown: 0 },
  { why: 'an open stage may be named', of: major(2, 2), named: '3', shown: 2 },
  { why: 'there is no such stage', of: major(2, 2), named: '4', shown: 1 },
  { why: 'stages have no zero', of: major(2, 2), named: '0', shown: 1 },
  { why: 'no number', of: major(2, 2), named: 'swiss', shown: 1 },
  { why: 'a fraction', of: major(2, 2), named: '1.5', shown: 1 },
  { why: 'a number with a sign', of: major(2, 2), named: '-1', shown: 1 },
  { why: 'the event is over', of: major(0, 3), named: null, shown: 2 },
])('$why', ({ of, named, shown }) => {
  expect(shownStage(of, named)).toBe(shown);
});

test('a stage is named as it is read', () => {
  expect(stageNumber(shownStage(major(2, 2), '2'))).toBe('2');
});
