import { createContext, useContext } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type Navigator,
  parsePath,
} from 'react-router';

type EntryList = Pick<ReturnType<typeof createBrowserHistory>, 'action' | 'location' | 'listen'> &
  Navigator;

/** A move to another page that waits until somebody says whether unsaved work may go. */
export interface Leaving {
  goOn(): void;
}

/** The start or the end of a move. */
export type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/** Unsaved work that asks before it is left. */
export interface Hold {
  holds(from: Place, to: Place): boolean;
  ask(leaving: Leaving): void;
}

/** The pages of a visit: the current one, and the guard that holds it there. */
export interface PageHistory extends Navigator {
  readonly location: Location;
  readonly action: EntryList['action'];
  /** The last move asked to leave the page scrolled as it is. */
  readonly isScrollKept: boolean;
  /** Answers how to stop listening. */
  listen(onMove: () => void): () => void;
  /** Answers how to let go. */
  hold(hold: Hold): () => void;
}

// `v5Compat`: told of own moves too, not only of those by the browser's buttons.
export const browserHistory = (): PageHistory => holdable(createBrowserHistory({ v5Compat: true }));

/** For tests: it begins at the last of these addresses. */
export const memoryHistory = (addresses: readonly string[]): PageHistory =>
  holdable(createMemoryHistory({ initialEntries: [...addresses], v5Compat: true }));

export const HistoryContext = createContext<PageHistory | null>(null);
export const usePageHistory = (): PageHistory | null => useContext(HistoryContext);

function holdable(entries: EntryList): PageHistory {
  const listeners = new Set<() => void>();
  const holds = new Set<Hold>();
  let shown = entries.location;
  let isScrollKept = false;
  let onNextPop: (() => void) | null = null;

  const show = () => {
    shown = entries.location;
    for (const listener of listeners) listener();
  };
  /** Asks what holds the page; without anything to ask it moves at once. */
  const move = (to: Place, go: () => void, ask = (hold: Hold) => hold.ask({ goOn: go })) => {
    const holding = [...holds].find((hold) => hold.holds(shown, to));
    if (holding) ask(holding);
    else go();
  };

  entries.listen(({ action, location, delta }) => {
    if (action !== 'POP') return show();
    if (onNextPop) return onNextPop();
    isScrollKept = false;
    // The browser has moved already: it is moved back until there is an answer.
    move(location, show, (hold) => {
      if (delta === null || delta === 0) return show();
      const isBack = new Promise<void>((resolve) => {
        onNextPop = () => {
          onNextPop = null;
          resolve();
        };
      });
      entries.go(-delta);
      const goOn = async () => {
        await isBack;
        onNextPop = () => {
          onNextPop = null;
          show();
        };
        entries.go(delta);
      };
      hold.ask({ goOn: () => void goOn() });
    });
  });

  const moveBy =
    (way: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      move({ pathname: shown.pathname, search: '', state, ...path }, () => {
        isScrollKept = options?.preventScrollReset === true;
        entries[way](to, state);
      });
    };

  return {
    get location() {
      return shown;
    },
    get action() {
      return entries.action;
    },
    get isScrollKept() {
      return isScrollKept;
    },
    createHref: (to) => entries.createHref(to),
    go: (delta) => entries.go(delta),
    push: moveBy('push'),
    replace: moveBy('replace'),
    listen: (onMove) => {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
    hold: (hold) => {
      holds.add(hold);
      return () => holds.delete(hold);
    },
  };
}
