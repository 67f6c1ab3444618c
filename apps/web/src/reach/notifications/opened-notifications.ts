import type { Notification } from '@callshot/contract';
import { createStore, useStore } from '../../platform/core/store.ts';
import { store, stored } from '../../platform/core/stored-choice.ts';

const KEY = 'callshot.opened-notifications';

const read = (): ReadonlySet<number> => new Set((stored(KEY) ?? '').split(' ').map(Number));

/** Notifications opened in this browser count as read there. They stay until they are cleared. */
const opened = createStore(read());
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) opened.set(read());
});

export const useOpened = (): ReadonlySet<number> => useStore(opened);

/** Ids that are no longer listed are dropped. */
export function markOpened(seen: readonly Notification[], listed: readonly Notification[]): void {
  const before = read();
  const ids = listed.filter((one) => seen.includes(one) || before.has(one.id)).map(({ id }) => id);
  store(KEY, ids.join(' '));
  opened.set(new Set(ids));
}
