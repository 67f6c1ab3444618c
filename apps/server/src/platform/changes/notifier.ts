import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';

const sentAtOnce = 1000;
const retryAfterMs = 500;
/** Without the database nothing is committed: what waits longer was told just before it went. */
const waitingAtMost = 10_000;

/**
 * Passes payloads on to the other processes, each at least once, without anybody waiting for it;
 * while the database is gone they wait, equal ones as one.
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
    while (waiting.size > 0) await sendSome();
    isSending = false;
  };

  return (payload) => {
    add(payload);
    if (!isSending) void sendAll();
  };
}
