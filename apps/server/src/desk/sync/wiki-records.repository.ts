import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EndedAs, SaidMatch, WikiMatch, WikiTable } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { externalIdOf } from '../liquipedia/wiki-teams.repository.ts';

type Db = Kysely<Schema>;

/** The wiki's matches of an event, with their places. */
export const findWikiMatches = async (db: Db, eventId: number) => {
  const rows = await db
    .selectFrom('wikiMatches')
    .select(['matchId', 'eventStageId', 'eventSubstageId', 'place', 'isSwapped'])
    .select(['correctedFrom', 'correctedAt'])
    // With all their maps they are long: parsed by the driver, they would hold up others.
    .select(sql<string>`record::text`.as('text'))
    .where('eventId', '=', eventId)
    .orderBy('eventStageId')
    .orderBy('matchId')
    .execute();
  const matches: (Omit<(typeof rows)[number], 'text' | 'correctedFrom'> & {
    readonly record: WikiMatch;
    readonly correctedFrom: EndedAs | null;
  })[] = [];
  for (const { text, correctedFrom, ...row } of rows) {
    matches.push({
      ...row,
      record: JSON.parse(text),
      correctedFrom: correctedFrom as EndedAs | null,
    });
    if (matches.length % parsedAtOnce === 0) await nextTurn();
  }
  return matches;
};

const parsedAtOnce = 16;

export type WikiMatchRow = Awaited<ReturnType<typeof findWikiMatches>>[number];

export const findWikiTables = async (db: Db, eventId: number) => {
  const rows = await db
    .selectFrom('wikiTables')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('eventSubstageId')
    .execute();
  return rows.map((row) => ({ ...row, record: row.record as WikiTable }));
};

/** Whether one of the events has no table yet, or one that is open although its matches are over. */
export async function isTableDue(db: Db, eventIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (
      select from unnest(${eventIds}::int[]) e (id)
      where not exists (select from wiki_tables t where t.event_id = e.id)
      union all
      select from wiki_tables t
      where t.event_id = any(${eventIds}::int[]) and not (t.record -> 'isFinished')::boolean
        and not exists (select from wiki_matches m
          where m.event_substage_id = t.event_substage_id
            and not (m.record -> 'isFinished')::boolean)
    ) as is_due`.execute(db);
  return rows[0]?.isDue ?? false;
}

export type WikiTableRow = Awaited<ReturnType<typeof findWikiTables>>[number];

/** The place of a wiki's match in an event. */
export interface NewWikiMatch extends Omit<SaidMatch, 'match'> {
  readonly eventStageId: number;
  readonly match: WikiMatch;
  /** The public result so far, if this one differs. */
  readonly correctedFrom: EndedAs | null;
}

/** Stores new and changed matches in one statement. */
export async function upsertWikiMatches(
  db: Db,
  eventId: number,
  matches: readonly NewWikiMatch[],
  readAt: Date,
): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insertInto('wikiMatches')
    .values(
      matches.map(({ match, correctedFrom, ...at }) => ({
        ...at,
        eventId,
        matchId: match.matchId,
        record: JSON.stringify(match),
        readAt,
        correctedFrom: correctedFrom && JSON.stringify(correctedFrom),
        correctedAt: correctedFrom && readAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'matchId']).doUpdateSet((eb) => ({
        eventStageId: eb.ref('excluded.eventStageId'),
        eventSubstageId: eb.ref('excluded.eventSubstageId'),
        place: eb.ref('excluded.place'),
        isSwapped: eb.ref('excluded.isSwapped'),
        record: eb.ref('excluded.record'),
        readAt: eb.ref('excluded.readAt'),
        // An earlier correction stays told.
        correctedFrom: eb.fn.coalesce('excluded.correctedFrom', 'wikiMatches.correctedFrom'),
        correctedAt: eb.fn.coalesce('excluded.correctedAt', 'wikiMatches.correctedAt'),
      })),
    )
    .execute();
}

/** Matches that the event does not follow any more. */
export async function deleteWikiMatches(
  db: Db,
  eventId: number,
  matchIds: readonly string[],
): Promise<void> {
  if (matchIds.length === 0) return;
  await db
    .deleteFrom('wikiMatches')
    .where('eventId', '=', eventId)
    .where('matchId', '=', anyOf(matchIds))
    .execute();
}

export async function upsertWikiTable(
  db: Db,
  at: { readonly eventId: number; readonly eventSubstageId: number; readonly readAt: Date },
  table: WikiTable,
): Promise<void> {
  const record = JSON.stringify(table);
  await db
    .insertInto('wikiTables')
    .values({ ...at, record })
    .onConflict((conflict) =>
      conflict.column('eventSubstageId').doUpdateSet({ record, readAt: at.readAt }),
    )
    .execute();
}

export async function deleteWikiTable(db: Db, eventSubstageId: number): Promise<void> {
  await db.deleteFrom('wikiTables').where('eventSubstageId', '=', eventSubstageId).execute();
}

/** The teams of an event by every name that the wiki may have for them; staff's word comes last, and counts. */
export async function findTeamsByKey(
  db: Db,
  eventId: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; teamId: number }>`
    with own as (
      select distinct t.team_id from event_teams t
      join event_substages u on u.id = t.event_substage_id
      join event_stages s on s.id = u.event_stage_id where s.event_id = ${eventId}::int
      union
      select team_id from event_participants where event_id = ${eventId}::int)
    select key, "teamId" from (
      select a.alias as key, a.team_id as "teamId", 1 as rank
        from team_aliases a join own using (team_id)
      union all
      select t.external_id, t.id, 2 from teams t join own on own.team_id = t.id
      union all
      select n.name, n.team_id, 3 from event_team_names n where n.event_id = ${eventId}::int
    ) named order by rank`.execute(db);
  const own = externalIdOf('');
  return new Map(
    rows.map(({ key, teamId }) => [key.startsWith(own) ? key.slice(own.length) : key, teamId]),
  );
}
