import { expect, test } from 'vitest';
import type { FoundUser } from './staff.queries.ts';
import { isOfKind, kindsAmong } from './user-kinds.ts';
import { sortingAfter, sortUsers } from './user-order.ts';

const user = (username: string, more: Partial<FoundUser> = {}): FoundUser => ({
  id: 1,
  username,
  userExternalLogins: [],
  usernameChangeAvailable: false,
  created: '2025-01-01T00:00:00.000Z',
  roles: [],
  isIneligible: false,
  isDisabled: false,
  nameplateId: 0,
  emailState: 'confirmed',
  lastSeenAt: null,
  events: 0,
  formerUsername: null,
  ...more,
});

const users = [
  user('bo', { events: 2, lastSeenAt: '2025-03-01T00:00:00.000Z' }),
  user('Al', { events: 2, isDisabled: true }),
  user('cy', { events: 7, roles: ['Admin'], emailState: 'unconfirmed' }),
];
const namesOf = (list: readonly FoundUser[]) => list.map(({ username }) => username);

test.each([
  { why: 'names begin at A, whatever their case', by: 'user', names: ['Al', 'bo', 'cy'] },
  { why: 'figures begin at the largest', by: 'events', names: ['cy', 'bo', 'Al'] },
  { why: 'who was never seen comes last', by: 'seen', names: ['bo', 'Al', 'cy'] },
] as const)('users are sorted: $why', ({ by, names }) => {
  expect(namesOf(sortUsers(users, sortingAfter(null, by)))).toEqual(names);
});

test('a column pressed again sorts the other way round, what is equal keeps its order', () => {
  const first = sortingAfter(null, 'events');
  expect(namesOf(sortUsers(users, sortingAfter(first, 'events')))).toEqual(['bo', 'Al', 'cy']);
  expect(namesOf(sortUsers(users, null))).toEqual(['bo', 'Al', 'cy']);
});

test('kinds are offered that somebody is of, with how many', () => {
  expect(kindsAmong(users).map(({ label }) => label)).toEqual([
    'All 3',
    'With a role 1',
    'Not confirmed 1',
    'Disabled 1',
  ]);
  expect(namesOf(users.filter((one) => isOfKind(one, 'disabled')))).toEqual(['Al']);
});
