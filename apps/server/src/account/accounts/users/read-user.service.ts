import { type Answer, type CurrentUser, isStaffRole } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { publicUsername } from '../usernames/public-username.ts';
import { pinnedTrophyOf } from './trophy-face.ts';
import { findOwnFacts, findProfile, type ProfileRow } from './users.repository.ts';

/** `viewer` null = a visitor. */
interface UserRead {
  readonly userId: number;
  readonly readerId: number | null;
}

/** The session knows the rest; what the user wears may have changed since. */
export async function readCurrentUser(
  db: Kysely<Schema>,
  { id, username, roles }: Omit<CurrentUser, 'nameplateId' | 'created'>,
): Promise<CurrentUser> {
  const { nameplateId, createdAt } = await findOwnFacts(db, id);
  return { id, username, roles, nameplateId, created: createdAt.toISOString() };
}

/** Deleted users are not found. Their results stay on boards without a name. */
export async function readProfile(
  db: Kysely<Schema>,
  { userId, readerId }: UserRead,
): Promise<Answer<'GET /api/user/profile'>> {
  const user = await findProfile(db, userId);
  if (user === undefined || user.deletedAt !== null) return null;
  const { id, roles, nameplateId, patreonLevel } = user;
  return {
    id,
    username: usernameFor(user, readerId),
    roles: [...roles],
    created: user.createdAt.toISOString(),
    patreonLevel,
    nameplateId,
    pinnedTrophy: pinnedOf(user),
  };
}

export async function readUserCard(
  db: Kysely<Schema>,
  { userId, readerId }: UserRead,
): Promise<Outcome<Answer<'GET /api/user/usercardinfo/:id'>, 'not_found'>> {
  const user = await findProfile(db, userId);
  if (user === undefined) return refuse('not_found');
  const { id, nameplateId, patreonLevel, roles } = user;
  return done({
    id,
    username: usernameFor(user, readerId),
    nameplateId,
    patreonLevel,
    pinnedTrophy: pinnedOf(user),
    isAnalyst: roles.includes('Analyst'),
    isStaff: roles.some(isStaffRole),
  });
}

/** None or one [rule: trophies-13]. */
function pinnedOf(user: ProfileRow): Answer<'GET /api/user/usercardinfo/:id'>['pinnedTrophy'] {
  const pinned = pinnedTrophyOf(user);
  if (pinned === null) return [];
  const { name, imagePath, eventName } = pinned;
  return [{ name, imagePath, eventName }];
}

const usernameFor = (user: ProfileRow, readerId: number | null): string =>
  user.id === readerId ? user.username : publicUsername(user);
