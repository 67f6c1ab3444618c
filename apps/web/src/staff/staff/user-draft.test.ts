import { expect, test } from 'vitest';
import { isChanged, needsReason, type UserDraft, type UserFields } from './user-draft.ts';

const stored: UserFields = {
  username: 'Jo',
  isFlagged: false,
  roleIds: [1, 5],
  gameId: null,
  isLeagueWanted: false,
  patreonLevelId: 1,
  isIneligible: false,
  isDisabled: false,
};

test.each<{ why: string; draft: UserDraft; changed: boolean }>([
  { why: 'nothing touched', draft: {}, changed: false },
  { why: 'typed and typed back', draft: { username: 'Jo' }, changed: false },
  { why: 'blanks around a name do not count', draft: { username: ' Jo ' }, changed: false },
  { why: 'another name', draft: { username: 'Joe' }, changed: true },
  { why: 'the same roles in another order', draft: { roleIds: [5, 1] }, changed: false },
  { why: 'a role less', draft: { roleIds: [5] }, changed: true },
  { why: 'another role instead', draft: { roleIds: [5, 2] }, changed: true },
  { why: 'a game where there was none', draft: { gameId: 1 }, changed: true },
  { why: 'switched on and off again', draft: { isDisabled: false }, changed: false },
])('$why', ({ draft, changed }) => {
  expect(isChanged(stored, draft)).toBe(changed);
});

test('eligibility and access ask for a reason, nothing else does', () => {
  expect(needsReason(stored, { isIneligible: true })).toBe(true);
  expect(needsReason(stored, { isDisabled: true })).toBe(true);
  expect(needsReason(stored, { isDisabled: false, username: 'Joe', roleIds: [] })).toBe(false);
});
