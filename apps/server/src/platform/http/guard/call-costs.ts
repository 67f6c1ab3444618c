import type { RouteOptions } from 'fastify';

/** Costs of calls as a multiple of a usual one, known before routing. */
export interface CallCosts {
  add(route: Pick<RouteOptions, 'method' | 'url'>, cost: number): void;
  /** However the address is spelt that leads to the route. */
  of(method: string | undefined, url: string | undefined): number;
}

export function createCallCosts(): CallCosts {
  /** By method and path, of paths that hold no parameter. */
  const plain = new Map<string, number>();
  const patterns: { readonly pattern: RegExp; readonly cost: number }[] = [];
  return {
    add: ({ method, url }, cost) => {
      for (const name of [method].flat()) {
        if (!url.includes(':')) plain.set(`${name} ${url}`, cost);
        else patterns.push({ pattern: patternOf(`${name} ${url}`), cost });
      }
    },
    of: (method = 'GET', url = '') => {
      const call = `${method} ${decoded(pathOf(url))}`;
      return plain.get(call) ?? patterns.find((one) => one.pattern.test(call))?.cost ?? 1;
    },
  };
}

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** Routes are looked up without a host. */
const host = /^https?:\/\/.*?\//;

const pathOf = (url: string): string =>
  (url.startsWith('/') ? url : url.replace(host, '/')).replace(/[?#].*$/s, '');

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
