import type { Pace } from './paces.ts';

/** A pace that one process keeps: for what costs others nothing. */
export interface ProcessPace {
  /** Milliseconds to wait; null = it may be done now, and counts as done. */
  take(subject: string): number | null;
}

/** So many are remembered before those are forgotten that have caught up. */
const rememberedAtMost = 10_000;

/**
 * Everybody has an instant up to which they are paid up: each time moves it on by a step, and while it
 * lies further ahead than a burst takes, they wait (the generic cell rate algorithm).
 */
export function createProcessPace(
  { atOnce, perMinute }: Pace,
  now: () => number = () => performance.now(),
): ProcessPace {
  const stepMs = 60_000 / perMinute;
  const slackMs = stepMs * (atOnce - 1);
  const paidUntil = new Map<string, number>();

  const forget = (at: number): void => {
    for (const [subject, until] of paidUntil) if (until <= at) paidUntil.delete(subject);
  };
  return {
    take: (subject) => {
      const at = now();
      const until = Math.max(paidUntil.get(subject) ?? at, at);
      if (until - at > slackMs) return until - at - slackMs;
      if (paidUntil.size >= rememberedAtMost && !paidUntil.has(subject)) forget(at);
      paidUntil.set(subject, until + stepMs);
      return null;
    },
  };
}
