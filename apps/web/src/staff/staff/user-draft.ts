import type { Answer, BodyInput, ManagedUser, Role } from '@callshot/contract';
import type { GameId } from '@callshot/rules';

/** A user as read from the server, in the three answers that tell of one. */
export interface StoredUser {
  readonly user: ManagedUser;
  readonly roles: readonly Role[];
  readonly participation: Answer<'GET /api/user/analystParticipation'>;
}

/** The analyst role [rule: staff-1]. */
export const ANALYST = 5;

/** The fields of a user that the User Manager changes. */
export interface UserFields {
  readonly username: string;
  readonly isFlagged: boolean;
  readonly roleIds: readonly Role['id'][];
  readonly gameId: GameId | null;
  readonly isLeagueWanted: boolean;
  readonly patreonLevelId: number;
  readonly isIneligible: boolean;
  readonly isDisabled: boolean;
}

/** Only the touched fields: newer data shows through everywhere else. */
export type UserDraft = Partial<UserFields>;

export const fieldsOf = ({ user, roles, participation }: StoredUser): UserFields => ({
  username: user.username,
  isFlagged: user.usernameChangeAvailable,
  roleIds: roles.map(({ id }) => id),
  gameId: participation.gameId,
  isLeagueWanted: participation.createAnalystInfluencerLeague,
  patreonLevelId: user.patreonLevelId,
  isIneligible: user.isIneligible,
  isDisabled: user.isDisabled,
});

/** Whether saving would change anything. */
export function isChanged(stored: UserFields, draft: UserDraft): boolean {
  const { username, roleIds, ...others } = draft;
  const isRenamed = username !== undefined && username.trim() !== stored.username;
  const simple = Object.entries(others) as [keyof typeof others, unknown][];
  return (
    isRenamed ||
    (roleIds !== undefined && !isSameSet(roleIds, stored.roleIds)) ||
    simple.some(([name, value]) => value !== stored[name])
  );
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Changes that staff must give a reason for. */
export const needsReason = (stored: UserFields, draft: UserDraft): boolean =>
  (draft.isIneligible ?? stored.isIneligible) !== stored.isIneligible ||
  (draft.isDisabled ?? stored.isDisabled) !== stored.isDisabled;

export const updateOf = (
  { user }: StoredUser,
  fields: UserFields,
  reason: string,
): BodyInput<'POST /api/user/update'> => ({
  userId: user.id,
  username: fields.username.trim(),
  roleIds: [...fields.roleIds],
  flagUsernameChange: fields.isFlagged,
  analystParticipationGameId: fields.gameId,
  createAnalystInfluencerLeague: fields.isLeagueWanted,
  patreonLevelId: fields.patreonLevelId,
  isIneligible: fields.isIneligible,
  isDisabled: fields.isDisabled,
  reason,
  version: user.version,
});
