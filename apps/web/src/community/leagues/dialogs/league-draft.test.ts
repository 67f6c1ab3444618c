import type { League } from '@callshot/contract';
import { keptPassword } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  differencesOf,
  errorsOf,
  fieldsOf,
  isChanged,
  leavePassword,
  ownChanges,
  saveOf,
  typePassword,
} from './league-draft.ts';

const league: League = {
  id: 7,
  name: 'Sunday Strats',
  createdBy: 1,
  creatorName: 'Ada',
  hasPassword: true,
  requireDiscord: false,
  requireReddit: false,
  nameplateId: 3,
  members: 24,
  memberCount: 24,
  isAnalystLeague: false,
  isMember: true,
  discordUrl: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  version: 4,
};
const stored = fieldsOf(league);

test('an existing password stands as eight asterisks, which keep it', () => {
  expect(stored).toMatchObject({ password: '********', confirmPassword: '********' });
  expect(saveOf(league, stored)).toMatchObject({
    id: 7,
    version: 4,
    password: '********',
    confirmPassword: '********',
  });
  expect(errorsOf(stored, stored)).toEqual({
    nameError: null,
    passwordError: null,
    confirmPasswordError: null,
    discordUrlError: null,
  });
});

test('another password has to be confirmed anew; one that was emptied and left is the stored one', () => {
  const typed = { ...stored, ...typePassword(stored, 'secret') };
  expect(typed).toMatchObject({ password: 'secret', confirmPassword: '' });
  expect(errorsOf(typed, stored).confirmPasswordError).toBe('The passwords do not match');
  const confirmed = {
    ...typed,
    ...typePassword({ ...typed, confirmPassword: 'secret' }, 'secrets'),
  };
  expect(confirmed).toMatchObject({ password: 'secrets' });

  const emptied = { ...stored, ...typePassword(stored, '') };
  expect(leavePassword(emptied, stored)).toEqual({
    password: keptPassword,
    confirmPassword: keptPassword,
  });
  expect(leavePassword({ ...emptied, password: 'x' }, stored)).toEqual({});
  const open = fieldsOf({ ...league, hasPassword: false });
  expect(leavePassword(open, open)).toEqual({});
});

test('the box removes a password, whatever stands in its fields', () => {
  const removed = { ...stored, password: 'x', isPasswordRemoved: true };
  expect(errorsOf(removed, stored)).toMatchObject({
    passwordError: null,
    confirmPasswordError: null,
  });
  const sent = saveOf(league, removed);
  expect(sent).toMatchObject({ removePassword: true });
  expect(sent).not.toHaveProperty('password');
});

test.each([
  { why: 'no name', part: { name: '  ' }, error: 'nameError' },
  { why: 'too short a name', part: { name: 'ab' }, error: 'nameError' },
  {
    why: 'too short a password',
    part: { password: 'abc', confirmPassword: 'abc' },
    error: 'passwordError',
  },
  {
    why: 'not confirmed',
    part: { password: 'abcd', confirmPassword: 'abce' },
    error: 'confirmPasswordError',
  },
  { why: 'another site', part: { discordUrl: 'https://example.com/x' }, error: 'discordUrlError' },
] as const)(
  'a new league with $why is told so before it is sent [rule: leagues-5, leagues-6]',
  ({ part, error }) => {
    const blank = fieldsOf(null);
    const errors = errorsOf({ ...blank, name: 'A league', ...part }, blank);
    expect(Object.entries(errors).filter(([, text]) => text !== null)).toEqual([
      [error, expect.any(String)],
    ]);
  },
);

test('a new league is sent in one line, with nothing where nothing was typed', () => {
  expect(saveOf(null, { ...fieldsOf(null), name: '  The   Crew ', discordUrl: ' ' })).toEqual({
    id: null,
    name: 'The Crew',
    password: '',
    confirmPassword: '',
    nameplateId: 0,
    requireDiscord: false,
    requireReddit: false,
    discordUrl: null,
  });
});

test('what was set back is no change', () => {
  expect(isChanged(stored, { name: 'Sunday Strats', password: keptPassword })).toBe(false);
  expect(isChanged(stored, { name: 'Monday Strats' })).toBe(true);
  expect(ownChanges(stored, { name: 'Monday Strats', requireDiscord: false })).toEqual({
    name: 'Monday Strats',
  });
});

test('a conflict tells what is new beside what would be saved from here', () => {
  const latest = fieldsOf({ ...league, name: 'Sunday Crew', requireReddit: true });
  expect(differencesOf(stored, latest, { name: 'Sunday Stars' })).toEqual([
    { what: 'Name', mine: 'Sunday Stars', theirs: 'Sunday Crew' },
    { what: 'Reddit login', mine: 'required', theirs: 'required' },
  ]);
  expect(differencesOf(stored, stored, { password: 'secret' })).toEqual([
    { what: 'Password', mine: 'a new one', theirs: 'as it is' },
  ]);
});
