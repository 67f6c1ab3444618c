import type { eventDeskEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { archiveEvent } from './archive-event.service.ts';
import { changeMapping } from './change-mapping.service.ts';
import { chooseGoals } from './choose-goals.service.ts';
import { chooseLateEntry } from './choose-late-entry.service.ts';
import { chooseLockUnit } from './choose-lock-unit.service.ts';
import { createByHand } from './create-by-hand.service.ts';
import type { DeskParts } from './desk-parts.ts';
import { editEvent } from './edit-event.service.ts';
import { extendLock } from './extend-lock.service.ts';
import { readHandMatches } from './hand-matches/read-hand-matches.service.ts';
import { saveHandMatches } from './hand-matches/save-hand-matches.service.ts';
import { setStart } from './match-time.service.ts';
import { nameTeam } from './name-team.service.ts';
import { listDesk, readDesk } from './read-desk.service.ts';
import { replaceTeam } from './replace-team.service.ts';
import { seatTeams } from './seat-teams.service.ts';
import { mergeTeams } from './teams/merge-teams.service.ts';
import { pictureTeam } from './teams/picture-team.service.ts';
import { rankTeam } from './teams/rank-team.service.ts';
import { renameTeam } from './teams/rename-team.service.ts';
import { undoTeamEdit } from './teams/undo-team-edit.service.ts';
import { updateTeams } from './update-teams.service.ts';

export const eventDeskHandlers = (parts: DeskParts): Handlers<keyof typeof eventDeskEndpoints> => ({
  'GET /api/event/desk': async ({ query }) => done(await listDesk(parts, query.gameId)),
  'GET /api/event/desk/:eventId': ({ params }) => readDesk(parts, params.eventId),
  'POST /api/event/create': ({ body, caller, headers }) =>
    createByHand(
      parts.db,
      caller.user.id,
      body,
      makingRequest('POST /api/event/create', caller.user.id, headers, body),
    ),
  'POST /api/event/edit': ({ body, caller }) => editEvent(parts, caller.user.id, body),
  'POST /api/event/lockUnit': ({ body, caller }) => chooseLockUnit(parts, caller.user.id, body),
  'POST /api/event/lateEntry': ({ body, caller }) => chooseLateEntry(parts, caller.user.id, body),
  'POST /api/event/goals': ({ body, caller }) => chooseGoals(parts, caller.user.id, body),
  'POST /api/event/extendLock': ({ body, caller }) => extendLock(parts, caller.user.id, body),
  'POST /api/event/matchTime': ({ body, caller }) => setStart(parts, caller.user.id, body),
  'POST /api/event/slots': ({ body, caller }) => seatTeams(parts, caller.user.id, body),
  'GET /api/event/matches': ({ query }) => readHandMatches(parts, query),
  'POST /api/event/matches': ({ body, caller }) => saveHandMatches(parts, caller.user.id, body),
  'POST /api/event/team': ({ body, caller }) => nameTeam(parts, caller.user.id, body),
  'POST /api/event/replaceTeam': ({ body, caller }) => replaceTeam(parts, caller.user.id, body),
  'POST /api/event/teamName': ({ body, caller }) => renameTeam(parts, caller.user.id, body),
  'POST /api/event/mergeTeams': ({ body, caller }) => mergeTeams(parts, caller.user.id, body),
  'POST /api/event/teamPicture': ({ body, caller }) => pictureTeam(parts, caller.user.id, body),
  'POST /api/event/teamRanking': ({ body, caller }) => rankTeam(parts, caller.user.id, body),
  'POST /api/event/undoTeamEdit': ({ body, caller }) => undoTeamEdit(parts, caller.user.id, body),
  'POST /api/event/mapping': ({ body, caller }) => changeMapping(parts, caller.user.id, body),
  'POST /api/event/updateteams': ({ body, caller }) => updateTeams(parts, caller.user.id, body),
  'POST /api/event/archive': ({ body, caller }) => archiveEvent(parts, caller.user.id, body),
});
