import type { leagueListEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { closeLeague, renameLeague } from './judge-league.service.ts';
import type { LeagueListParts } from './league-list-parts.ts';
import { listNewest, listPopular, searchLeagues } from './list-leagues.service.ts';
import { listAll, listDeleted, readManaged } from './managed-leagues.service.ts';
import { restoreLeague } from './restore-league.service.ts';

export function leagueListHandlers(
  parts: LeagueListParts,
): Handlers<keyof typeof leagueListEndpoints> {
  const { db } = parts;
  return {
    'GET /api/leagues/new': async ({ caller }) =>
      done(await listNewest(db, caller.user?.id ?? null)),
    'GET /api/leagues/popular': async ({ caller }) =>
      done(await listPopular(db, caller.user?.id ?? null)),
    'GET /api/leagues/search': async ({ caller, query }) =>
      done(await searchLeagues(parts, caller.user?.id ?? null, query.term)),
    'GET /api/leagues/all': async ({ query }) => done(await listAll(db, query)),
    'GET /api/leagues/managed': ({ query }) => readManaged(db, query.leagueId),
    'POST /api/leagues/rename': ({ caller, body }) => renameLeague(parts, caller.user.id, body),
    'POST /api/leagues/close': ({ caller, body }) => closeLeague(parts, caller.user.id, body),
    'GET /api/leagues/deleted': async ({ query }) => done(await listDeleted(db, query.before)),
    'POST /api/leagues/restore': ({ caller, body }) => restoreLeague(parts, caller.user.id, body),
  };
}
