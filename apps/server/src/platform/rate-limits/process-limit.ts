import type { RateLimit } from './rate-limits.ts';

/** A rate limit counted by one process: for what costs other processes nothing. */
export interface ProcessLimit {
  /** Milliseconds to wait; null = it may be done now, and counts as done, as often as it costs. */
  take(subject: string, cost?: number): number | null;
}

/** Beyond this number, callers that are below their limit again are forgotten. */
const rememberedAtMost = 10_000;

/**
 * The generic cell rate algorithm: every caller has one instant up to which they are paid up. Each
 * call moves it on by a step; while it lies further ahead than a burst takes, they wait.
 */
export function createProcessLimit(
  { atOnce, perMinute }: RateLimit,
  now: () => number = () => performance.now(),
): ProcessLimit {
  const stepMs = 60_000 / perMinute;
  const slackMs = stepMs * (atOnce - 1);
  const paidUntil = new Map<string, number>();

  const forget = (at: number): void => {
    for (const [subject, until] of paidUntil) if (until <= at) paidUntil.delete(subject);
  };
  return {
    take: (subject, cost = 1) => {
      const at = now();
      const until = Math.max(paidUntil.get(subject) ?? at, at);
      if (until - at > slackMs) return until - at - slackMs;
      if (paidUntil.size >= rememberedAtMost && !paidUntil.has(subject)) forget(at);
      paidUntil.set(subject, until + stepMs * cost);
      return null;
    },
  };
}
