import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { TeamEdit, TeamNaming, TeamPicture } from './team-edits.tables.ts';

type Db = Kysely<Schema>;
type TeamRow = Selectable<Schema['teams']>;
type EditRow = Selectable<Schema['teamEdits']>;

/**
 * Locks a team against other changes until the transaction ends. It can still be put into events.
 */
export const lockTeam = (trx: Transaction<Schema>, teamId: number): Promise<TeamRow | undefined> =>
  trx.selectFrom('teams').selectAll().where('id', '=', teamId).forNoKeyUpdate().executeTakeFirst();

export const namingOf = (team: TeamRow): TeamNaming => ({
  name: team.name,
  abbreviation: team.abbreviation,
  isManual: team.isNameManual,
});

export const pictureOf = (team: TeamRow): TeamPicture => ({
  logoPath: team.logoPath,
  logoSource: team.logoSource,
  isManual: team.isLogoManual,
});

export async function setNaming(
  trx: Transaction<Schema>,
  teamId: number,
  { isManual: isNameManual, name, abbreviation }: TeamNaming,
): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ name, abbreviation, isNameManual })
    .where('id', '=', teamId)
    .execute();
}

export async function setPicture(
  trx: Transaction<Schema>,
  teamId: number,
  { isManual: isLogoManual, logoPath, logoSource }: TeamPicture,
): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ logoPath, logoSource, isLogoManual })
    .where('id', '=', teamId)
    .execute();
}

type Edit = Pick<Insertable<Schema['teamEdits']>, 'teamId' | 'eventId'> & TeamEdit;

export async function insertTeamEdit(trx: Transaction<Schema>, edit: Edit): Promise<void> {
  await trx
    .insertInto('teamEdits')
    .values({
      ...edit,
      before: JSON.stringify(edit.before),
      after: JSON.stringify(edit.after),
    })
    .execute();
}

const listedAtMost = 20;

/** No other team was said to be the same one since. */
const isLastMerge = sql<boolean>`not exists (select from team_edits later
  where later.team_id = e.team_id and later.kind = 'merged' and later.undone_at is null
    and later.id > e.id)`.as('isLastMerge');

/** Edits of these teams that were not undone, newest first, each with its team as it is now. */
export const findTeamEdits = (db: Db, teamIds: readonly number[]) =>
  db
    .selectFrom('teamEdits as e')
    .innerJoin('teams as t', 't.id', 'e.teamId')
    .selectAll('t')
    .select(['e.id as editId', 'e.kind', 'e.before', 'e.after', 'e.madeAt'])
    .select(isLastMerge)
    .where('e.teamId', '=', anyOf(teamIds))
    .where('e.undoneAt', 'is', null)
    .orderBy('e.id', 'desc')
    .limit(listedAtMost)
    .execute();

export type TeamEditRow = Awaited<ReturnType<typeof findTeamEdits>>[number];

export const findTeamEdit = (trx: Transaction<Schema>, editId: number) =>
  trx
    .selectFrom('teamEdits as e')
    .selectAll('e')
    .select(isLastMerge)
    .where('e.id', '=', editId)
    .where('e.undoneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type FoundTeamEdit = NonNullable<Awaited<ReturnType<typeof findTeamEdit>>>;

export async function markUndone(trx: Transaction<Schema>, edit: Pick<EditRow, 'id'>) {
  await trx
    .updateTable('teamEdits')
    .set({ undoneAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', edit.id)
    .execute();
}
