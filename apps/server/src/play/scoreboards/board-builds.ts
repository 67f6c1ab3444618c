import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { type BuildParts, buildBoard, withName } from './build-board.ts';
import { findName } from './entry-blocks.repository.ts';
import { type EventBoard, generationOf } from './event-board.ts';
import type { HeldBoards } from './held-boards.ts';

/** Builds boards and stores them in the cache: one build at a time for each event, the newest last. */
export interface BoardBuilds {
  /** The board that shows the event as it is now; null when there is no such event. */
  refresh(eventId: number): Promise<EventBoard | null>;
  /** The same with entrants and names read anew. */
  readAgain(eventId: number): Promise<void>;
  /** A user changed; a build under way may have read the former state. */
  renamed(userId: number): void;
  lastMs(): number;
  count(): number;
}

interface Building {
  readonly generation: number;
  readonly board: Promise<EventBoard | null>;
}

export function createBoardBuilds(
  parts: BuildParts & { readonly events: EventStore },
  held: HeldBoards,
  /** Users whose change cached boards may not show yet. */
  pendingUsers: () => Iterable<number>,
): BoardBuilds {
  const building = new Map<number, Building>();
  /** For each build, the users that changed since it began or that cached boards did not show yet. */
  const renamedMeanwhile = new Set<Set<number>>();
  let lastMs = 0;
  let count = 0;

  const build = (
    event: LoadedEvent,
    { isReadAnew }: { readonly isReadAnew: boolean },
  ): Promise<EventBoard | null> => {
    const eventId = event.row.id;
    const current = building.get(eventId);
    const renamed = new Set(pendingUsers());
    renamedMeanwhile.add(renamed);
    const make = async (): Promise<EventBoard | null> => {
      // Requests during a build wait for the next one, from the newest state.
      await current?.board.catch(() => {});
      const before = isReadAnew ? null : held.get(eventId);
      const startedAt = performance.now();
      const built = await buildBoard(parts, event, before);
      const board = built && (await withNames(parts.db, built, renamed));
      lastMs = performance.now() - startedAt;
      count += 1;
      if (board && board.generation >= (held.get(eventId)?.generation ?? 0)) held.put(board);
      return board;
    };
    const board = make().finally(() => {
      renamedMeanwhile.delete(renamed);
      if (building.get(eventId)?.board === board) building.delete(eventId);
    });
    building.set(eventId, { generation: generationOf(event), board });
    return board;
  };

  return {
    refresh: async (eventId) => {
      const event = await parts.events.get(eventId);
      if (!event) return null;
      const generation = generationOf(event);
      const ready = held.get(eventId);
      if (ready && ready.generation >= generation) return ready;
      const current = building.get(eventId);
      return current && current.generation >= generation
        ? current.board
        : build(event, { isReadAnew: false });
    },
    readAgain: async (eventId) => {
      const event = await parts.events.get(eventId);
      if (event) await build(event, { isReadAnew: true });
    },
    renamed: (userId) => {
      for (const renamed of renamedMeanwhile) renamed.add(userId);
    },
    lastMs: () => lastMs,
    count: () => count,
  };
}

async function withNames(
  db: Kysely<Schema>,
  board: EventBoard,
  renamed: Set<number>,
): Promise<EventBoard> {
  let named = board;
  // Others may be renamed while one is looked up: a set is walked to its end as it grows.
  for (const userId of renamed) {
    renamed.delete(userId);
    const user = await findName(db, userId);
    if (user) named = await withName(named, user);
  }
  return named;
}
