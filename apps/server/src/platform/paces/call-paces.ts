import { createHash } from 'node:crypto';
import type { Endpoint } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/handler.ts';
import { limitedAddress } from '../http/limited-address.ts';
import { type Pace, type PaceKind, type Paces, paceKindOf } from './paces.ts';
import { createProcessPace, type ProcessPace } from './process-pace.ts';
import { type SharedPace, takePaces } from './shared-paces.repository.ts';

/** Applies the rate limits of calls that change something. */
export interface CallPaces {
  /** Seconds to wait; null = the call may go on, and counts. */
  take(endpoint: Endpoint, caller: Pick<Caller, 'user' | 'address'>): Promise<number | null>;
}

/**
 * Saves come in rushes and have their own limit where they are stored, so each process only counts
 * what they cost itself. Everything else is counted in the database, for all processes.
 */
export function createCallPaces(db: Kysely<Schema>, { calls }: Paces): CallPaces {
  const ofUser = calls.picks.user && createProcessPace(calls.picks.user);
  const ofAddress = calls.picks.address && createProcessPace(calls.picks.address);
  return {
    take: async (endpoint, { user, address }) => {
      const kind = paceKindOf(endpoint);
      if (kind === null) return null;
      const network = limitedAddress(address);
      const userId = user === null ? null : String(user.id);
      const waitMs =
        kind === 'picks'
          ? takeBoth(userId === null ? null : ofUser, userId ?? '', ofAddress, network)
          : await takeShared(db, sharedPacesOf(kind, calls, userId, network));
      return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000));
    },
  };
}

/** A caller who is refused because of the address has not used up their own limit. */
const takeBoth = (
  ofUser: ProcessPace | null,
  user: string,
  ofAddress: ProcessPace | null,
  address: string,
): number | null => ofAddress?.take(address) ?? ofUser?.take(user) ?? null;

function sharedPacesOf(
  kind: PaceKind,
  calls: Paces['calls'],
  user: string | null,
  address: string,
): SharedPace[] {
  const shared = (of: string, subject: string | null, pace: Pace | null): SharedPace[] =>
    pace === null || subject === null
      ? []
      : [{ kind: `${kind} ${of}`, subject: hashOf(subject), pace }];
  return [
    ...shared('user', user, calls[kind].user),
    ...shared('address', address, calls[kind].address),
  ];
}

/** Addresses are personal data: the table holds hashes of them, and these are gone within minutes. */
const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();

const takeShared = (db: Kysely<Schema>, paces: readonly SharedPace[]): Promise<number | null> =>
  paces.length === 0 ? Promise.resolve(null) : takePaces(db, paces);
