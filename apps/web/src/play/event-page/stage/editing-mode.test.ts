import { expect, test } from 'vitest';
import { type EditingSituation, editRefusal, isTooLate, startsEditing } from './editing-mode.ts';

const open: EditingSituation = {
  isOwnView: true,
  isAdmin: false,
  isLocked: false,
  stageIndex: 1,
  currentStage: 1,
  hasPicks: false,
  isPickable: true,
};

test.each([
  { at: {}, refusal: null, starts: true, why: 'no picks and unlocked: editing starts at once' },
  { at: { hasPicks: true }, refusal: null, starts: false, why: 'saved picks are shown first' },
  { at: { isLocked: true }, refusal: 'locked', starts: false, why: 'locked picks stay' },
  {
    at: { stageIndex: 0 },
    refusal: 'not_current_stage',
    starts: false,
    why: 'an earlier stage is closed for good',
  },
  {
    at: { isOwnView: false },
    refusal: 'another_user',
    starts: false,
    why: 'the view of another user never edits',
  },
  {
    at: { isOwnView: false, isAdmin: true },
    refusal: 'another_user',
    starts: false,
    why: 'not even for an admin',
  },
  {
    at: { isLocked: true, isAdmin: true },
    refusal: null,
    starts: false,
    why: 'an admin passes the lock, but only when asking to',
  },
  {
    at: { stageIndex: 0, isAdmin: true },
    refusal: null,
    starts: false,
    why: 'an admin passes the current stage',
  },
  {
    at: { isPickable: false },
    refusal: 'no_teams',
    starts: false,
    why: 'without teams there is nothing to pick',
  },
])('$why [rule: picks-8, stages-5]', ({ at, refusal, starts }) => {
  const situation = { ...open, ...at };
  expect(editRefusal(situation)).toBe(refusal);
  expect(startsEditing(situation)).toBe(starts);
});

test.each([
  { refusal: 'locked', stage: 1, is: true },
  { refusal: 'not_current_stage', stage: 0, is: true },
  { refusal: 'not_current_stage', stage: 2, is: false },
  { refusal: null, stage: 1, is: false },
] as const)('what was not submitted of stage $stage, $refusal, is too late: $is', (at) => {
  expect(isTooLate(at.refusal, at.stage, 1)).toBe(at.is);
});
