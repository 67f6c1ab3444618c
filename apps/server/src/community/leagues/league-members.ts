import type { Kysely } from 'kysely';
import { createFollowedCache, readEach } from '../../platform/cache/followed-cache.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
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

/** With as many members as a league may have each, they take 80 MB. */
const mostByDefault = 2000;
/** Milliseconds a cached value stays fresh. Some changes are not announced. */
const ttlMs = 5000;

export function createLeagueMembers(parts: LeagueMembersParts): LeagueMembers {
  const { db, changes, most = mostByDefault, elapsed = () => performance.now() } = parts;
  const cache = createFollowedCache<number, Members | null>({
    most,
    ttlMs,
    elapsed,
    read: readEach(async (leagueId, before) => {
      const isCurrent =
        before !== undefined &&
        (await findMembersVersion(db, leagueId)) === (before?.version ?? null);
      return isCurrent ? before : findMemberIds(db, leagueId);
    }),
  });
  changes.onLeague((leagueId) => cache.invalidate(leagueId));
  changes.onReconnected(cache.invalidateAll);
  // An account that ends leaves its leagues without each of them being told.
  changes.onUser(cache.outdateAll);
  return { of: async (leagueId) => (await cache.get(leagueId)) ?? null };
}
