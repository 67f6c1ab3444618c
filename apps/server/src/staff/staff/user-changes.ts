import { isDeepStrictEqual } from 'node:util';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { UserState } from './user-state.ts';

/** One thing that an update changes, as the audit log tells it. */
export interface UserChange {
  readonly action: string;
  readonly before: object;
  readonly after: object;
  /** Boards and cards show it. */
  readonly isPublic: boolean;
  /** Shuts the user out of something: staff say why. */
  readonly needsReason: boolean;
  /** Says what the user is called. */
  readonly isNaming: boolean;
}

interface Aspect {
  readonly action: string | ((state: UserState) => string);
  readonly factsOf: (state: UserState) => object;
  /** The logged part of the facts, if it is less than all. */
  readonly toldOf?: (state: UserState) => object;
  readonly isPublic?: true;
  readonly needsReason?: true;
  readonly isNaming?: true;
}

const aspects: readonly Aspect[] = [
  {
    action: 'user.renamed',
    factsOf: ({ row }) => ({ username: row.username }),
    // E-mails are not logged.
    toldOf: ({ row }) => ({ username: publicUsername(row) }),
    isPublic: true,
    isNaming: true,
  },
  {
    action: 'user.flagged-for-rename',
    factsOf: ({ row }) => ({ isUsernameChangeRequired: row.isUsernameChangeRequired }),
  },
  {
    action: 'user.roles-changed',
    factsOf: ({ roles }) => ({ roles: roles.map(({ name }) => name) }),
    isPublic: true,
  },
  {
    action: 'user.analyst-changed',
    factsOf: ({ participation }) => participation,
    isPublic: true,
  },
  {
    action: 'user.supporter-level-changed',
    factsOf: ({ row }) => ({ patreonLevelId: row.patreonLevelId }),
    isPublic: true,
  },
  {
    action: 'user.eligibility-changed',
    factsOf: ({ row }) => ({ isIneligible: row.isIneligible }),
    isPublic: true,
    needsReason: true,
  },
  {
    action: ({ row }) => (row.isDisabled ? 'user.disabled' : 'user.enabled'),
    factsOf: ({ row }) => ({ isDisabled: row.isDisabled }),
    isPublic: true,
    needsReason: true,
  },
];

export const changesBetween = (before: UserState, after: UserState): UserChange[] =>
  aspects.flatMap(({ action, factsOf, toldOf = factsOf, ...marks }) => {
    if (isDeepStrictEqual(factsOf(before), factsOf(after))) return [];
    return {
      action: typeof action === 'string' ? action : action(after),
      before: toldOf(before),
      after: toldOf(after),
      isPublic: marks.isPublic ?? false,
      needsReason: marks.needsReason ?? false,
      isNaming: marks.isNaming ?? false,
    };
  });
