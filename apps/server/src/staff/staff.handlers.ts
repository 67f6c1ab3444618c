import type { staffEndpoints } from '@callshot/contract';
import type { Changes } from '../platform/changes/changes.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done, type Outcome, orRefuse } from '../platform/outcome.ts';
import { findUsers } from './find-users.ts';
import { findAllRoles } from './managed-users.repository.ts';
import { type OverviewParts, readOverview } from './overview.ts';
import { makeResetLink } from './reset-link.service.ts';
import { applyUserUpdate } from './update-user.service.ts';
import { describeUser, readUserState, type UserState } from './user-state.ts';

export interface StaffParts extends OverviewParts {
  readonly changes: Pick<Changes, 'announce'>;
}

export function staffHandlers(parts: StaffParts): Handlers<keyof typeof staffEndpoints> {
  const { db } = parts;
  /** What is answered of a user that is there. */
  const ofUser = async <T>(
    userId: number,
    answer: (state: UserState) => T,
  ): Promise<Outcome<T, 'user_not_found'>> => {
    const state = await readUserState(db, userId);
    return orRefuse(state && answer(state), 'user_not_found');
  };
  return {
    'GET /api/staff/overview': async ({ caller }) => done(await readOverview(parts, caller.roles)),
    'GET /api/user/roles': async () => done(await findAllRoles(db)),
    'GET /api/user/userroles': ({ query }) => ofUser(query.userId, ({ roles }) => [...roles]),
    'GET /api/user/analystParticipation': ({ query }) =>
      ofUser(query.userId, ({ participation: { gameId, isLeagueWanted } }) => ({
        gameId,
        createAnalystInfluencerLeague: isLeagueWanted,
      })),
    'GET /api/user/search': async ({ query }) => done(await findUsers(db, query.searchValue)),
    'GET /api/user/managed': ({ query }) => ofUser(query.userId, describeUser),
    'POST /api/user/update': (call) =>
      applyUserUpdate(parts, { actorUserId: call.caller.user.id, wanted: call.body, call }),
    'GET /api/user/resetpassword': ({ caller, query }) =>
      makeResetLink(db, caller.user.id, query.userId),
  };
}
