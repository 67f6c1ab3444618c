import type { EventSummary, eventEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done, type Outcome, orRefuse } from '../platform/outcome.ts';
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

export interface EventParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  /** How many users have submitted a stage of an event. */
  readonly counts: { get(eventId: number): Promise<number> };
  readonly changes: Changes;
}

/** Whom an action on a stage concerns is read of picks, and answered there. */
export type EventKey = Exclude<keyof typeof eventEndpoints, 'GET /api/event/stage'>;

export function eventHandlers(parts: EventParts): Handlers<EventKey> {
  const { db, clock, events, counts } = parts;

  const summarize = async (row: EventListRow): Promise<EventSummary> =>
    summaryOf(row, { now: await clock.now(), submissions: await counts.get(row.id) }, row.isSealed);
  const summarizeAll = (rows: readonly EventListRow[]) => Promise.all(rows.map(summarize));
  /** What is answered of an event that is there. */
  const ofEvent = async <T>(
    eventId: number,
    answer: (event: LoadedEvent) => T | Promise<T>,
  ): Promise<Outcome<T, 'event_not_found'>> => {
    const event = await events.get(eventId);
    return orRefuse(event && (await answer(event)), 'event_not_found');
  };
  const view = async (event: LoadedEvent) =>
    eventOf(event, { now: await clock.now(), submissions: await counts.get(event.row.id) });

  return {
    'GET /api/event/next': async ({ caller }) => {
      const row = await findNext(db, caller.gameId, await clock.now());
      return done(row ? await summarize(row) : null);
    },
    'GET /api/event/previous': async ({ caller }) => {
      const row = await findPrevious(db, caller.gameId);
      return done(row ? await summarize(row) : null);
    },
    'GET /api/event/currentEvents': async ({ caller, query }) =>
      done(
        await summarizeAll(
          await findAllCurrent(db, query.gameId ?? caller.gameId, await clock.now()),
        ),
      ),
    'GET /api/event/entered': async ({ caller }) =>
      done(await findAllEnteredIds(db, caller.gameId, caller.user.id)),
    'GET /api/event/getSeasonEvents': async ({ caller: { gameId } }) => {
      const season = await findSeason(db, gameId, await clock.now());
      return done(await summarizeAll(await findAllStartingWithin(db, gameId, season)));
    },
    'GET /api/event/get': ({ query }) => ofEvent(query.eventId, view),
    'GET /api/event/getEvents': async ({ query }) =>
      done(await summarizeAll(await findAllOfGame(db, query.gameId))),
    'GET /api/event/notRewarded': async () =>
      done(await summarizeAll(await findAllNotRewarded(db))),
    'GET /api/event/official': ({ query }) => ofEvent(query.eventId, officialMatchesOf),
    'GET /api/event/allPastEventIds': async ({ caller }) =>
      done(await findAllFinishedIds(db, caller.gameId)),
    'GET /api/event/eventImages': async ({ caller }) => {
      const images = await findAllImages(db, caller.gameId);
      return done(
        Object.fromEntries(images.map(({ id, imageUrl }) => [String(id), imageUrl ?? ''])),
      );
    },
    'POST /api/event/stage': async ({ caller, body }) => {
      const acted = await actOnStage(parts, caller.user.id, body);
      return acted.ok ? ofEvent(body.eventId, view) : acted;
    },
  };
}
