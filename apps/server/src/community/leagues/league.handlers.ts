import type { leagueEndpoints } from '@callshot/contract';
import { createPasswordWork } from '../../account/accounts/passwords/password-work.ts';
import type { Handlers, TokenCaller } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { createPasswordCheck } from './check-league-password.service.ts';
import { deleteLeague } from './delete-league.service.ts';
import { handOver } from './hand-over.service.ts';
import { joinLeague } from './join-league.service.ts';
import { findLeagueLimit } from './joiners.repository.ts';
import type { LeagueParts, Viewer } from './league-parts.ts';
import { leaveLeague, removeMember, unbanMember } from './leave-league.service.ts';
import { readLeague, readMembers } from './read-league.service.ts';
import { saveLeague } from './save-league.service.ts';

const viewerOf = ({ user, roles }: TokenCaller): Viewer => ({
  userId: user?.id ?? null,
  isAdmin: roles.has('Admin'),
});

export function leagueHandlers(parts: LeagueParts): Handlers<keyof typeof leagueEndpoints> {
  // A queue of its own: guesses at leagues delay no login.
  const passwords = createPasswordWork({ running: 1, waiting: 30 });
  const joinParts = { ...parts, checkPassword: createPasswordCheck({ ...parts, passwords }) };
  return {
    'GET /api/leagues/userLimit': async ({ caller }) =>
      done(await findLeagueLimit(parts.db, caller.user.id)),
    'GET /api/leagues/get': ({ caller, query }) =>
      readLeague(parts.db, query.leagueId, viewerOf(caller)),
    'POST /api/leagues/save': ({ caller, body }) =>
      saveLeague(parts, { userId: caller.user.id, isAdmin: caller.roles.has('Admin') }, body),
    'DELETE /api/leagues/delete': ({ caller, query }) =>
      deleteLeague(parts, caller.user.id, query.leagueId),
    'GET /api/leagues/members': ({ caller, query }) => readMembers(parts, viewerOf(caller), query),
    'POST /api/leagues/join': ({ caller, body }) =>
      joinLeague(joinParts, {
        userId: caller.user.id,
        address: caller.address,
        leagueId: body.leagueId,
        password: body.password ?? '',
      }),
    'DELETE /api/leagues/leave': ({ caller, query }) =>
      leaveLeague(parts, caller.user.id, query.leagueId),
    'DELETE /api/leagues/removeMember': ({ caller, query }) =>
      removeMember(parts, caller.user.id, {
        leagueId: query.leagueId,
        userId: query.userId,
        isBanned: query.ban === 'true',
      }),
    'POST /api/leagues/unban': ({ caller, body }) => unbanMember(parts, caller.user.id, body),
    'POST /api/leagues/handOver': ({ caller, body }) => handOver(parts, caller.user.id, body),
  };
}
