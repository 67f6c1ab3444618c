import type { Notification } from '@callshot/contract';
import { createStore, useStore } from '../core/store.ts';
import { store, stored } from '../core/stored-choice.ts';

const KEY = 'callshot.opened-notifications';

const read = (): ReadonlySet<number> => new Set((stored(KEY) ?? '').split(' ').map(Number));

/** What was opened in this browser is read there; its notification stays until it is cleared. */
const opened = createStore(read());
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) opened.set(read());
});

export const useOpened = (): ReadonlySet<number> => useStore(opened);

/** Of what is listed no more nothing is kept. */
export function markOpened(seen: readonly Notification[], listed: readonly Notification[]): void {
  const before = read();
  const ids = listed.filter((one) => seen.includes(one) || before.has(one.id)).map(({ id }) => id);
  store(KEY, ids.join(' '));
  opened.set(new Set(ids));
}
