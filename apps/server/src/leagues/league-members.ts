import type { Kysely } from 'kysely';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findMemberIds, findMembersVersion } from './league-members.repository.ts';

export interface Members {
  /** In their order. */
  readonly userIds: readonly number[];
  /** The same of all processes; another one whenever somebody joined or went. */
  readonly version: number;
}

/** Members of the leagues that were asked for last, in memory, in step with what changes of them. */
export interface LeagueMembers {
  /** Null = there is no such league. Returns the same object until a member joins or leaves. */
  of(leagueId: number): Promise<Members | null>;
}

export interface LeagueMembersParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'onLeague' | 'onUser' | 'onReconnected'>;
  /** Capacity of the cache, in leagues. */
  readonly most?: number;
  /** Milliseconds of a clock that only goes on. */
  readonly elapsed?: () => number;
}

interface Known {
  readonly members: Promise<Members | null>;
  readAtMs: number;
}

/** With as many members as a league may have each, they take 80 MB. */
const mostByDefault = 2000;
/** Milliseconds a cached value stays fresh. Some changes are not announced. */
const ttlMs = 5000;

export function createLeagueMembers(parts: LeagueMembersParts): LeagueMembers {
  const { db, changes, most = mostByDefault, elapsed = () => performance.now() } = parts;
  /** In the order in which they were asked for. */
  const known = new Map<number, Known>();
  changes.onLeague((leagueId) => known.delete(leagueId));
  changes.onReconnected(() => known.clear());
  // An account that ends leaves its leagues without each of them being told.
  changes.onUser(() => {
    for (const each of known.values()) each.readAtMs = -ttlMs;
  });

  const read = (leagueId: number): Promise<Members | null> => {
    const reading: Known = { members: findMemberIds(db, leagueId), readAtMs: elapsed() };
    known.set(leagueId, reading);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    reading.members.catch(() => {
      if (known.get(leagueId) === reading) known.delete(leagueId);
    });
    return reading.members;
  };

  const of = async (leagueId: number): Promise<Members | null> => {
    const there = known.get(leagueId);
    if (there === undefined) return read(leagueId);
    known.delete(leagueId);
    known.set(leagueId, there);
    if (elapsed() - there.readAtMs < ttlMs) return there.members;
    const asOf = elapsed();
    const members = await there.members;
    if ((await findMembersVersion(db, leagueId)) === (members?.version ?? null)) {
      there.readAtMs = asOf;
      return members;
    }
    if (known.get(leagueId) === there) known.delete(leagueId);
    return of(leagueId);
  };
  return { of };
}
