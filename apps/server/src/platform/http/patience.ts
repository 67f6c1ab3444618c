import type { Kysely } from 'kysely';
import { goneSince, isSilent } from '../database/database.ts';
import { DatabaseGoneError } from '../database/database-unavailable.ts';
import type { Schema } from '../database/schema.ts';

/** A call whose waits are bounded together. */
export interface PatientCall {
  /** Rejects as well once the call has waited for too long for a database that is away. */
  wait<T>(work: Promise<T>): Promise<T>;
  end(): void;
}

export interface Patience {
  begin(isUrgent: boolean): PatientCall;
}

interface Waiting {
  readonly startedAt: number;
  readonly isUrgent: boolean;
  giveUp(): void;
}

/** Leaves time to answer within 3 s [rule: safety-14]. */
const waitsAtMostMs = 2400;
const lookEveryMs = 200;

/**
 * Refuses calls whose waits for a database that is away add up. One that is there, and slow, has the
 * time that statements have.
 */
export function createPatience(
  db: Kysely<Schema>,
  isHopeless = (isUrgent: boolean): boolean =>
    // Urgent calls wait for locks, while the usual ones may all be waiting for the same [rule: safety-34].
    goneSince(db) !== null || (!isUrgent && isSilent(db)),
): Patience {
  /** In the order in which they began. */
  const waiting = new Set<Waiting>();
  const look = (): void => {
    const now = performance.now();
    for (const call of waiting) {
      if (now - call.startedAt < waitsAtMostMs) return;
      if (isHopeless(call.isUrgent)) call.giveUp();
    }
  };
  setInterval(look, lookEveryMs).unref();
  return {
    begin: (isUrgent) => {
      let giveUp = (): void => {};
      let isGivenUp = false;
      const call: Waiting = {
        startedAt: performance.now(),
        isUrgent,
        giveUp: () => {
          isGivenUp = true;
          giveUp();
        },
      };
      waiting.add(call);
      return {
        wait: (work) =>
          Promise.race([
            work,
            new Promise<never>((_, reject) => {
              giveUp = () => reject(new DatabaseGoneError());
              if (isGivenUp) giveUp();
            }),
          ]),
        end: () => waiting.delete(call),
      };
    },
  };
}
