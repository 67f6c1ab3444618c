import type { eventEndpoints } from '@callshot/contract';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import type { AppConfig } from '../../platform/parts.ts';
import { findAllEnteredIds, findAllFinishedIds } from './events.repository.ts';
import { createEventReader, type EventReaderParts } from './read-events.service.ts';
import { actOnStage } from './stages/stage-action.service.ts';

export interface EventParts extends EventReaderParts {
  readonly changes: Changes;
  readonly config: AppConfig;
}

/**
 * Two calls are answered elsewhere. The users that a stage action affects come from picks; official
 * matches need the wiki.
 */
export type EventKey = Exclude<
  keyof typeof eventEndpoints,
  'GET /api/event/stage' | 'GET /api/event/official'
>;

export function eventHandlers(parts: EventParts): Handlers<EventKey> {
  const { db } = parts;
  const reader = createEventReader(parts);
  return {
    'GET /api/event/next': async ({ caller }) => done(await reader.next(caller.gameId)),
    'GET /api/event/previous': async ({ caller }) => done(await reader.previous(caller.gameId)),
    'GET /api/event/currentEvents': async ({ caller, query }) =>
      done(await reader.allCurrent(query.gameId ?? caller.gameId)),
    'GET /api/event/entered': async ({ caller }) =>
      done(await findAllEnteredIds(db, caller.gameId, caller.user.id)),
    'GET /api/event/getSeasonEvents': async ({ caller }) =>
      done(await reader.allOfSeason(caller.gameId)),
    'GET /api/event/get': ({ query }) => reader.one(query.eventId),
    'GET /api/event/getEvents': async ({ query }) => done(await reader.allOfGame(query.gameId)),
    'GET /api/event/allPastEventIds': async ({ caller }) =>
      done(await findAllFinishedIds(db, caller.gameId)),
    'GET /api/event/eventImages': async ({ caller }) => done(await reader.images(caller.gameId)),
    'POST /api/event/stage': async ({ caller, body }) => {
      const acted = await actOnStage(parts, caller.user.id, body);
      return acted.ok ? reader.one(body.eventId) : acted;
    },
  };
}
