import type { GameId } from '@callshot/rules';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { aliasOf } from './alias-of.ts';
import { insertAliases } from './team-aliases.repository.ts';

/** Puts teams into substages. */
export async function insertEventTeams(
  db: Kysely<Schema>,
  teams: readonly Insertable<Schema['eventTeams']>[],
): Promise<void> {
  if (teams.length === 0) return;
  await db.insertInto('eventTeams').values(teams).execute();
}

/** The teams of a substage, all of them, in this order and with no others. */
export async function replaceEventTeams(
  trx: Transaction<Schema>,
  eventSubstageId: number,
  teams: readonly Insertable<Schema['eventTeams']>[],
): Promise<void> {
  await trx.deleteFrom('eventTeams').where('eventSubstageId', '=', eventSubstageId).execute();
  await insertEventTeams(trx, teams);
}

export async function insertMembers(
  db: Kysely<Schema>,
  members: readonly Insertable<Schema['eventTeamMembers']>[],
): Promise<void> {
  if (members.length === 0) return;
  await db.insertInto('eventTeamMembers').values(members).execute();
}

/** The teams of an event in the order of their stages and seeds, with the marks that they have. */
export const findMarkedTeams = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('eventTeams as t')
    .innerJoin('eventSubstages as u', 'u.id', 't.eventSubstageId')
    .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
    .innerJoin('teams', 'teams.id', 't.teamId')
    .leftJoin('eventTeamMarks as m', (join) =>
      join.onRef('m.teamId', '=', 't.teamId').onRef('m.eventId', '=', 's.eventId'),
    )
    .select(['t.teamId', 'teams.name', 'm.field', 'm.shape', 'm.charge'])
    .where('s.eventId', '=', eventId)
    .orderBy('s.stageIndex')
    .orderBy('u.position')
    .orderBy('t.position')
    .execute();

/** The marks that teams had in the newest of their events. */
export const findLatestMarks = (db: Kysely<Schema>, teamIds: readonly number[]) =>
  db
    .selectFrom('eventTeamMarks')
    .distinctOn('teamId')
    .select(['teamId', 'field', 'shape', 'charge'])
    .where('teamId', '=', anyOf(teamIds))
    .orderBy('teamId')
    .orderBy('eventId', 'desc')
    .execute();

export async function insertMarks(
  db: Kysely<Schema>,
  marks: readonly Insertable<Schema['eventTeamMarks']>[],
): Promise<void> {
  if (marks.length === 0) return;
  await db.insertInto('eventTeamMarks').values(marks).execute();
}

/** A team as an outside source names it. */
export interface NewTeam {
  readonly externalId: string;
  readonly name: string;
  readonly abbreviation: string;
  /** Path of the logo's copy on the own site. */
  readonly logoPath: string | null;
  /** Address that the logo can be fetched from. */
  readonly logoSource?: string | null;
}

/**
 * Inserts or updates teams by their stable outside id [rule: events-4]. Returns ids in the same
 * order. Edits of staff stay [rule: events-31].
 */
export async function upsertTeams(
  db: Kysely<Schema>,
  gameId: GameId,
  teams: readonly NewTeam[],
): Promise<number[]> {
  if (teams.length === 0) return [];
  const rows = await db
    .insertInto('teams')
    .values(teams.map((team) => ({ ...team, gameId })))
    .onConflict((conflict) =>
      conflict.columns(['gameId', 'externalId']).doUpdateSet({
        name: sql<string>`case when teams.is_name_manual then teams.name else excluded.name end`,
        abbreviation: sql<string>`case when teams.is_name_manual then teams.abbreviation
          else excluded.abbreviation end`,
        // The logo that is there stays until another one was fetched.
        logoPath: sql<string | null>`case when teams.is_logo_manual then teams.logo_path
          else coalesce(excluded.logo_path, teams.logo_path) end`,
        logoSource: sql<string | null>`case when teams.is_logo_manual then teams.logo_source
          else coalesce(excluded.logo_source, teams.logo_source) end`,
      }),
    )
    .returning(['id', 'externalId'])
    .execute();
  const ids = new Map(rows.map((row) => [row.externalId, row.id]));
  await insertAliases(
    db,
    teams.map(({ externalId, name }) => ({
      gameId,
      alias: aliasOf(name),
      teamId: ids.get(externalId) ?? 0,
    })),
  );
  return teams.map(({ externalId }) => {
    const id = ids.get(externalId);
    if (id === undefined) throw new Error(`Team ${externalId} was not stored`);
    return id;
  });
}

export async function findTeamNames(
  db: Kysely<Schema>,
  gameId: GameId,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('gameId', '=', gameId)
    .where('id', '=', anyOf(teamIds))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type TeamFacts = Partial<Pick<Insertable<Schema['teams']>, 'name' | 'abbreviation' | 'logoSource'>>;

/** Changes a team in all of its events. */
export async function updateTeam(
  db: Kysely<Schema>,
  teamId: number,
  facts: TeamFacts,
): Promise<void> {
  if (Object.keys(facts).length === 0) return;
  await db.updateTable('teams').set(facts).where('id', '=', teamId).execute();
}

export async function replaceMembers(
  db: Kysely<Schema>,
  eventId: number,
  teamId: number,
  members: readonly Insertable<Schema['eventTeamMembers']>[],
): Promise<void> {
  await db
    .deleteFrom('eventTeamMembers')
    .where('eventId', '=', eventId)
    .where('teamId', '=', teamId)
    .execute();
  await insertMembers(db, members);
}
