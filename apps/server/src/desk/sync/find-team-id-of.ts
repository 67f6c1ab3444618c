import type { StageSync } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { findTeamsByKey } from './wiki-records.repository.ts';

/** Which team of an event is meant by a key or name of the wiki. */
export async function findTeamIdOf(
  db: Kysely<Schema>,
  eventId: number,
): Promise<StageSync['teamIdOf']> {
  return teamFinder(await findTeamsByKey(db, eventId));
}

export const teamFinder =
  (teams: ReadonlyMap<string, number>): StageSync['teamIdOf'] =>
  (key) =>
    teams.get(key) ?? teams.get(aliasOf(key)) ?? null;
