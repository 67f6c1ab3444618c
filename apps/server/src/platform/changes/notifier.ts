import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';

const sentAtOnce = 1000;
const retryAfterMs = 500;
/**
 * While the database is away nothing is committed, so what waits longer than this was told before
 * it went away.
 */
const waitingAtMost = 10_000;

/**
 * Sends payloads to the other processes, each at least once, without making anybody wait. While the
 * database is away they queue, and equal ones are merged.
 */
export function createNotifier(
  send: (payloads: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): (payload: string) => void {
  const waiting = new Set<string>();
  let isSending = false;

  const add = (payload: string): void => {
    const [oldest] = waiting;
    if (waiting.size >= waitingAtMost && oldest !== undefined) waiting.delete(oldest);
    waiting.add(payload);
  };
  const sendSome = async (): Promise<void> => {
    const payloads = [...waiting].slice(0, sentAtOnce);
    // Before it goes: the same announced meanwhile is of a later commit, and goes again.
    for (const payload of payloads) waiting.delete(payload);
    try {
      await send(payloads);
    } catch (error) {
      onError(error);
      if (!isDatabaseUnavailable(error)) return;
      for (const payload of payloads) add(payload);
      await delay(retryAfterMs, null, { ref: false });
    }
  };
  const sendAll = async (): Promise<void> => {
    isSending = true;
    try {
      while (waiting.size > 0) await sendSome();
    } finally {
      isSending = false;
    }
  };

  return (payload) => {
    add(payload);
    if (!isSending) sendAll().catch(onError);
  };
}
