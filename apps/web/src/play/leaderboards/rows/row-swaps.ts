import type { LeaderboardEntry } from '@callshot/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { EASE_OUT, mayMove, outline } from '../../../platform/ui/hooks/motion.ts';

/** px from the left and from the top of a list. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The places of entrants in a list, by user. */
export type Places = ReadonlyMap<number, Place>;

/** The movement of a row to its place. */
export interface RowSwap {
  readonly userId: number;
  /** So far from there; null = it was not in the list. */
  readonly from: Place | null;
}

/** The rows that another order moves; the others stay still. */
export function rowSwaps(before: Places, after: Places): RowSwap[] {
  return [...after].flatMap(([userId, place]): RowSwap[] => {
    const was = before.get(userId);
    if (was === undefined) return [{ userId, from: null }];
    if (was.x === place.x && was.y === place.y) return [];
    return [{ userId, from: { x: was.x - place.x, y: was.y - place.y } }];
  });
}

const SWAP_MS = 400;
/** Entrants from far away come from beyond the edge. */
const FARTHEST_PX = 600;
const near = (px: number): number => Math.max(-FARTHEST_PX, Math.min(FARTHEST_PX, px));

/** Plays how rows swap places. With reduced motion the reader's own row is outlined. */
export function playSwaps(
  swaps: readonly RowSwap[],
  rowOf: (userId: number) => Element | null | undefined,
  ownId: number | null,
): void {
  const isMoving = mayMove();
  for (const { userId, from } of swaps) {
    const row = rowOf(userId);
    if (!row) continue;
    if (!isMoving) {
      if (userId === ownId) outline(row);
      continue;
    }
    const start =
      from === null
        ? { opacity: 0 }
        : { transform: `translate(${near(from.x)}px, ${near(from.y)}px)` };
    row.animate([start, {}], { duration: SWAP_MS, easing: EASE_OUT });
    row
      .querySelector('[data-way]')
      ?.animate([{ opacity: 0 }, { opacity: 0 }, {}], { duration: 2 * SWAP_MS });
  }
}

/** The moving part of a row, if not all of it moves. */
const MOVED = '[data-moved]';

/** Rows of a short list, each an element of its own, swap places where its entrants do. */
export function useRowSwaps(
  list: RefObject<HTMLElement | null>,
  entries: readonly LeaderboardEntry[],
  ownId: number | null,
): void {
  const last = useRef<Places | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move only where the entries changed
  useLayoutEffect(() => {
    const rows = new Map(
      [...(list.current?.children ?? [])]
        .filter((row) => row instanceof HTMLElement)
        .map((row) => [Number(row.dataset.user), row]),
    );
    const places = new Map(
      [...rows].map(([userId, row]) => [userId, { x: row.offsetLeft, y: row.offsetTop }]),
    );
    const before = last.current;
    last.current = places;
    if (before !== null) {
      const movedOf = (userId: number) => {
        const row = rows.get(userId);
        return row?.querySelector(MOVED) ?? row;
      };
      playSwaps(rowSwaps(before, places), movedOf, ownId);
    }
  }, [entries]);
}
