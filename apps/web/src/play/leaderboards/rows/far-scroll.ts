/**
 * A list of a million rows is higher than browsers can scroll. The scrolled element is at most this
 * high, in px, and stands for the whole. Small movements scroll the list itself, far ones go by the
 * share of the way.
 */
const SCROLLED_AT_MOST = 8_000_000;

export interface FarScroll {
  /** Height of the list, and of its visible part. */
  readonly whole: number;
  readonly seen: number;
}

export interface ScrollPlace {
  /** From the top of the list to its visible part. */
  readonly list: number;
  /** The matching scroll position of the browser. */
  readonly scrolled: number;
}

export const scrolledHeight = ({ whole }: FarScroll): number => Math.min(whole, SCROLLED_AT_MOST);

const isWhole = ({ whole }: FarScroll): boolean => whole <= SCROLLED_AT_MOST;
const listRoom = ({ whole, seen }: FarScroll): number => Math.max(0, whole - seen);
const scrolledRoom = (far: FarScroll): number => Math.max(0, scrolledHeight(far) - far.seen);
const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/** The place that shows the list from there on, as far as it goes. */
export function placeAt(far: FarScroll, list: number): ScrollPlace {
  const there = Math.round(within(list, listRoom(far)));
  if (isWhole(far) || there === 0) return { list: there, scrolled: there };
  const room = scrolledRoom(far);
  if (there >= listRoom(far)) return { list: there, scrolled: room };
  // Short of both ends there is always something left to scroll.
  const scrolled = Math.round((there / listRoom(far)) * room);
  return { list: there, scrolled: Math.min(Math.max(1, scrolled), room - 1) };
}

/**
 * The place in the list after the browser has scrolled. `scrolled` may have to be corrected to the
 * answer's.
 */
export function scrolledTo(far: FarScroll, before: ScrollPlace, scrolled: number): ScrollPlace {
  if (isWhole(far)) return { list: within(scrolled, listRoom(far)), scrolled };
  const moved = scrolled - before.scrolled;
  const room = scrolledRoom(far);
  if (Math.abs(moved) > 2 * far.seen) {
    return { list: Math.round(within((scrolled / room) * listRoom(far), listRoom(far))), scrolled };
  }
  const list = within(before.list + moved, listRoom(far));
  const isAtEnd = list <= 0 || list >= listRoom(far);
  const isScrolledToEnd = scrolled <= 0 || scrolled >= room;
  // Nothing could be scrolled any more where the list goes on, and the other way round.
  return isAtEnd === isScrolledToEnd ? { list, scrolled } : placeAt(far, list);
}
