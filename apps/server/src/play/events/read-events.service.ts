import type { Answer, Event, EventSummary } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type Outcome, orRefuse } from '../../platform/outcome.ts';
import type { DatabaseClock } from './database-clock.ts';
import type { EventStore } from './event-store.ts';
import { eventOf, summaryOf } from './event-view.ts';
import {
  type EventListRow,
  findAllCurrent,
  findAllImages,
  findAllOfGame,
  findAllStartingWithin,
  findNext,
  findPrevious,
  findSeason,
} from './events.repository.ts';
import type { LoadedEvent } from './loaded-event.ts';

export interface EventReaderParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  /** Submissions of each stage of an event. */
  readonly counts: { get(eventId: number): Promise<number> };
}

/** Reads events as people are told of them: with the server's time, and how many have submitted. */
export function createEventReader({ db, clock, events, counts }: EventReaderParts) {
  const momentOf = async (eventId: number) => ({
    now: await clock.now(),
    submissions: await counts.get(eventId),
  });
  const summarize = async (row: EventListRow): Promise<EventSummary> =>
    summaryOf(row, await momentOf(row.id));
  const summarizeOne = async (row: EventListRow | undefined): Promise<EventSummary | null> =>
    row ? summarize(row) : null;
  const summarizeAll = (rows: readonly EventListRow[]): Promise<EventSummary[]> =>
    Promise.all(rows.map(summarize));
  /** Answers `event_not_found` for an unknown event. */
  const ofEvent = async <T>(
    eventId: number,
    tell: (event: LoadedEvent) => T | Promise<T>,
  ): Promise<Outcome<T, 'event_not_found'>> => {
    const event = await events.get(eventId);
    return orRefuse(event && (await tell(event)), 'event_not_found');
  };
  return {
    one: (eventId: number): Promise<Outcome<Event, 'event_not_found'>> =>
      ofEvent(eventId, async (event) => eventOf(event, await momentOf(event.row.id))),
    next: async (gameId: GameId) => summarizeOne(await findNext(db, gameId, await clock.now())),
    previous: async (gameId: GameId) => summarizeOne(await findPrevious(db, gameId)),
    allCurrent: async (gameId: GameId) =>
      summarizeAll(await findAllCurrent(db, gameId, await clock.now())),
    allOfSeason: async (gameId: GameId) => {
      const season = await findSeason(db, gameId, await clock.now());
      return summarizeAll(await findAllStartingWithin(db, gameId, season));
    },
    allOfGame: async (gameId: GameId) => summarizeAll(await findAllOfGame(db, gameId)),
    images: async (gameId: GameId): Promise<Answer<'GET /api/event/eventImages'>> => {
      const images = await findAllImages(db, gameId);
      return Object.fromEntries(images.map(({ id, imageUrl }) => [String(id), imageUrl ?? '']));
    },
  };
}
