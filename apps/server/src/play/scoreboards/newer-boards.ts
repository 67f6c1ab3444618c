import { setTimeout as sleep } from 'node:timers/promises';
import { orAfter } from '../../platform/background/or-after.ts';
import type { EventBoard } from './event-board.ts';

type Board = Pick<EventBoard, 'eventId' | 'generation'>;

/** Waits for boards that another process has answered with and this one does not have yet. */
export interface NewerBoards<B extends Board> {
  /** Whether to wait; a caller for whom there is no room gets the board that is there. */
  mayWait(ready: B, generation: number): boolean;
  /** The first board of at least that generation; after a while, the one that is there. */
  waitFor(ready: B, generation: number): Promise<B | null>;
}

/** Processes are seldom more generations apart; a larger number was invented by the caller. */
const aheadAtMost = 10;
/**
 * The most that wait at a time, over all events: anybody can invent numbers, and each wait holds a
 * connection.
 */
const waitingAtMost = 8;
const withinMs = 1500;
const lookAgainMs = 50;

export function createNewerBoards<B extends Board>(
  refresh: (eventId: number) => Promise<B | null>,
  timeoutMs: number,
): NewerBoards<B> {
  let waiting = 0;
  return {
    mayWait: (ready, generation) =>
      generation > ready.generation &&
      generation <= ready.generation + aheadAtMost &&
      waiting < waitingAtMost,
    waitFor: async (ready, generation) => {
      waiting += 1;
      try {
        const until = performance.now() + withinMs;
        for (;;) {
          const board = await orAfter(refresh(ready.eventId), timeoutMs, ready);
          if (!board || board.generation >= generation || performance.now() > until) return board;
          // An event is trusted for a second: what this process has not heard of is looked up by then.
          await sleep(lookAgainMs);
        }
      } finally {
        waiting -= 1;
      }
    },
  };
}
