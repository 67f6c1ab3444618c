import type { RouteOptions } from 'fastify';
import type { Leave } from './admission.ts';

/** Calls that no flood keeps waiting: they have a few places of their own, beside those of all calls. */
export interface UrgentCalls {
  add(route: Pick<RouteOptions, 'method' | 'url'>): void;
  /** Null = it is none of them, or these places are taken: it waits like any other. */
  enter(method: string | undefined, url: string | undefined): Leave | null;
  /** Whether one that came now would have such a place. */
  isOpen(method: string | undefined, url: string | undefined): boolean;
}

export function createUrgentCalls(places = 4): UrgentCalls {
  const calls = new Set<string>();
  let running = 0;
  const isOpen = (method = 'GET', url = ''): boolean =>
    running < places && calls.has(`${method} ${url.replace(/[?#].*$/s, '')}`);
  return {
    add: ({ method, url }) => {
      for (const name of [method].flat()) calls.add(`${name} ${url}`);
    },
    isOpen,
    enter: (method, url) => {
      if (!isOpen(method, url)) return null;
      running += 1;
      return () => {
        running -= 1;
      };
    },
  };
}
