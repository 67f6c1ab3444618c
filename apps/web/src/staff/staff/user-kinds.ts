import type { FoundUser } from './staff.queries.ts';
import { m } from './words/messages.js';

export type UserKind = 'all' | 'staff' | 'unconfirmed' | 'flagged' | 'off' | 'disabled';

const kinds: readonly { value: UserKind; label: string; has(user: FoundUser): boolean }[] = [
  { value: 'all', label: m.kindAll(), has: () => true },
  { value: 'staff', label: m.kindStaff(), has: ({ roles }) => roles.length > 0 },
  {
    value: 'unconfirmed',
    label: m.emailNotConfirmed(),
    has: ({ emailState }) => emailState === 'unconfirmed',
  },
  { value: 'flagged', label: m.kindFlagged(), has: (user) => user.usernameChangeAvailable },
  { value: 'off', label: m.offBoards(), has: (user) => user.isIneligible },
  { value: 'disabled', label: m.kindDisabled(), has: (user) => user.isDisabled },
];

export const isOfKind = (user: FoundUser, kind: UserKind): boolean =>
  kinds.find(({ value }) => value === kind)?.has(user) ?? true;

/** The kinds found among these users, and how many are of each. */
export const kindsAmong = (users: readonly FoundUser[]) =>
  kinds
    .map(({ value, label, has }) => ({ value, label, count: users.filter(has).length }))
    .filter(({ value, count }) => value === 'all' || count > 0)
    .map(({ value, label, count }) => ({ value, label: `${label} ${count}` }));
