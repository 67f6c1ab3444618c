import { expect, test } from 'vitest';
import { type StageSituation, stageFace } from './stage-face.ts';

const finished: StageSituation = {
  isEditing: false,
  hasTeams: true,
  hasPicks: true,
  isLocked: true,
  hasResults: true,
  wantsResults: true,
};

test.each([
  { at: {}, face: 'results', why: 'a finished stage opens with its results' },
  { at: { hasPicks: false }, face: 'results', why: 'for visitors and latecomers too' },
  { at: { wantsResults: false }, face: 'picks', why: 'hidden results leave the picks' },
  {
    at: { wantsResults: false, hasPicks: false },
    face: 'hidden_results',
    why: 'without picks hidden results leave nothing but the way to them',
  },
  { at: { isEditing: true }, face: 'picks', why: 'an admin edits picks, not results' },
  {
    at: { hasResults: false },
    face: 'results',
    why: 'from the lock on picks stand beside those of everybody and the matches to come',
  },
  {
    at: { hasResults: false, wantsResults: false },
    face: 'picks',
    why: 'whoever hides results sees picks alone',
  },
  {
    at: { hasResults: false, isLocked: false },
    face: 'picks',
    why: 'saved picks of an open stage stand by themselves',
  },
  {
    at: { hasResults: false, hasPicks: false },
    face: 'results',
    why: 'without picks and results the draw is shown',
  },
  {
    at: { hasResults: false, hasPicks: false, wantsResults: false },
    face: 'results',
    why: 'a draw is nothing to hide',
  },
  {
    at: { hasResults: false, hasPicks: false, hasTeams: false },
    face: 'unannounced',
    why: 'without teams there is nothing to show',
  },
  {
    at: { hasTeams: false },
    face: 'results',
    why: 'a stage with nothing left to pick still has its results',
  },
] as const)('$why', ({ at, face }) => {
  expect(stageFace({ ...finished, ...at })).toBe(face);
});
