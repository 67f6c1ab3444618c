/** A call as Discord counts it: its route, and the channel or webhook that it is counted by. */
export interface Route {
  readonly name: string;
  readonly major: string;
}

export interface Wait {
  readonly forMs: number;
  /** Everything waits, not only this route. */
  readonly isOfAll: boolean;
}

/** The part of an answer that is about rate limits. */
export interface LimitSigns {
  readonly status: number;
  readonly headers: Headers;
  /** Body of a 429. */
  readonly body: unknown;
}

/** Discord's rate limits as one process knows them. */
export interface DiscordLimits {
  /** Null = now; it is counted as asked. */
  ask(route: Route): Wait | null;
  /** The wait of a 429, else null. */
  learn(route: Route, answer: LimitSigns): Wait | null;
}

/** Discord takes 50 a second of a bot, which no header says. */
const mostPerSecond = 40;
/** Ten thousand refusals in ten minutes and Discord shuts the address out. */
const refusalsAtMost = 2000;
const refusalWindowMs = 600_000;
const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

const unsaidWaitMs = 5000;
const longestWaitMs = 86_400_000;
const remembered = 10_000;

export function createDiscordLimits(now: () => number = Date.now): DiscordLimits {
  const bucketOf = new Map<string, string>();
  /** Until when a bucket is empty. */
  const emptyUntil = new Map<string, number>();
  let allUntil = 0;
  let second = { began: 0, asked: 0 };
  let refused = { began: 0, count: 0 };

  const keyOf = ({ name, major }: Route): string => `${bucketOf.get(name) ?? name} ${major}`;
  const empty = (route: Route, forMs: number): void => {
    if (emptyUntil.size >= remembered) {
      for (const [key, until] of emptyUntil) if (until <= now()) emptyUntil.delete(key);
    }
    emptyUntil.set(keyOf(route), now() + forMs);
  };
  const countRefusal = (): void => {
    if (now() - refused.began >= refusalWindowMs) refused = { began: now(), count: 0 };
    refused.count += 1;
    if (refused.count >= refusalsAtMost) {
      allUntil = Math.max(allUntil, refused.began + refusalWindowMs);
    }
  };

  return {
    ask: (route) => {
      const at = now();
      if (allUntil > at) return { forMs: allUntil - at, isOfAll: true };
      const until = emptyUntil.get(keyOf(route)) ?? 0;
      if (until > at) return { forMs: until - at, isOfAll: false };
      if (at - second.began >= 1000) second = { began: at, asked: 0 };
      if (second.asked >= mostPerSecond) {
        return { forMs: second.began + 1000 - at, isOfAll: true };
      }
      second.asked += 1;
      return null;
    },
    learn: (route, { status, headers, body }) => {
      if (refusals.has(status)) countRefusal();
      const bucket = headers.get('x-ratelimit-bucket');
      if (bucket !== null) bucketOf.set(route.name, bucket);
      if (status === 429) {
        const forMs = waitOf(headers, body);
        const isOfAll = isGlobal(headers, body);
        if (isOfAll) allUntil = Math.max(allUntil, now() + forMs);
        else empty(route, forMs);
        return { forMs, isOfAll };
      }
      if (headers.get('x-ratelimit-remaining') === '0') {
        const seconds = secondsOf(headers.get('x-ratelimit-reset-after'));
        if (seconds !== null) empty(route, seconds * 1000);
      }
      return null;
    },
  };
}

/** The proxy in front of Discord names no bucket: it counts everything. */
const isGlobal = (headers: Headers, body: unknown): boolean =>
  headers.get('x-ratelimit-global') === 'true' ||
  headers.get('x-ratelimit-scope') === 'global' ||
  fieldOf(body, 'global') === true ||
  (headers.get('x-ratelimit-scope') === null && headers.get('x-ratelimit-bucket') === null);

function waitOf(headers: Headers, body: unknown): number {
  const told = fieldOf(body, 'retry_after');
  const seconds = [
    secondsOf(headers.get('retry-after')),
    secondsOf(typeof told === 'number' ? String(told) : null),
  ].filter((value) => value !== null);
  if (seconds.length === 0) return unsaidWaitMs;
  return Math.min(longestWaitMs, Math.ceil(Math.max(...seconds) * 1000));
}

function secondsOf(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
