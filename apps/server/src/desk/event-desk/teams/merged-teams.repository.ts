import type { Replacement } from '@callshot/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ChangedNames, MergedEvent, TeamMerge } from './team-edits.tables.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Events in which a team has a place, or takes part without one yet. */
export async function findEventIdsOfTeam(db: Db, teamId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.event_id as id from event_teams t
      join event_substages u on u.id = t.event_substage_id
      join event_stages s on s.id = u.event_stage_id where t.team_id = ${teamId}::int
    union select event_id from event_participants where team_id = ${teamId}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which team a team was said to be, unless that was taken back; null = it stands for itself. */
export async function findMergedInto(db: Db, teamId: number): Promise<number | null> {
  const merge = await db
    .selectFrom('teamEdits')
    .select('teamId')
    .where('kind', '=', 'merged')
    .where('undoneAt', 'is', null)
    .where(sql<boolean>`after ->> 'lostTeamId' = ${String(teamId)}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return merge?.teamId ?? null;
}

/** Everything that a team is called, or these of it, names another one; answers what that is. */
export async function moveAliases(
  trx: Trx,
  { from, to }: Replacement,
  only: readonly string[] | null = null,
): Promise<string[]> {
  const moved = trx.updateTable('teamAliases').set({ teamId: to }).where('teamId', '=', from);
  const rows = await (only ? moved.where('alias', '=', anyOf(only)) : moved)
    .returning('alias')
    .execute();
  return rows.map(({ alias }) => alias);
}

/** Two teams of a game change the ids that other sources have for them. */
export async function exchangeExternalIds(
  trx: Trx,
  one: { readonly id: number; readonly externalId: string },
  other: { readonly id: number; readonly externalId: string },
): Promise<void> {
  const set = (id: number, externalId: string) =>
    trx.updateTable('teams').set({ externalId }).where('id', '=', id).execute();
  await set(one.id, `exchanged:${one.id}`);
  await set(other.id, one.externalId);
  await set(one.id, other.externalId);
}

/** Whether each of them took part. */
export async function moveParticipant(
  trx: Trx,
  eventId: number,
  { from, to }: Replacement,
): Promise<MergedEvent['participants']> {
  const rows = await trx
    .selectFrom('eventParticipants')
    .select('teamId')
    .where('eventId', '=', eventId)
    .where('teamId', '=', anyOf([from, to]))
    .execute();
  const participants = rows.map(({ teamId }) => teamId);
  if (participants.includes(from)) await setParticipants(trx, eventId, { from, to }, [to]);
  return participants;
}

/** Only these two teams take part. */
export async function setParticipants(
  trx: Trx,
  eventId: number,
  { from, to }: Replacement,
  participants: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('eventParticipants')
    .where('eventId', '=', eventId)
    .where('teamId', '=', anyOf([from, to]))
    .execute();
  if (participants.length === 0) return;
  await trx
    .insertInto('eventParticipants')
    .values(participants.map((teamId) => ({ eventId, teamId })))
    .execute();
}

/** Moves the roster to a team without one. Returns whether it moved. */
export async function moveMembers(
  trx: Trx,
  eventId: number,
  { from, to }: Replacement,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('eventTeamMembers')
    .set({ teamId: to })
    .where('eventId', '=', eventId)
    .where('teamId', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('eventTeamMembers as own')
            .select('own.teamId')
            .where('own.eventId', '=', eventId)
            .where('own.teamId', '=', to),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The wiki's names in an event mean again what they meant, where nothing else was said since. */
export async function restoreEventTeamNames(
  trx: Trx,
  eventId: number,
  keptId: number,
  { were, added }: ChangedNames,
): Promise<void> {
  await trx
    .deleteFrom('eventTeamNames')
    .where('eventId', '=', eventId)
    .where('teamId', '=', keptId)
    .where('name', '=', anyOf(added))
    .execute();
  for (const { name, teamId } of were) {
    await trx
      .insertInto('eventTeamNames')
      .values({ eventId, name, teamId })
      .onConflict((conflict) =>
        conflict
          .columns(['eventId', 'name'])
          .doUpdateSet({ teamId })
          .where('eventTeamNames.teamId', '=', keptId),
      )
      .execute();
  }
}

/** The events that a merge changed; null = it is not there any more. */
export async function findMerge(db: Db, editId: number): Promise<TeamMerge | null> {
  const edit = await db
    .selectFrom('teamEdits')
    .select('after')
    .where('id', '=', editId)
    .where('kind', '=', 'merged')
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return (edit?.after as TeamMerge | undefined) ?? null;
}
