// @vitest-environment jsdom
import type { PickSet } from '@callshot/rules';
import { beforeEach, expect, test } from 'vitest';
import {
  clearDraft,
  clearVisitorsDraft,
  type Draft,
  eventsWithDraft,
  readDraft,
  readOwnDraft,
  writeDraft,
} from './draft-store.ts';

const key = { userId: 4, eventId: 12, eventStageId: 31 };
const picks: PickSet = {
  groupStagePicks: [{ eventStageId: 31, eventSubstageId: 41, teamId: 5, pickTypeId: 1 }],
  matchPicks: [
    {
      eventStageId: 31,
      eventSubstageId: 41,
      bracketPart: 'UB',
      bracketCol: 0,
      bracketColIndex: 1,
      matchIndex: 1,
      topTeamId: 5,
      bottomTeamId: 6,
      winnerTeamId: 5,
      loserTeamId: 6,
      topTeamScore: null,
      bottomTeamScore: null,
    },
  ],
};
const draft: Draft = { picks, version: 3, step: 2, substage: 1 };

beforeEach(() => localStorage.clear());

test('the events that a user has drafts of are found, and nobody else’s', () => {
  writeDraft(localStorage, key, draft);
  writeDraft(localStorage, { ...key, eventId: 13 }, draft);
  writeDraft(localStorage, { ...key, userId: 40, eventId: 14 }, draft);
  localStorage.setItem('callshot.drafts', 'x');
  expect([...eventsWithDraft(localStorage, 4)].sort()).toEqual([12, 13]);
  clearDraft(localStorage, key);
  expect([...eventsWithDraft(localStorage, 4)]).toEqual([13]);
});

test('a draft survives a reload whole', () => {
  writeDraft(localStorage, key, draft);
  expect(readDraft(localStorage, key)).toEqual(draft);
});

test('what a visitor picked is taken over once, by who has nothing of their own there', () => {
  const visitors = { ...key, userId: 0 };
  writeDraft(localStorage, visitors, { ...draft, version: 0 });
  expect(readOwnDraft(localStorage, key, 7)).toEqual({ ...draft, version: 7 });
  clearVisitorsDraft(localStorage, visitors);
  expect(readDraft(localStorage, visitors)).not.toBeNull();
  clearVisitorsDraft(localStorage, key);
  expect(readOwnDraft(localStorage, key, 7)).toBeNull();

  writeDraft(localStorage, visitors, { ...draft, version: 0 });
  writeDraft(localStorage, key, { ...draft, step: 1 });
  expect(readOwnDraft(localStorage, key, 7)).toEqual({ ...draft, step: 1 });
});

test.each([
  { other: { ...key, userId: 5 }, why: 'another user' },
  { other: { ...key, eventId: 13 }, why: 'another event' },
  { other: { ...key, eventStageId: 32 }, why: 'another stage' },
])('a draft is not shown to $why', ({ other }) => {
  writeDraft(localStorage, key, draft);
  expect(readDraft(localStorage, other)).toBeNull();
});

test('a cleared draft is gone', () => {
  writeDraft(localStorage, key, draft);
  clearDraft(localStorage, key);
  expect(readDraft(localStorage, key)).toBeNull();
});

const name = 'callshot.draft.4.12.31';
test.each([
  { stored: '{', why: 'torn text' },
  { stored: JSON.stringify({ ...draft, shape: 99 }), why: 'another shape' },
  { stored: JSON.stringify({ ...draft, shape: 1, step: -1 }), why: 'a step that cannot be' },
  {
    stored: JSON.stringify({
      ...draft,
      shape: 1,
      picks: { groupStagePicks: [{}], matchPicks: [] },
    }),
    why: 'rows that are no picks',
  },
])('$why is dropped, not shown', ({ stored }) => {
  localStorage.setItem(name, stored);
  expect(readDraft(localStorage, key)).toBeNull();
});

test('a storage that refuses to write does not stop picking', () => {
  const full: Storage = {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => writeDraft(full, key, draft)).not.toThrow();
});
