import type { Totals } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Standing } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { EventBoard, UnscoredBoard } from './event-board.ts';
import { findTotals, upsertTotals } from './shared-totals.repository.ts';
import { totalsDigest } from './totals-digest.ts';

export interface SharingParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce' | 'onBoard'>;
  readonly standing: Standing;
  readonly onError: (error: unknown) => void;
}

/**
 * Totals that the leader computes and other processes take over. A board is a pure function of what
 * is stored, so a process that does not get them in time computes the same.
 */
export interface SharedTotals {
  /**
   * The totals of this board; waits a little when they are expected. A failure is reported and
   * treated as if there were none, since the caller can compute them.
   */
  find(
    board: UnscoredBoard,
    options: { readonly isExpected: boolean },
  ): Promise<{ readonly totals: Totals; readonly computedAt: Date } | null>;
  /** Stores what this process computed, when it is the one that computes for all. */
  offer(board: EventBoard): void;
  /** Number of times totals were taken over. */
  countFound(): number;
}

/** Milliseconds before a process computes by itself. Scoring a million entries takes 100 ms. */
const timeoutMs = 400;
/** Announcements are lost when the connection breaks; polling now and then makes up for that. */
const lookAgainMs = 100;

export function createSharedTotals(parts: SharingParts): SharedTotals {
  const { db, changes, standing, onError } = parts;
  let count = 0;
  const waiting = new Map<number, Set<() => void>>();
  changes.onBoard((eventId) => {
    for (const wake of waiting.get(eventId) ?? []) wake();
  });

  const wait = async (board: UnscoredBoard, digest: string) => {
    const until = performance.now() + timeoutMs;
    while (performance.now() < until && !standing.isLeader() && standing.isListening()) {
      const announced = hear(waiting, board.eventId, lookAgainMs);
      const found = await findTotals(db, board, digest);
      if (found !== 'none yet') return found;
      await announced;
    }
    return null;
  };

  const find = async (board: UnscoredBoard, isExpected: boolean) => {
    const digest = await runInSlices(totalsDigest(board));
    const first = await findTotals(db, board, digest);
    const found = first !== 'none yet' ? first : isExpected ? await wait(board, digest) : null;
    if (found) count += 1;
    return found;
  };
  const store = async (board: EventBoard): Promise<void> => {
    const isNewest = await upsertTotals(db, board, await runInSlices(totalsDigest(board)));
    if (isNewest) changes.announce('board', board.eventId);
  };

  return {
    find: (board, { isExpected }) =>
      find(board, isExpected).catch((error: unknown) => {
        onError(error);
        return null;
      }),
    offer: (board) => {
      if (standing.isLeader()) store(board).catch(onError);
    },
    countFound: () => count,
  };
}

/** Resolves with the next announcement of the event, or when it is time to look without one. */
function hear(
  waiting: Map<number, Set<() => void>>,
  eventId: number,
  withinMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const wakers = waiting.get(eventId) ?? new Set();
    waiting.set(eventId, wakers);
    const wake = (): void => {
      clearTimeout(timer);
      wakers.delete(wake);
      if (wakers.size === 0) waiting.delete(eventId);
      resolve();
    };
    const timer = setTimeout(wake, withinMs);
    wakers.add(wake);
  });
}
