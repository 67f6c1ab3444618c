import type { leagueInviteEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { type InvitationParts, readInvitation } from './invitation.service.ts';
import { type JoinParts, joinByInvite } from './join-by-invite.service.ts';
import { changeInvite, type OwnInviteParts, readOwnInvite } from './own-invite.service.ts';

export const leagueInviteHandlers = (
  parts: InvitationParts & JoinParts & OwnInviteParts,
): Handlers<keyof typeof leagueInviteEndpoints> => ({
  'GET /api/leagues/invite': ({ caller, query }) =>
    readOwnInvite(parts, caller.user.id, query.leagueId),
  'POST /api/leagues/changeInvite': ({ caller, body }) => changeInvite(parts, caller.user.id, body),
  'GET /api/leagues/invitation': ({ caller: { user, address }, query }) =>
    readInvitation(parts, query.code, { userId: user?.id ?? null, address }),
  'POST /api/leagues/joinByInvite': ({ caller: { user, address }, body }) =>
    joinByInvite(parts, body.code, { userId: user.id, address }),
});
