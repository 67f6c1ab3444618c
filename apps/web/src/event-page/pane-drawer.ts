import { useSyncExternalStore } from 'react';

/** The pick'ems left pane, a drawer below 1050 px; the nav bar holds its toggle. */
export const LEFT_PANE_ID = 'left-pane';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const toggle = () => set(!isOpen);
const close = () => set(false);

export function useLeftPane() {
  const open = useSyncExternalStore(subscribe, () => isOpen);
  return { isOpen: open, toggle, close };
}
