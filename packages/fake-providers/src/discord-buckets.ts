/** So many in so long a time. */
export interface DiscordLimit {
  readonly most: number;
  readonly perMs: number;
}

interface Window {
  began: number;
  used: number;
}

export interface Counted {
  readonly isOver: boolean;
  readonly remaining: number;
  readonly resetAfterMs: number;
}

/** Counts calls as Discord does: a window for every bucket and channel. */
export function createBuckets(now: () => number) {
  const windows = new Map<string, Window>();
  return (key: string, { most, perMs }: DiscordLimit): Counted => {
    const at = now();
    let window = windows.get(key);
    if (window === undefined || at - window.began >= perMs) {
      window = { began: at, used: 0 };
      windows.set(key, window);
    }
    const isOver = window.used >= most;
    if (!isOver) window.used += 1;
    return { isOver, remaining: most - window.used, resetAfterMs: window.began + perMs - at };
  };
}

/** Headers of every answer that counts towards a limit. */
export const limitHeaders = (
  bucket: string,
  limit: DiscordLimit,
  { remaining, resetAfterMs }: Counted,
  now: number,
): Record<string, string> => ({
  'x-ratelimit-limit': String(limit.most),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': ((now + resetAfterMs) / 1000).toFixed(3),
  'x-ratelimit-reset-after': (resetAfterMs / 1000).toFixed(3),
  'x-ratelimit-bucket': bucket,
});
