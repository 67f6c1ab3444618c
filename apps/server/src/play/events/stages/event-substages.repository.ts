import type { HandMatches, SubstageMatches } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

interface Places {
  readonly eventSubstageId: number;
  readonly places: number;
}

/** Stores the number of teams in substages as the tournament gives it now. */
export async function setPlaces(db: Kysely<Schema>, told: readonly Places[]): Promise<void> {
  for (const { eventSubstageId, places } of told) {
    await db
      .updateTable('eventSubstages')
      .set({ places })
      .where('id', '=', eventSubstageId)
      .execute();
  }
}

/** Replaces the known matches of substages. */
export async function setTeamMatches(
  db: Kysely<Schema>,
  known: readonly SubstageMatches[],
): Promise<void> {
  for (const { eventSubstageId, teamMatches } of known) {
    await db
      .updateTable('eventSubstages')
      .set({ teamMatches: JSON.stringify(teamMatches) })
      .where('id', '=', eventSubstageId)
      .execute();
  }
}

/** Replaces what staff entered of the matches of a substage. */
export async function setHandMatches(
  db: Kysely<Schema>,
  eventSubstageId: number,
  { matches, order }: HandMatches,
): Promise<void> {
  await db
    .updateTable('eventSubstages')
    .set({
      handMatches: JSON.stringify(matches),
      handOrder: order === null ? null : JSON.stringify(order),
    })
    .where('id', '=', eventSubstageId)
    .execute();
}
