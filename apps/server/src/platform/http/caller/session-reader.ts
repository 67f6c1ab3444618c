import { isStaffRole, roleNames } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { batchCalls } from '../../database/batched-calls.ts';
import type { Schema } from '../../database/schema.ts';
import { isUrgent } from '../../database/urgency.ts';
import { type FoundSession, findSessions, touchSessions } from './caller.repository.ts';

/** Finds the session of a token's hash, while it and its user are good. */
export type ReadSession = (tokenHash: Buffer) => Promise<FoundSession | null>;

const readAtMost = 128;
const batchesAtOnce = 2;

/**
 * Reads each session from the database when it is asked for. A change of roles or an end of a
 * session counts from the next request on, in every process. Calls at the same time share a
 * statement.
 */
export function createSessionReader(db: Kysely<Schema>): ReadSession {
  return batchCalls<Buffer, FoundSession | null>({
    run: async (tokenHashes) => {
      const found = await findSessions(db, tokenHashes);
      const seenLongAgo = found.filter(
        (session) => session.isSeenLongAgo && !isPastStaffHours(session),
      );
      if (seenLongAgo.length > 0) {
        await touchSessions(
          db,
          seenLongAgo.map(({ sessionId }) => sessionId),
        );
      }
      const byToken = new Map(
        found.map((session) => [session.tokenHash.toString('latin1'), session]),
      );
      return tokenHashes.map((hash) => byToken.get(hash.toString('latin1')) ?? null);
    },
    // An urgent call has connections of its own and does not wait for the others.
    laneOf: () => (isUrgent() ? 'urgent' : 'usual'),
    sizeAtMost: readAtMost,
    atOnce: batchesAtOnce,
  });
}

/** Sessions of staff are short [rule: accounts-33]. */
export const isPastStaffHours = ({ isOlderThanStaffMay, roles }: FoundSession): boolean =>
  isOlderThanStaffMay && roleNames.some((name) => isStaffRole(name) && roles.includes(name));
