import type { StageSync } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findHeldSlots } from '../../play/events/results/official-picks.repository.ts';
import { type DoubtRow, findDoubts } from './doubts.repository.ts';
import { teamFinder } from './find-team-id-of.ts';
import { findTeamsByKey } from './wiki-records.repository.ts';

/** Names, holds and doubts of an event, the same for all its stages. */
export interface SyncFacts {
  readonly teams: ReadonlyMap<string, number>;
  readonly teamIdOf: StageSync['teamIdOf'];
  /** Results that staff took away. */
  readonly holds: Awaited<ReturnType<typeof findHeldSlots>>;
  /** Answered ones as well. */
  readonly doubts: readonly DoubtRow[];
}

export async function findSyncFacts(db: Kysely<Schema>, eventId: number): Promise<SyncFacts> {
  const teams = await findTeamsByKey(db, eventId);
  return {
    teams,
    teamIdOf: teamFinder(teams),
    holds: await findHeldSlots(db, eventId),
    doubts: await findDoubts(db, eventId),
  };
}
