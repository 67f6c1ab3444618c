import { attemptAll } from '../../platform/background/attempt-all.ts';
import { orAfter } from '../../platform/background/or-after.ts';
import type { EventStore } from '../events/event-store.ts';
import { type BoardBuilds, createBoardBuilds } from './board-builds.ts';
import { findAllPlayed, findAllVersions } from './boards.repository.ts';
import type { BuildParts } from './build-board.ts';
import { type EventBoard, generationOf } from './event-board.ts';
import { createUserFollower } from './follow-users.ts';
import { createHeldBoards, type HeldBoards } from './held-boards.ts';
import { createNewerBoards } from './newer-boards.ts';

export type { EventBoard } from './event-board.ts';

/** Boards of sealed entries, held in memory and derived anew from each change [rule: performance-3]. */
export interface Boards {
  /**
   * The event's board; null when there is no such event. A cached board is returned at once, also
   * while the next one fails. A generation that was just replaced can still be asked for, and one
   * that may be on its way is waited for.
   */
  boardOf(eventId: number, atGeneration?: number): Promise<EventBoard | null>;
  /** Waits for the board that shows the event as it is now. */
  refresh(eventId: number): Promise<EventBoard | null>;
  /** A user's name or eligibility changed: boards with them follow. */
  userChanged(userId: number): Promise<void>;
  /** Builds boards of events that are being played, one after the other, before anybody asks. */
  warm(): Promise<void>;
  /** Catches up with changes that were not announced, and retries what failed. */
  catchUp(): Promise<void>;
  /**
   * Reads the entrants of cached boards anew, since changes of names may have been missed. Failures
   * are left to `catchUp`.
   */
  readAgain(): Promise<void>;
  /** The newest board of each event that has one. */
  held(): readonly Pick<EventBoard, 'eventId' | 'generation'>[];
  /** Finishes builds under way and starts no others in advance. */
  stop(): void;
  readonly counts: BoardCounts;
}

/** Boards in the memory of this process, and where they came from since it began. */
export interface BoardCounts {
  held(): number;
  /** Estimated memory of all of them. */
  bytes(): number;
  /** Milliseconds from the last announced change to its board. */
  lastBuildMs(): number;
  built(): number;
  /** Number of builds that took over totals from another process. */
  taken(): number;
}

export interface BoardParts extends BuildParts {
  readonly events: EventStore;
  /** The memory limit for boards; beyond it the least recently read is dropped. */
  readonly bytesAtMost?: number | undefined;
  /** Called with failures that no reader sees, because readers get the last board. */
  readonly onError?: (error: unknown) => void;
}

/** A reader waits this long for a newer board before it gets the one that is there. */
const timeoutMs = 250;
const defaultBytes = 1024 * 2 ** 20;

export function createBoards(parts: BoardParts): Boards {
  const held = createHeldBoards(parts.bytesAtMost ?? defaultBytes);
  const users = createUserFollower(parts, held);
  const builds = createBoardBuilds(parts, held, users.pending);
  const { refresh } = builds;
  const newer = createNewerBoards(refresh, timeoutMs);
  let isStopped = false;
  /** Events whose entrants are to be read anew. */
  const unread = new Set<number>();

  const orReady = (next: Promise<EventBoard | null>, ready: EventBoard) =>
    next.catch((error: unknown) => {
      parts.onError?.(error);
      return ready;
    });
  const readEntrants = async (eventId: number): Promise<void> => {
    if (isStopped || !unread.delete(eventId)) return;
    if (!held.all().some((board) => board.eventId === eventId)) return;
    try {
      await builds.readAgain(eventId);
      // Those are never read anew.
      held.dropReplaced(eventId);
    } catch (error) {
      unread.add(eventId);
      throw error;
    }
  };
  const readUnread = () => attemptAll([...unread], readEntrants);

  return {
    refresh,
    boardOf: async (eventId, atGeneration = 0) => {
      const ready = held.get(eventId);
      const board = held.at(eventId, atGeneration);
      if (board) return board;
      if (ready && newer.mayWait(ready, atGeneration)) {
        return orReady(newer.waitFor(ready, atGeneration), ready);
      }
      const next = users.settled().then(() => refresh(eventId));
      return ready ? orAfter(orReady(next, ready), timeoutMs, ready) : next;
    },
    userChanged: (userId) => {
      builds.renamed(userId);
      // Eligibility may have changed, which only the event's version tells: the next reader asks for it.
      for (const { eventId, entrants } of held.all()) {
        if (entrants.directory.find(userId) !== null) parts.events.forget(eventId);
      }
      return users.follow(userId);
    },
    warm: async () => {
      for (const eventId of await findAllPlayed(parts.db)) {
        if (!isStopped) await refresh(eventId);
      }
    },
    stop: () => {
      isStopped = true;
    },
    catchUp: () =>
      attemptAll(
        [users.followAgain, readUnread, () => refreshOlder(parts, held, builds)],
        (attempt) => attempt(),
      ),
    readAgain: () => {
      for (const { eventId } of held.all()) unread.add(eventId);
      return readUnread();
    },
    held: held.all,
    counts: {
      held: () => held.all().length,
      bytes: held.bytes,
      lastBuildMs: builds.lastMs,
      built: builds.count,
      taken: () => parts.shared?.countFound() ?? 0,
    },
  };
}

async function refreshOlder(
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
  const older = boards.filter(({ eventId, generation }) => (stored.get(eventId) ?? 0) > generation);
  await attemptAll(older, async ({ eventId }) => {
    events.forget(eventId);
    await refresh(eventId);
  });
}
