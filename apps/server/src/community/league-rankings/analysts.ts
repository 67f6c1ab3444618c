import { type GameId, perGame } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { createFollowedValue } from '../../platform/cache/followed-cache.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findAllAnalysts } from './analysts.repository.ts';
import type { NamedMembers } from './members.ts';

type OfGames = Readonly<Record<GameId, NamedMembers>>;

/** The members of the Analyst League of each game, in step with what staff do to users. */
export interface Analysts {
  of(gameId: GameId): Promise<NamedMembers>;
}

export interface AnalystParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'onUser' | 'onReconnected'>;
  /** Milliseconds of a clock that only goes on. */
  readonly elapsed?: () => number;
}

/** Milliseconds a cached value stays fresh. Some changes are not announced. */
const ttlMs = 5000;

export function createAnalysts(parts: AnalystParts): Analysts {
  const { db, changes, elapsed = () => performance.now() } = parts;
  const cache = createFollowedValue({ ttlMs, elapsed, read: () => readAnalysts(db) });
  changes.onUser(cache.invalidate);
  changes.onReconnected(cache.invalidate);
  return { of: async (gameId) => (await cache.get())[gameId] };
}

async function readAnalysts(db: Kysely<Schema>): Promise<OfGames> {
  const rows = await findAllAnalysts(db);
  const of = (gameId: GameId): NamedMembers => {
    const userIds = rows.filter((row) => row.gameId === gameId).map(({ userId }) => userId);
    return { key: `analysts ${gameId}`, userIds, version: versionOf(userIds) };
  };
  return perGame(of);
}

/** Version of a set of members, the same on every process. */
const versionOf = (userIds: readonly number[]): number =>
  userIds.reduce((hash, userId) => Math.imul(hash ^ userId, 0x01000193), 0x811c9dc5) >>> 1;
