import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
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
  /** The latest readings under way. */
  const readings = new Map<
    GameId,
    { readonly rows: Promise<GameEventRow[]>; readonly at: number }
  >();
  changes.on(({ kind }) => {
    if (kind === 'event') readings.clear();
  });
  changes.onReconnected(() => readings.clear());
  return {
    of: async (gameId) => {
      const there = readings.get(gameId);
      if (there && elapsed() - there.at < ttlMs) return there.rows;
      const rows = findGameEvents(db, gameId).then((found) => found.toReversed());
      const reading = { rows, at: elapsed() };
      readings.set(gameId, reading);
      rows.catch(() => {
        if (readings.get(gameId) === reading) readings.delete(gameId);
      });
      return rows;
    },
  };
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
