import { useEffect } from 'react';
import { store, stored } from '../../platform/core/stored-choice.ts';

type ListName = 'joined' | 'new' | 'popular';

/**
 * More than any screen shows: content below such a list is out of view before it loads, and after.
 */
const SCREENFUL = 15;
/** Used on a first visit: most users are in few leagues. */
const FIRST: Readonly<Record<ListName, number>> = { joined: 6, new: SCREENFUL, popular: SCREENFUL };
const MOST = 50;

const KEYS: Readonly<Record<ListName, string>> = {
  joined: 'callshot.league-rows.joined',
  new: 'callshot.league-rows.new',
  popular: 'callshot.league-rows.popular',
};

/** So many rows a list of the navigator had when this browser last showed it: as much room waits for it. */
export function awaitedRows(list: ListName): number {
  const rows = Number(stored(KEYS[list]) ?? Number.NaN);
  return Number.isInteger(rows) && rows > 0 && rows <= MOST ? rows : FIRST[list];
}

/**
 * Nothing is remembered before it is known. Users without leagues get Popular in place of their
 * own.
 */
export function useRememberedRows(list: ListName, rows: number | undefined): void {
  useEffect(() => {
    if (rows === undefined) return;
    store(KEYS[list], String(Math.min(rows === 0 ? SCREENFUL : rows, MOST)));
  }, [list, rows]);
}
