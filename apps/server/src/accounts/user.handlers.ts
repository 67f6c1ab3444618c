import { isStaffRole } from '@callshot/contract';
import type { Handlers } from '../platform/http/handler.ts';
import { done, refuse } from '../platform/outcome.ts';
import type { Parts } from '../platform/parts.ts';
import { publicUsername } from './public-username.ts';
import { findProfile, type ProfileRow } from './users.repository.ts';

type UserKey =
  | 'GET /api/user/currentUser'
  | 'GET /api/user/profile'
  | 'GET /api/user/usercardinfo/:id';

export const userHandlers = ({ db }: Parts): Handlers<UserKey> => ({
  'GET /api/user/currentUser': async ({ caller }) =>
    done(
      caller.user === null
        ? null
        : { id: caller.user.id, username: caller.user.username, roles: [...caller.roles] },
    ),

  'GET /api/user/profile': async ({ query, caller }) => {
    const user = await findProfile(db, query.userId);
    // What a deleted user did stays on boards under no name; there is nobody to tell of.
    if (user === undefined || user.deletedAt !== null) return done(null);
    const { id, roles, nameplateId, patreonLevel } = user;
    return done({
      id,
      username: usernameFor(user, caller.user?.id),
      roles: [...roles],
      created: user.createdAt.toISOString(),
      patreonLevel,
      nameplateId,
      pinnedTrophy: [],
    });
  },

  'GET /api/user/usercardinfo/:id': async ({ params, caller }) => {
    const user = await findProfile(db, params.id);
    if (user === undefined) return refuse('not_found');
    const { id, nameplateId, patreonLevel, roles } = user;
    const username = usernameFor(user, caller.user?.id);
    return done({
      id,
      username,
      nameplateId,
      patreonLevel,
      pinnedTrophy: [],
      isAnalyst: roles.includes('Analyst'),
      isStaff: roles.some(isStaffRole),
    });
  },
});

const usernameFor = (user: ProfileRow, viewerId: number | undefined): string =>
  user.id === viewerId ? user.username : publicUsername(user);
