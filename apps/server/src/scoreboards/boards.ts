import type { EventStore } from '../events/event-store.ts';
import type { BoardCounts } from '../platform/parts.ts';
import { type BoardBuilds, createBoardBuilds } from './board-builds.ts';
import { findAllEnteredEvents, findAllPlayed, findAllVersions } from './boards.repository.ts';
import { type BuildParts, withName } from './build-board.ts';
import { findName } from './entry-blocks.repository.ts';
import { type EventBoard, generationOf } from './event-board.ts';
import { createHeldBoards, type HeldBoards } from './held-boards.ts';
import { createNewerBoards } from './newer-boards.ts';
import { orAfter } from './or-after.ts';

export type { EventBoard } from './event-board.ts';

/** Boards of sealed entries, held in memory and derived anew from each change (performance.md). */
export interface Boards {
  /**
   * The event's board; null when there is no such event. Ready boards answer at once. A generation
   * that was replaced a moment ago is still answered, and one that may be on its way waited for.
   */
  boardOf(eventId: number, atGeneration?: number): Promise<EventBoard | null>;
  /** Waits for the board that shows the event as it is now. */
  refresh(eventId: number): Promise<EventBoard | null>;
  /** A user's name, nameplate or eligibility changed: boards with them follow. */
  userChanged(userId: number): Promise<void>;
  /** Builds boards of events that are being played, one after the other, before anybody asks. */
  warm(): Promise<void>;
  /** Finds changes of held events that nobody told of. */
  catchUp(): Promise<void>;
  /** Reads the entrants of held boards anew: what happened to their names may have gone unheard. */
  readAgain(): Promise<void>;
  /** What is begun is ended; nothing further is built in advance. */
  stop(): void;
  readonly counts: BoardCounts;
}

export interface BoardParts extends BuildParts {
  readonly events: EventStore;
  /** Memory for boards; what was not read for longest is given up beyond it. */
  readonly bytesAtMost?: number | undefined;
}

/** A reader waits this long for a newer board before it gets the one that is there. */
const patienceMs = 250;
const defaultBytes = 1024 * 2 ** 20;

export function createBoards(parts: BoardParts): Boards {
  const held = createHeldBoards(parts.bytesAtMost ?? defaultBytes);
  const builds = createBoardBuilds(parts, held);
  const { refresh } = builds;
  const newer = createNewerBoards(refresh, patienceMs);
  let isStopped = false;
  /** Settles when every change of a user that was heard of is shown. */
  let naming: Promise<void> = Promise.resolve();

  return {
    refresh,
    boardOf: async (eventId, atGeneration = 0) => {
      const ready = held.get(eventId);
      const asked = held.at(eventId, atGeneration);
      if (asked) return asked;
      if (ready && newer.mayWait(ready, atGeneration)) return newer.waitFor(ready, atGeneration);
      const next = naming.then(() => refresh(eventId));
      return ready ? orAfter(next, patienceMs, ready) : next;
    },
    userChanged: (userId) => {
      builds.renamed(userId);
      // At once: whoever reads next must not be answered with who stood there before.
      for (const { eventId, entrants } of held.all()) {
        if (entrants.directory.find(userId) !== null) parts.events.forget(eventId);
      }
      const done = naming.then(() => followUser(parts, held, userId));
      naming = done.catch(() => {});
      return done;
    },
    warm: async () => {
      for (const eventId of await findAllPlayed(parts.db)) {
        if (!isStopped) await refresh(eventId);
      }
    },
    stop: () => {
      isStopped = true;
    },
    catchUp: () => catchUp(parts, held, builds),
    readAgain: async () => {
      for (const { eventId } of held.all()) {
        if (!isStopped) await builds.readAgain(eventId);
      }
    },
    counts: {
      held: () => held.all().length,
      bytes: held.bytes,
      lastBuildMs: builds.lastMs,
      built: builds.count,
      taken: () => parts.shared?.countFound() ?? 0,
    },
  };
}

async function followUser(
  { db, events }: BoardParts,
  held: HeldBoards,
  userId: number,
): Promise<void> {
  const user = await findName(db, userId);
  if (!user) return;
  for (const board of held.all()) {
    const named = await withName(board, user);
    // A board that was built meanwhile has read the name itself, or was told of it.
    if (named !== board && held.get(board.eventId) === board) held.put(named);
  }
  // Who is eligible again stands on no board yet.
  for (const eventId of await findAllEnteredEvents(db, userId)) events.forget(eventId);
}

async function catchUp(
  { db, events }: BoardParts,
  held: HeldBoards,
  { refresh }: BoardBuilds,
): Promise<void> {
  const boards = held.all();
  if (boards.length === 0) return;
  const rows = await findAllVersions(
    db,
    boards.map(({ eventId }) => eventId),
  );
  const stored = new Map(rows.map((row) => [row.id, generationOf({ row })]));
  for (const { eventId, generation } of boards) {
    if ((stored.get(eventId) ?? 0) <= generation) continue;
    events.forget(eventId);
    await refresh(eventId);
  }
}
