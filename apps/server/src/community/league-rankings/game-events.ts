import { type GameId, gameIds } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { createFollowedCache, readEach } from '../../platform/cache/followed-cache.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { findGameEvents, type GameEventRow } from './league-events.repository.ts';

/** Events of each game in the order in which they begin, in memory, in step with what changes of them. */
export interface GameEvents {
  of(gameId: GameId): Promise<readonly GameEventRow[]>;
}

export interface GameEventParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly changes: Pick<Changes, 'on' | 'onReconnected'>;
  /** Milliseconds of a clock that only goes on. */
  readonly elapsed?: () => number;
}

/** Milliseconds a cached value stays fresh. Some changes are not announced, or arrive late. */
const ttlMs = 1000;

export function createGameEvents(parts: GameEventParts): GameEvents {
  const { db, changes, elapsed = () => performance.now() } = parts;
  const cache = createFollowedCache<GameId, readonly GameEventRow[]>({
    most: gameIds.length,
    ttlMs,
    elapsed,
    read: readEach(async (gameId) => (await findGameEvents(db, gameId)).toReversed()),
  });
  changes.on(({ kind }) => {
    if (kind === 'event') cache.invalidateAll();
  });
  changes.onReconnected(cache.invalidateAll);
  return { of: async (gameId) => (await cache.get(gameId)) ?? [] };
}

/** Picks of it are closed, or its time has come. */
export const hasBegun = ({ startsAt, isSealed }: GameEventRow, now: Date): boolean =>
  isSealed || startsAt <= now;

/** The running event that began last, or null. */
export const liveEvent = (rows: readonly GameEventRow[], now: Date): GameEventRow | null =>
  rows.findLast((row) => isLive(row, now)) ?? null;

export const isLive = (row: GameEventRow, now: Date): boolean =>
  row.finishedAt === null && hasBegun(row, now);

/** The open event that locks first and has not begun, or null. */
export function nextEvent(rows: readonly GameEventRow[], now: Date): GameEventRow | null {
  const isOpen = ({ finishedAt, openedAt, sealedAt, lockAt }: GameEventRow) =>
    finishedAt === null &&
    openedAt !== null &&
    sealedAt === null &&
    lockAt !== null &&
    lockAt > now;
  const [first] = rows
    .filter((row) => isOpen(row) && !hasBegun(row, now))
    .toSorted((a, b) => (a.lockAt?.getTime() ?? 0) - (b.lockAt?.getTime() ?? 0));
  return first ?? null;
}
