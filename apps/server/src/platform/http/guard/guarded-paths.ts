/** Which addresses wait at the door: known by their first word, before a route is looked up. */
export interface GuardedPaths {
  add(path: string): void;
  /** Whether what is asked for costs something, however it is spelt. */
  cover(url: string | undefined): boolean;
}

export function createGuardedPaths(): GuardedPaths {
  const words = new Set<string>();
  return {
    add: (path) => {
      const word = firstWord(path);
      if (/[:*]/.test(word))
        throw new Error(`${path}: the door does not know it by its first word`);
      words.add(word);
    },
    cover: (url = '') => isOddlySpelt.test(url) || words.has(firstWord(url)),
  };
}

/** Routes are looked up decoded, and without a host. */
const isOddlySpelt = /^(\/[^/?]*%|[^/])/;

/** By which a path is known before its route is looked up. */
export const firstWord = (url: string): string => /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
