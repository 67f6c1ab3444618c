import type { trophyEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { updateSeen } from './awards.repository.ts';
import {
  createLeaderSearch,
  type LeaderParts,
  readLeader,
  readLeaders,
  readWinners,
} from './leaders.service.ts';
import {
  type CaseParts,
  fillSlot,
  pinTrophy,
  readAwards,
  readCase,
  unpinTrophy,
} from './trophy-case.service.ts';
import { readUserEvents, type UserEventParts } from './user-events.service.ts';

export type TrophyParts = CaseParts & LeaderParts & UserEventParts;

export function trophyHandlers(parts: TrophyParts): Handlers<keyof typeof trophyEndpoints> {
  const search = createLeaderSearch(parts);
  return {
    'GET /api/trophy/usertrophies/:userId': async ({ params, caller }) =>
      done(await readAwards(parts.db, params.userId, caller.user?.id ?? null)),
    'POST /api/trophy/seen': async ({ body, caller }) => {
      await updateSeen(parts.db, caller.user.id, body.eventIds);
      return done(null);
    },
    'GET /api/trophy/pintrophy/:eventId/:trophyTypeId': ({ params, caller }) =>
      pinTrophy(parts, caller.user.id, params),
    'GET /api/trophy/unpintrophy': async ({ caller }) =>
      done(await unpinTrophy(parts, caller.user.id)),
    'GET /api/trophy/trophycase/:userId': async ({ params }) =>
      done(await readCase(parts.db, params.userId)),
    'POST /api/trophy/trophycase/:slot/:eventId/:trophyTypeId': ({ params, caller }) =>
      fillSlot(parts, caller.user.id, params),
    'GET /api/trophy/winnersandtrophies': async ({ caller }) =>
      done(await readWinners(parts, caller.gameId)),
    'GET /api/trophy/leaderboard': async ({ caller }) =>
      done((await readLeaders(parts, caller.gameId, 1)).records),
    'GET /api/trophy/leaderboard/:startRow': async ({ params, caller }) =>
      done((await readLeaders(parts, caller.gameId, params.startRow)).records),
    'GET /api/trophy/leaderboard/additional/:startRow': async ({ params, caller }) =>
      done(await readLeaders(parts, caller.gameId, params.startRow)),
    'GET /api/trophy/search/leaderboard/:text': ({ params, caller }) =>
      search(caller.gameId, params.text),
    'GET /api/trophy/leaderboarduser/:userId': async ({ params, caller }) =>
      done(await readLeader(parts, caller.gameId, params.userId)),
    'GET /api/user/events/:userId': async ({ params, query }) =>
      done(await readUserEvents(parts, params.userId, query.startRow ?? 1)),
  };
}
