import { expect, test } from 'vitest';
import { calendarStateOf } from './state.ts';

const none = { isHidden: false, event: null, doubts: null };

test.each([
  { state: 'waiting', facts: none },
  { state: 'drafted', facts: { ...none, doubts: [] } },
  { state: 'doubtful', facts: { ...none, doubts: ['x'] } },
  { state: 'hidden', facts: { ...none, isHidden: true, doubts: ['x'] } },
  { state: 'open', facts: { ...none, event: { isFinished: false, isOpen: true } } },
  { state: 'running', facts: { ...none, doubts: [], event: { isFinished: false, isOpen: false } } },
  { state: 'done', facts: { ...none, isHidden: true, event: { isFinished: true, isOpen: false } } },
] as const)('$state [rule: calendar-5]', ({ state, facts }) => {
  expect(calendarStateOf(facts)).toBe(state);
});
