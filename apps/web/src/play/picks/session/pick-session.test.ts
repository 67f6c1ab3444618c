import { NO_PICKS, type PickSet } from '@callshot/rules';
import { expect, test } from 'vitest';
import { openSession, type PickSession, type SessionAction, stepSession } from './pick-session.ts';

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
  ({ kind: 'change', saved, savedVersion, next, effect: null, substage: 0 }) as const;
const undo = { kind: 'undo', saved: NO_PICKS } as const;
const redo = { kind: 'redo', saved: NO_PICKS } as const;
const discard = { kind: 'discard', substage: 0 } as const;
const after = (...actions: readonly SessionAction[]): PickSession =>
  actions.reduce(stepSession, openSession(null));

test('a change is a draft on the version it was begun on, and stays on it', () => {
  const first = after(change(slip(1, 2), slip(1), 3));
  const second = stepSession(first, change(slip(1, 2, 3), slip(1), 4));
  expect(first).toMatchObject({ draft: slip(1, 2), version: 3 });
  expect(second.version).toBe(3);
});

test('picking back to what is saved leaves no draft', () => {
  expect(after(change(slip(1, 2), slip(1)), change(slip(1), slip(1))).draft).toBeNull();
});

test('undo walks the whole way back, one change at a time, and redo the whole way on', () => {
  let session = after(change(slip(1)), change(slip(1, 2)), change(slip(1, 2, 3)));
  const seen = [session.draft];
  for (let at = 0; at < 3; at += 1) {
    session = stepSession(session, undo);
    seen.push(session.draft);
  }
  expect(seen).toEqual([slip(1, 2, 3), slip(1, 2), slip(1), null]);
  expect(session.history).toEqual([]);
  expect(stepSession(session, undo)).toBe(session);
  for (const draft of [slip(1), slip(1, 2), slip(1, 2, 3)]) {
    session = stepSession(session, redo);
    expect(session.draft).toEqual(draft);
  }
  expect(stepSession(session, redo)).toBe(session);
});

test('a new change after an undo leaves nothing to redo', () => {
  expect(after(change(slip(1)), change(slip(1, 2)), undo, change(slip(1, 3))).future).toEqual([]);
});

test('undo and redo lead to where the change was made', () => {
  const there = after(
    { kind: 'go', step: 2 },
    { ...change(slip(1)), substage: 3 },
    {
      kind: 'go',
      step: 0,
    },
  );
  expect(there.history.at(-1)).toMatchObject({ step: 2, substage: 3 });
  const undone = stepSession(there, undo);
  expect(undone.step).toBe(2);
  expect(undone.future.at(-1)).toMatchObject({ step: 2, substage: 3 });
  expect(stepSession({ ...undone, step: 1 }, redo).step).toBe(2);
});

test('a restored draft says so until the next change, and goes to where it was left', () => {
  const restored = openSession({ picks: slip(1), version: 2, step: 1, substage: 0 });
  expect(restored).toMatchObject({ isRestored: true, step: 1, version: 2, draft: slip(1) });
  expect(stepSession(restored, change(slip(1, 2))).isRestored).toBe(false);
});

test('discarding returns to the saved picks and the first step, and can be undone', () => {
  const restored = openSession({ picks: slip(1), version: 2, step: 1, substage: 0 });
  const discarded = stepSession(restored, discard);
  expect(discarded).toMatchObject({ draft: null, step: 0, isRestored: false });
  expect(stepSession(discarded, undo)).toMatchObject({ draft: slip(1), version: 2, step: 1 });
});

test('filling is one step of the way back, however many picks it makes [rule: picks-29]', () => {
  const filled = after(change(slip(4)), filling);
  expect(filled.draft).toEqual(slip(1, 2, 3));
  expect(stepSession(filled, undo)).toMatchObject({ draft: slip(4), history: [{}] });
  expect(stepSession(stepSession(filled, undo), redo).draft).toEqual(slip(1, 2, 3));
});

test('discarding is one step of the way back, not the end of it', () => {
  const session = after(change(slip(1)), change(slip(1, 2)), discard, undo, undo);
  expect(session.draft).toEqual(slip(1));
});

test('keeping my picks after a conflict builds on the newer version', () => {
  const mine = after(change(slip(1), NO_PICKS, 1));
  expect(stepSession(mine, { kind: 'rebase', version: 5 })).toMatchObject({
    draft: slip(1),
    version: 5,
  });
});

test('picks that were changed while they were sent stay a draft, on what is saved now', () => {
  const sent = slip(1);
  const changed = after(change(sent), change(slip(1, 2)));
  expect(stepSession(changed, { kind: 'saved', sent, version: 7 })).toMatchObject({
    draft: slip(1, 2),
    version: 7,
  });
  const unchanged = stepSession(after(change(sent)), { kind: 'saved', sent, version: 7 });
  expect(unchanged).toMatchObject({ draft: null, history: [], future: [] });
});

const clearing = { ...change(slip(1)), effect: { kind: 'cleared', count: 2 } } as const;
const filling = {
  ...change(slip(1, 2, 3)),
  effect: { kind: 'filled', text: '3 picks filled by seed' },
} as const;

test.each([
  { how: clearing, effect: clearing.effect, why: 'a change that cleared others' },
  { how: filling, effect: filling.effect, why: 'filling' },
  { how: discard, effect: { kind: 'discarded' }, why: 'discarding' },
])('$why can be taken back at once', ({ how, effect }) => {
  expect(stepSession(after(change(slip(4))), how).effect).toEqual(effect);
});

test.each<{ next: SessionAction; why: string }>([
  { next: change(slip(1, 2)), why: 'the next change' },
  { next: undo, why: 'undo elsewhere' },
  { next: { kind: 'go', step: 1 }, why: 'another step' },
  { next: { kind: 'seen' }, why: 'submitting' },
  { next: { kind: 'saved', sent: slip(1), version: 1 }, why: 'a save' },
  { next: { kind: 'close' }, why: 'taking what is saved' },
  { next: { kind: 'rebase', version: 2 }, why: 'building on newer picks' },
])('what could be taken back at once no longer can after $why', ({ next }) => {
  expect(stepSession(after(change(slip(9)), clearing), next).effect).toBeNull();
});
