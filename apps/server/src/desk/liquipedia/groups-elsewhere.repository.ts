import { ELSEWHERE_PAGE, elsewhereSources } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Groups of an event of which others tell than the wiki and staff. */
export async function findGroupsElsewhere(
  db: Kysely<Schema>,
  eventId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select event_substage_id as id from wiki_matches
    where event_id = ${eventId}::int
      and split_part(match_id, ':', 1) = any(${[...elsewhereSources]}::text[])
    union
    select event_substage_id from wiki_tables
    where event_id = ${eventId}::int and record ->> 'pageId' = ${`${ELSEWHERE_PAGE}`}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
