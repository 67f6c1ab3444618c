import { createStore, useStore } from '../core/store.ts';

/** The pick'ems left pane, a drawer below 1050 px; the nav bar holds its toggle. */
export const LEFT_PANE_ID = 'left-pane';

const isOpen = createStore(false);
const toggle = () => isOpen.set(!isOpen.read());
const close = () => isOpen.set(false);

export function useLeftPane() {
  return { isOpen: useStore(isOpen), toggle, close };
}
