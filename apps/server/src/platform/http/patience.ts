import type { Kysely } from 'kysely';
import { goneSince, isSilent, silentMs } from '../database/database.ts';
import { DatabaseGoneError, DatabaseQuietError } from '../database/database-unavailable.ts';
import type { Schema } from '../database/schema.ts';

/** A call whose waits are bounded together. */
export interface PatientCall {
  /**
   * Rejects as well once the call has waited for too long for a database that is away. A call with an
   * earlier answer to fall back on (`hasLast`) waits for a quiet database a moment only. It holds a
   * place that others need.
   */
  wait<T>(work: Promise<T>, hasLast?: boolean): Promise<T>;
  end(): void;
}

export interface Patience {
  begin(isUrgent: boolean): PatientCall;
}

interface Waiting {
  readonly startedAt: number;
  readonly isUrgent: boolean;
  hasLast: boolean;
  giveUp(reason: Error): void;
}

/** Leaves time to answer within 3 s [rule: safety-14]. */
const waitsAtMostMs = 2400;
const lookEveryMs = 200;
/** So long a busy database may leave all its statements waiting. */
const quietAfterMs = 600;
/** One long statement alone makes a database look quiet: a call first waits for its own. */
const waitsOnceQuietMs = 250;

/**
 * Refuses calls whose waits for a database that is away add up. One that is there, and slow, has the
 * time that statements have.
 */
export function createPatience(
  db: Kysely<Schema>,
  isHopeless = (isUrgent: boolean): boolean =>
    // Urgent calls wait for locks, while the usual ones may all be waiting for the same [rule: safety-34].
    goneSince(db) !== null || (!isUrgent && isSilent(db)),
  quietMs = (): number => silentMs(db),
): Patience {
  /** In the order in which they began. */
  const waiting = new Set<Waiting>();
  let lookedAt = performance.now();
  const look = (): void => {
    const now = performance.now();
    // A process that stood still has not read what has arrived.
    const isQuiet = now - lookedAt < 2 * lookEveryMs && quietMs() >= quietAfterMs;
    lookedAt = now;
    for (const call of waiting) {
      const waitedMs = now - call.startedAt;
      if (isQuiet && call.hasLast && waitedMs >= waitsOnceQuietMs) {
        call.giveUp(new DatabaseQuietError());
      } else if (waitedMs >= waitsAtMostMs && isHopeless(call.isUrgent)) {
        call.giveUp(new DatabaseGoneError());
      }
    }
  };
  setInterval(look, lookEveryMs).unref();
  return {
    begin: (isUrgent) => {
      let giveUp = (_reason: Error): void => {};
      let givenUp: Error | null = null;
      const call: Waiting = {
        startedAt: performance.now(),
        isUrgent,
        hasLast: false,
        giveUp: (reason) => {
          givenUp = reason;
          giveUp(reason);
        },
      };
      waiting.add(call);
      return {
        wait: (work, hasLast = false) => {
          call.hasLast = hasLast;
          // `Promise.race` of the two would take twice the time, on every call.
          return new Promise((resolve, reject) => {
            giveUp = reject;
            if (givenUp !== null) reject(givenUp);
            work.then(resolve, reject);
          });
        },
        end: () => waiting.delete(call),
      };
    },
  };
}
