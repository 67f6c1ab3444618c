import type { EventSummary, eventEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { SubmissionCounts } from '../live/submission-counts.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import type { DatabaseClock } from './database-clock.ts';
import type { EventStore } from './event-store.ts';
import { eventOf, officialMatchesOf, summaryOf } from './event-view.ts';
import {
  type EventListRow,
  findAllCurrent,
  findAllEnteredIds,
  findAllFinishedIds,
  findAllImages,
  findAllNotRewarded,
  findAllOfGame,
  findAllStartingWithin,
  findNext,
  findPrevious,
  findSeason,
} from './events.repository.ts';
import type { LoadedEvent } from './loaded-event.ts';
import { actOnStage } from './stage-action.service.ts';
import { countPeopleOfStage } from './stage-people.repository.ts';

export interface EventParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly counts: SubmissionCounts;
  readonly changes: Changes;
}

export function eventHandlers(parts: EventParts): Handlers<keyof typeof eventEndpoints> {
  const { db, clock, events, counts, changes } = parts;

  const summarize = async (row: EventListRow): Promise<EventSummary> =>
    summaryOf(row, { now: await clock.now(), submissions: await counts.get(row.id) }, row.isSealed);
  const summarizeAll = (rows: readonly EventListRow[]) => Promise.all(rows.map(summarize));
  const view = async (event: LoadedEvent) =>
    eventOf(event, { now: await clock.now(), submissions: await counts.get(event.row.id) });

  return {
    'GET /api/event/next': async ({ caller }) => {
      const row = await findNext(db, caller.gameId, await clock.now());
      return row ? summarize(row) : null;
    },
    'GET /api/event/previous': async ({ caller }) => {
      const row = await findPrevious(db, caller.gameId);
      return row ? summarize(row) : null;
    },
    'GET /api/event/currentEvents': async ({ caller, query }) =>
      summarizeAll(await findAllCurrent(db, query.gameId ?? caller.gameId, await clock.now())),
    'GET /api/event/entered': async ({ caller }) =>
      caller.user ? findAllEnteredIds(db, caller.gameId, caller.user.id) : refuse('unauthorized'),
    'GET /api/event/getSeasonEvents': async ({ caller: { gameId } }) => {
      const season = await findSeason(db, gameId, await clock.now());
      return summarizeAll(await findAllStartingWithin(db, gameId, season));
    },
    'GET /api/event/get': async ({ query }) => {
      const event = await events.get(query.eventId);
      return event ? view(event) : refuse('event_not_found');
    },
    'GET /api/event/getEvents': async ({ query }) =>
      summarizeAll(await findAllOfGame(db, query.gameId)),
    'GET /api/event/notRewarded': async () => summarizeAll(await findAllNotRewarded(db)),
    'GET /api/event/official': async ({ query }) => {
      const event = await events.get(query.eventId);
      return event ? officialMatchesOf(event) : refuse('event_not_found');
    },
    'GET /api/event/allPastEventIds': ({ caller }) => findAllFinishedIds(db, caller.gameId),
    'GET /api/event/eventImages': async ({ caller }) => {
      const images = await findAllImages(db, caller.gameId);
      return Object.fromEntries(images.map(({ id, imageUrl }) => [String(id), imageUrl ?? '']));
    },
    'GET /api/event/stage': async ({ query }) => {
      const event = await events.get(query.eventId);
      return event ? countPeopleOfStage(db, event) : refuse('event_not_found');
    },
    'POST /api/event/stage': async ({ caller, body }) => {
      if (!caller.user) return refuse('unauthorized');
      const refusal = await actOnStage(db, caller.user.id, body);
      if (refusal !== null) return refuse(refusal);
      changes.announce('event', body.eventId);
      const event = await events.get(body.eventId);
      return event ? view(event) : refuse('event_not_found');
    },
  };
}
