import type { Scoreboard } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findAllEnteredEvents } from './entrants.repository.ts';
import type { Entrants } from './entrants.ts';
import { loadEntrants } from './load-entrants.ts';
import { type BoardStage, scoreEntrants, sealedStages } from './score-entrants.ts';

/** One state of an event's board; the next results replace it whole. */
export interface EventBoard {
  readonly eventId: number;
  /** Grows with every change; the same on every process that shows the same state. */
  readonly generation: number;
  readonly computedAt: Date;
  readonly stages: readonly BoardStage[];
  readonly scoreboard: Scoreboard;
  readonly entrants: Entrants;
}

/** Boards of sealed entries, held in memory and derived anew from each change (performance.md). */
export interface Boards {
  /** The event's board; null when there is no such event. Ready boards answer at once. */
  boardOf(eventId: number, atGeneration?: number): Promise<EventBoard | null>;
  /** Waits for the board that shows the event as it is now. */
  refresh(eventId: number): Promise<EventBoard | null>;
  /** A user's name, nameplate or eligibility changed: boards of events they entered are read again. */
  userChanged(userId: number): Promise<void>;
}

export interface BoardParts {
  readonly db: Kysely<Schema>;
  readonly events: EventStore;
  readonly clock: DatabaseClock;
}

interface Held {
  /** What the entrants were read at; stage seals, staff edits and changed users change it. */
  readonly entrantsOf: string;
  readonly board: EventBoard;
}

interface Building {
  readonly generation: number;
  readonly entrantsOf: string;
  readonly board: Promise<EventBoard>;
}

/** A reader waits this long for a newer board before it gets the one that is there. */
const patienceMs = 250;

export function createBoards(parts: BoardParts): Boards {
  const held = new Map<number, Held>();
  const building = new Map<number, Building>();
  /** How often entrants of an event have changed their names, nameplates or eligibility. */
  const userChanges = new Map<number, number>();

  const entrantsOf = ({ row }: LoadedEvent): string =>
    `${row.version} ${userChanges.get(row.id) ?? 0}`;

  const readUsersAgain = (eventId: number): void => {
    userChanges.set(eventId, (userChanges.get(eventId) ?? 0) + 1);
  };

  const build = (event: LoadedEvent): Promise<EventBoard> => {
    const eventId = event.row.id;
    const generation = generationOf(event);
    const entrants = entrantsOf(event);
    const current = building.get(eventId);
    if (current && current.generation >= generation && current.entrantsOf === entrants) {
      return current.board;
    }
    // One at a time: what is asked for during a build is built next, from the newest state.
    const board = (current?.board.catch(() => {}) ?? Promise.resolve())
      .then(() => buildBoard(parts, event, entrants, held.get(eventId)))
      .then((next) => {
        const isLatest = building.get(eventId)?.board === board;
        if (isLatest && next.entrantsOf === entrantsOf(event)) held.set(eventId, next);
        return next.board;
      })
      .finally(() => {
        if (building.get(eventId)?.board === board) building.delete(eventId);
      });
    building.set(eventId, { generation, entrantsOf: entrants, board });
    return board;
  };

  const refresh: Boards['refresh'] = async (eventId) => {
    const event = await parts.events.get(eventId);
    if (!event) return null;
    const ready = held.get(eventId);
    const isCurrent =
      ready?.board.generation === generationOf(event) && ready.entrantsOf === entrantsOf(event);
    return isCurrent ? ready.board : build(event);
  };

  return {
    refresh,
    boardOf: async (eventId) => {
      const ready = held.get(eventId)?.board;
      const next = refresh(eventId);
      return ready ? orAfterPatience(next, ready) : next;
    },
    userChanged: async (userId) => {
      for (const [eventId, { board }] of held) {
        if (board.entrants.directory.find(userId) === null) continue;
        readUsersAgain(eventId);
        held.delete(eventId);
      }
      // Who is eligible again stands on no board yet; others may just be being built.
      (await findAllEnteredEvents(parts.db, userId)).forEach(readUsersAgain);
    },
  };
}

/** Both versions only grow, so their sum names a state of seals, entries and results. */
const generationOf = ({ row }: LoadedEvent): number => row.version + row.officialVersion;

async function orAfterPatience(
  next: Promise<EventBoard | null>,
  ready: EventBoard,
): Promise<EventBoard | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<EventBoard>((resolve) => {
    timer = setTimeout(resolve, patienceMs, ready);
  });
  try {
    return await Promise.race([next, patience]);
  } finally {
    clearTimeout(timer);
  }
}

async function buildBoard(
  { db, clock }: BoardParts,
  event: LoadedEvent,
  entrantsOf: string,
  before: Held | undefined,
): Promise<Held> {
  const isSame = before?.entrantsOf === entrantsOf;
  const entrants = isSame
    ? before.board.entrants
    : await loadEntrants(
        db,
        event.stages.filter((stage) => stage.sealedAt !== null),
      );
  const stages = sealedStages(event);
  const board: EventBoard = {
    eventId: event.row.id,
    generation: generationOf(event),
    stages,
    scoreboard: await scoreEntrants(stages, entrants),
    entrants,
    computedAt: await clock.now(),
  };
  return { entrantsOf, board };
}
