import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/core/api-error.ts';
import { saveFailureOf } from './save-failure.ts';

const current = { groupStagePicks: [], matchPicks: [], versions: { '31': 4 } };

test.each([
  {
    error: { status: 409, code: 'picks_locked' },
    expected: { kind: 'locked' },
    why: 'the lock has its own words',
  },
  {
    error: { status: 409, code: 'wrong_stage' },
    expected: { kind: 'wrong_stage' },
    why: 'so does a stage that has moved on',
  },
  {
    error: { status: 409, code: 'version_conflict', current },
    expected: {
      kind: 'conflict',
      newer: { picks: { groupStagePicks: [], matchPicks: [] }, version: 4 },
    },
    why: 'a conflict brings the newer copy of this stage',
  },
  {
    error: {
      status: 409,
      code: 'version_conflict',
      current: { groupStagePicks: [], matchPicks: [], version: 7 },
    },
    expected: { newer: { version: 7 } },
    why: 'or one version for the stage saved',
  },
  {
    error: { status: 409, code: 'version_conflict', current: { rows: 3 } },
    expected: { kind: 'conflict', newer: null },
    why: 'a copy that cannot be read is fetched instead',
  },
  {
    error: {
      status: 400,
      code: 'invalid_picks',
      problems: [{ path: 'matchPicks.0', message: 'No such team' }],
    },
    expected: { kind: 'invalid', problems: ['No such team'] },
    why: 'every problem is listed',
  },
  {
    error: {
      status: 400,
      code: 'invalid_picks',
      problems: ['a', 'b', 'a'].map((message) => ({ path: 'matchPicks', message })),
      moreProblems: 13,
    },
    expected: { kind: 'invalid', problems: ['a', 'b', '… and 13 more'] },
    why: 'once each, and those that are not listed are counted',
  },
  { error: { status: 0, code: 'network' }, expected: { kind: 'failed' }, why: 'no answer came' },
  {
    error: { status: 404, code: 'event_not_found' },
    expected: { kind: 'no_event' },
    why: 'without a live event submitting cancels silently',
  },
])('$why', ({ error, expected }) => {
  expect(saveFailureOf(new ApiError(error), 31)).toMatchObject(expected);
});

test('what the client has shown already is not shown twice', () => {
  expect(saveFailureOf(new ApiError({ status: 401, code: 'unauthorized' }), 31)).toBeNull();
});
