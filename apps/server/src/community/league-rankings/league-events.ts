import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import type { Members } from '../leagues/league-members.ts';
import { type GameEvents, hasBegun, liveEvent, nextEvent } from './game-events.ts';
import { findEnteredEvents, type GameEventRow } from './league-events.repository.ts';

export interface LeagueFacts {
  readonly id: number;
  readonly createdAt: Date;
}

/** The events of leagues, with what is known of who entered them in memory. */
export interface LeagueEvents {
  /** In the order in which they begin [rule: leagues-18]. */
  of(league: LeagueFacts, members: Members, gameId: GameId): Promise<readonly GameEventRow[]>;
}

export interface LeagueEventParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly changes: Pick<Changes, 'on' | 'onReconnected'>;
  readonly gameEvents: GameEvents;
  /** Capacity of the cache, in leagues. */
  readonly most?: number;
}

/** Which events one of these members has an entry in. */
interface Known {
  readonly version: number;
  readonly entered: Set<number>;
  /** Events without an entry of the league, with their number of saves at that time. */
  readonly notEntered: Map<number, number>;
}

/** With a few hundred events each they take 40 MB. */
const mostByDefault = 5000;

export function createLeagueEvents(parts: LeagueEventParts): LeagueEvents {
  const { db, clock, changes, gameEvents, most = mostByDefault } = parts;
  const known = new LRUCache<number, Known>({ max: most });
  /** Saves in each event, as far as this process heard. */
  const saves = new Map<number, number>();
  changes.on(({ kind, eventId }) => {
    if (kind === 'submissions') saves.set(eventId, (saves.get(eventId) ?? 0) + 1);
  });
  changes.onReconnected(() => known.clear());

  const knownOf = (leagueId: number, { version }: Members): Known => {
    const there = known.get(leagueId);
    if (there?.version === version) return there;
    const current: Known = { version, entered: new Set(), notEntered: new Map() };
    known.set(leagueId, current);
    return current;
  };
  const lookUp = async (
    { entered, notEntered }: Known,
    eventIds: readonly number[],
    { userIds }: Members,
  ): Promise<void> => {
    const savesOf = (eventId: number): number => saves.get(eventId) ?? 0;
    const outdated = eventIds.filter(
      (eventId) => !entered.has(eventId) && notEntered.get(eventId) !== savesOf(eventId),
    );
    if (outdated.length === 0) return;
    const before = outdated.map(savesOf);
    const found = new Set(await findEnteredEvents(db, outdated, userIds));
    outdated.forEach((eventId, at) => {
      if (found.has(eventId)) entered.add(eventId);
      else notEntered.set(eventId, before[at] ?? 0);
    });
  };

  return {
    of: async (league, members, gameId) => {
      const now = await clock.now();
      const rows = await gameEvents.of(gameId);
      const since = rows.filter(
        (row) => (row.finishedAt === null || row.endsAt >= league.createdAt) && hasBegun(row, now),
      );
      const live = liveEvent(since, now);
      const others = since.filter((row) => row !== live).map(({ id }) => id);
      const ofLeague = knownOf(league.id, members);
      await lookUp(ofLeague, others, members);
      const events = since.filter((row) => row === live || ofLeague.entered.has(row.id));
      // A new league has the event that its members came for.
      const next = events.length === 0 ? nextEvent(rows, now) : null;
      return next ? [next] : events;
    },
  };
}
