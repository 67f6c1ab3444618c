import type { Sorting } from '../../platform/ui/page/data-table.tsx';
import type { FoundUser } from './staff.queries.ts';

export type UserColumn =
  | 'user'
  | 'roles'
  | 'email'
  | 'logins'
  | 'joined'
  | 'seen'
  | 'events'
  | 'flags';

const values: Readonly<Record<UserColumn, (user: FoundUser) => string | number>> = {
  user: ({ username }) => username.toLowerCase(),
  roles: ({ roles }) => roles.length,
  email: ({ emailState }) => (emailState === 'confirmed' ? 0 : 1),
  logins: ({ userExternalLogins }) => userExternalLogins.length,
  joined: ({ created }) => created,
  seen: ({ lastSeenAt }) => lastSeenAt ?? '',
  events: ({ events }) => events,
  flags: (user) =>
    [user.isDisabled, user.isIneligible, user.usernameChangeAvailable].filter(Boolean).length,
};

/** Sorted by a column; equal rows keep the order of the search. */
export function sortUsers(
  users: readonly FoundUser[],
  sorting: Sorting<UserColumn> | null,
): readonly FoundUser[] {
  if (sorting === null) return users;
  const rankOf = values[sorting.by];
  const sign = sorting.isDown ? -1 : 1;
  return users.toSorted((a, b) => {
    const [one, other] = [rankOf(a), rankOf(b)];
    return one === other ? 0 : one < other ? -sign : sign;
  });
}

/** Names begin at A, figures and dates at the largest; pressed again the other way round. */
export const sortingAfter = (
  sorting: Sorting<UserColumn> | null,
  by: UserColumn,
): Sorting<UserColumn> => ({
  by,
  isDown: sorting?.by === by ? !sorting.isDown : by !== 'user',
});
