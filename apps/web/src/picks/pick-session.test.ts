import { NO_PICKS, type PickSet } from '@callshot/rules';
import { expect, test } from 'vitest';
import { openSession, stepSession } from './pick-session.ts';

const slip = (...teamIds: number[]): PickSet => ({
  groupStagePicks: teamIds.map((teamId) => ({
    eventStageId: 1,
    eventSubstageId: 2,
    teamId,
    pickTypeId: 1,
  })),
  matchPicks: [],
});
const change = (next: PickSet, saved = NO_PICKS, savedVersion = 0) =>
  ({ kind: 'change', saved, savedVersion, next, cleared: [] }) as const;

test('a change is a draft on the version it was begun on, and stays on it', () => {
  const first = stepSession(openSession(null), change(slip(1, 2), slip(1), 3));
  const second = stepSession(first, change(slip(1, 2, 3), slip(1), 4));
  expect(first).toMatchObject({ draft: slip(1, 2), version: 3 });
  expect(second.version).toBe(3);
});

test('picking back to what is saved leaves no draft', () => {
  const changed = stepSession(openSession(null), change(slip(1, 2), slip(1)));
  expect(stepSession(changed, change(slip(1), slip(1))).draft).toBeNull();
});

test('undo walks the whole way back, one change at a time', () => {
  let session = openSession(null);
  for (const next of [slip(1), slip(1, 2), slip(1, 2, 3)])
    session = stepSession(session, change(next));
  session = stepSession(session, { kind: 'undo', saved: NO_PICKS });
  expect(session.draft).toEqual(slip(1, 2));
  session = stepSession(session, { kind: 'undo', saved: NO_PICKS });
  session = stepSession(session, { kind: 'undo', saved: NO_PICKS });
  expect(session).toMatchObject({ draft: null, history: [] });
  expect(stepSession(session, { kind: 'undo', saved: NO_PICKS })).toBe(session);
});

test('a restored draft says so until the next change, and goes to where it was left', () => {
  const restored = openSession({ picks: slip(1), version: 2, step: 1, substage: 0 });
  expect(restored).toMatchObject({ isRestored: true, step: 1, version: 2, draft: slip(1) });
  expect(stepSession(restored, change(slip(1, 2))).isRestored).toBe(false);
});

test('discarding returns to the saved picks and the first step, and can be undone', () => {
  const restored = openSession({ picks: slip(1), version: 2, step: 1, substage: 0 });
  const discarded = stepSession(restored, { kind: 'discard' });
  expect(discarded).toMatchObject({ draft: null, step: 0, isRestored: false });
  const back = stepSession(discarded, { kind: 'undo', saved: NO_PICKS });
  expect(back).toMatchObject({ draft: slip(1), version: 2 });
});

test('keeping my picks after a conflict builds on the newer version', () => {
  const mine = stepSession(openSession(null), change(slip(1), NO_PICKS, 1));
  expect(stepSession(mine, { kind: 'rebase', version: 5 })).toMatchObject({
    draft: slip(1),
    version: 5,
  });
});

test('going to another step forgets which matches were just cleared', () => {
  const cleared = stepSession(openSession(null), {
    ...change(slip(1)),
    cleared: ['UB-1-0'],
  });
  expect(cleared.cleared).toEqual(['UB-1-0']);
  expect(stepSession(cleared, { kind: 'go', step: 1 })).toMatchObject({ step: 1, cleared: [] });
});
