import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The wiki's other names for teams of an event, newest first. */
export const findEventTeamNames = (db: Db, eventId: number) =>
  db
    .selectFrom('eventTeamNames')
    .select(['name', 'teamId', 'toldAt'])
    .where('eventId', '=', eventId)
    .orderBy('toldAt', 'desc')
    .orderBy('name')
    .execute();

/** Stores the last word of staff on a name, and drops open questions about it. */
export async function setEventTeamName(
  db: Db,
  eventId: number,
  { name, teamId }: { readonly name: string; readonly teamId: number },
): Promise<void> {
  await db
    .insertInto('eventTeamNames')
    .values({ eventId, name, teamId })
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'name'])
        .doUpdateSet({ teamId, toldAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  await sql`delete from wiki_doubts where event_id = ${eventId}::int and answered_at is null
    and kind = 'unknown_team' and details ->> 'teamKey' = ${name}`.execute(db);
}

/** Answers whether there was such a name. */
export async function deleteEventTeamName(db: Db, eventId: number, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('eventTeamNames')
    .where('eventId', '=', eventId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Whatever the wiki calls a team means from now on the one that took its places; what that one is called
 * by itself it keeps.
 */
export async function passNamesOn(
  db: Db,
  eventId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const teams = sql`(${from}::int, ${to}::int)`;
  await sql`with called (name, team_id) as (
      select alias, team_id from team_aliases where team_id in ${teams}
      union select regexp_replace(external_id, '^liquipedia:', ''), id from teams
        where id in ${teams} and external_id like 'liquipedia:%'
      union select name, team_id from event_team_names where event_id = ${eventId}::int)
    insert into event_team_names (event_id, name, team_id)
    select distinct ${eventId}::int, c.name, ${to}::int from called c where c.team_id = ${from}::int
      and c.name not in (select o.name from called o where o.team_id = ${to}::int)
    on conflict (event_id, name) do update set team_id = excluded.team_id`.execute(db);
  // It came back: what it is called by itself needs no word of staff.
  await sql`delete from event_team_names n where n.event_id = ${eventId}::int
    and n.team_id <> ${to}::int and n.name in (
      select alias from team_aliases where team_id = ${to}::int
      union select regexp_replace(external_id, '^liquipedia:', '') from teams
        where id = ${to}::int)`.execute(db);
}
