import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the condition holds; returns the milliseconds that took, throws after `withinMs`. */
export async function waitUntil(
  what: string,
  withinMs: number,
  isSo: () => boolean | Promise<boolean>,
  everyMs = 20,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) {
      throw new Error(`Not within ${withinMs} ms: ${what}`);
    }
    await pause(everyMs);
  }
  return performance.now() - startedAt;
}
