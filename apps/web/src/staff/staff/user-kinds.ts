import type { FoundUser } from './staff.queries.ts';

export type UserKind = 'all' | 'staff' | 'unconfirmed' | 'flagged' | 'off' | 'disabled';

const kinds: readonly { value: UserKind; label: string; has(user: FoundUser): boolean }[] = [
  { value: 'all', label: 'All', has: () => true },
  { value: 'staff', label: 'With a role', has: ({ roles }) => roles.length > 0 },
  {
    value: 'unconfirmed',
    label: 'Not confirmed',
    has: ({ emailState }) => emailState === 'unconfirmed',
  },
  { value: 'flagged', label: 'Flagged', has: (user) => user.usernameChangeAvailable },
  { value: 'off', label: 'Off leaderboards', has: (user) => user.isIneligible },
  { value: 'disabled', label: 'Disabled', has: (user) => user.isDisabled },
];

export const isOfKind = (user: FoundUser, kind: UserKind): boolean =>
  kinds.find(({ value }) => value === kind)?.has(user) ?? true;

/** The kinds found among these users, and how many are of each. */
export const kindsAmong = (users: readonly FoundUser[]) =>
  kinds
    .map(({ value, label, has }) => ({ value, label, count: users.filter(has).length }))
    .filter(({ value, count }) => value === 'all' || count > 0)
    .map(({ value, label, count }) => ({ value, label: `${label} ${count}` }));
