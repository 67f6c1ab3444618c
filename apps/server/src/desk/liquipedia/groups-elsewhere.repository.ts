import { elsewhereSources } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Groups of an event whose matches others tell than the wiki and staff. */
export async function findGroupsElsewhere(
  db: Kysely<Schema>,
  eventId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('wikiMatches')
    .select('eventSubstageId')
    .distinct()
    .where('eventId', '=', eventId)
    .where(sql<string>`split_part(match_id, ':', 1)`, '=', anyOf([...elsewhereSources]))
    .execute();
  return new Set(rows.map(({ eventSubstageId }) => eventSubstageId));
}
