import { expect, test } from 'vitest';
import { lockedMiddleStage, lockedOpeningStage } from '../../fixtures/special-brackets.ts';
import { playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { beginsLocked, firstPickedSlots } from './first-matches.ts';

test.each([
  { why: 'a Swiss stage', stage: swissStage(), isLocked: false, slots: [] },
  {
    why: 'a bracket: its first round, and neither later rounds nor the reset',
    stage: playoffStage({ teams: 4 }),
    isLocked: false,
    slots: ['UB-0-0', 'UB-0-1'],
  },
  {
    why: 'one that begins with a locked column: whatever that leads to',
    stage: lockedOpeningStage(),
    isLocked: true,
    slots: ['UB-1-0', 'UB-1-1', 'LB-0-0', 'LB-0-1'],
  },
  {
    why: 'one with a locked column in the middle: what comes before, and what it leads to',
    stage: lockedMiddleStage(),
    isLocked: false,
    slots: ['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-0-3', 'UB-2-0'],
  },
])('which matches may be the first that is picked, of $why', ({ stage, isLocked, slots }) => {
  expect(beginsLocked(stage.format)).toBe(isLocked);
  expect(firstPickedSlots(stage.format).toSorted()).toEqual(slots.toSorted());
});
