import { useLayoutEffect } from 'react';
import type { PageHistory } from './page-history.ts';

const stored = 'callshot-scroll';

/** The scroll position of each page of the visit, in px, by the key of its place in the history. */
const positions = new Map<string, number>(readPositions());

/** A page that is gone back to is scrolled as it was left; a new one begins at its top, or at its anchor. */
export function useScrollMemory(key: string, history: PageHistory): void {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    scrollTo(key, history);
    // A move is told before the next page is drawn, which may be shorter.
    const stop = history.listen(() => positions.set(key, window.scrollY));
    const leave = () => {
      positions.set(key, window.scrollY);
      storePositions();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [key, history]);
}

function scrollTo(key: string, { location, isScrollKept }: PageHistory): void {
  const known = positions.get(key);
  const anchor = location.hash === '' ? null : document.getElementById(idOf(location.hash));
  if (known !== undefined) window.scrollTo(0, known);
  else if (anchor) anchor.scrollIntoView();
  else if (!isScrollKept) window.scrollTo(0, 0);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function readPositions(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(stored) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // Without storage, or with something else in it, pages begin at their top.
    return [];
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify([...positions]));
  } catch {
    // The browser keeps nothing.
  }
}
