import type { staffEndpoints } from '@callshot/contract';
import { handOver } from '../accounts/sign-in.service.ts';
import type { Changes } from '../platform/changes/changes.ts';
import { type Call, type Handlers, refuse } from '../platform/http/handler.ts';
import { findUsers } from './find-users.ts';
import { findAllRoles } from './managed-users.repository.ts';
import { type OverviewParts, readOverview } from './overview.ts';
import { makeResetLink } from './reset-link.service.ts';
import { applyUserUpdate } from './update-user.service.ts';
import { describeUser, readUserState } from './user-state.ts';

export interface StaffParts extends OverviewParts {
  readonly changes: Pick<Changes, 'announce'>;
}

export function staffHandlers(parts: StaffParts): Handlers<keyof typeof staffEndpoints> {
  const { db } = parts;
  return {
    'GET /api/staff/overview': ({ caller }) => readOverview(parts, caller.roles),
    'GET /api/user/roles': () => findAllRoles(db),
    'GET /api/user/userroles': async ({ query }) => {
      const state = await readUserState(db, query.userId);
      return state === null ? refuse('user_not_found') : [...state.roles];
    },
    'GET /api/user/analystParticipation': async ({ query }) => {
      const state = await readUserState(db, query.userId);
      if (state === null) return refuse('user_not_found');
      const { gameId, isLeagueWanted } = state.participation;
      return { gameId, createAnalystInfluencerLeague: isLeagueWanted };
    },
    'GET /api/user/search': ({ query }) => findUsers(db, query.searchValue),
    'GET /api/user/managed': async ({ query }) => {
      const state = await readUserState(db, query.userId);
      return state === null ? refuse('user_not_found') : describeUser(state);
    },
    'POST /api/user/update': (call) => update(parts, call),
    'GET /api/user/resetpassword': async ({ caller, query }) => {
      if (!caller.user) return refuse('unauthorized');
      const resetId = await makeResetLink(db, caller.user.id, query.userId);
      return resetId === null ? refuse('user_not_found') : { resetId };
    },
  };
}

async function update({ db, changes }: StaffParts, call: Call<'POST /api/user/update'>) {
  const { caller, body } = call;
  if (!caller.user) return refuse('unauthorized');
  const outcome = await applyUserUpdate(db, { actorUserId: caller.user.id, wanted: body, call });
  if (outcome.kind === 'refused') return refuse(outcome.code);
  if (outcome.kind === 'errors') return { ...outcome.errors, user: null };
  if (outcome.isPublic) changes.announce('user', body.userId);
  if (outcome.ownSession !== null) handOver(call, outcome.ownSession);
  return { usernameError: null, reasonError: null, user: outcome.user };
}
