import { type Kysely, sql, type Transaction } from 'kysely';
import { auditOrigin } from '../../../platform/audit/audit-origin.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type Trx = Transaction<Schema>;

/** Beyond every position that a format has. */
const aside = 1000;

/** Makes room: positions are unique while stages change theirs. */
export async function moveStagesAside(trx: Trx, eventId: number): Promise<void> {
  await trx
    .updateTable('eventStages')
    .set({ stageIndex: sql`stage_index + ${aside}::int` })
    .where('eventId', '=', eventId)
    .execute();
}

export async function placeStage(trx: Trx, stageId: number, stageIndex: number): Promise<void> {
  await trx.updateTable('eventStages').set({ stageIndex }).where('id', '=', stageId).execute();
}

/**
 * A stage in the place of another: as open as that one was, and announced with it. It has neither its teams nor its
 * picks.
 */
export async function insertSuccessor(
  trx: Trx,
  stageId: number,
  { stageIndex, name }: { readonly stageIndex: number; readonly name: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into event_stages (event_id, stage_index, name, opened_at, is_opened_by_itself, opening,
      lock_unit, extended_minutes)
    select event_id, ${stageIndex}::int, ${name}, opened_at, is_opened_by_itself, opening,
      lock_unit, extended_minutes
    from event_stages where id = ${stageId}::int returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`Stage ${stageId} is gone`);
  await sql`
    update notices set event_stage_id = ${id}::int,
      subject = replace(subject || ' ', ${` ${stageId} `}, ${` ${id} `})
    where event_stage_id = ${stageId}::int`.execute(trx);
  await sql`update notices set subject = rtrim(subject) where event_stage_id = ${id}::int`.execute(
    trx,
  );
  return id;
}

export interface ClearedEntries {
  readonly stageId: number;
  readonly actorUserId: number;
  readonly reason: string;
}

/** Writes down who had picked what of a stage, in its bytes; the number of entries. */
export async function auditEntries(
  trx: Trx,
  { stageId, actorUserId, reason }: ClearedEntries,
): Promise<number> {
  // A million entries take a minute. Saves wait for the event's lock.
  await sql`set local statement_timeout = '600s'`.execute(trx);
  const origin = auditOrigin();
  const { numAffectedRows = 0n } = await sql`
    insert into audit_log
      (actor_user_id, action, subject_type, subject_id, before, reason, request_id, session_id)
    select ${actorUserId}::int, 'picks.cleared', 'user', n.user_id,
      jsonb_build_object('eventStageId', n.event_stage_id, 'version', n.version,
        'layoutFingerprint', n.layout_fingerprint, 'slots', encode(n.slots, 'hex')),
      ${reason || null}, ${origin?.requestId ?? null}, ${origin?.sessionId ?? null}::bigint
    from entries n where n.event_stage_id = ${stageId}::int order by n.user_id`.execute(trx);
  return Number(numAffectedRows);
}

/** With its teams, draw, picks and what the wiki said of it. */
export async function deleteStage(trx: Trx, stageId: number): Promise<void> {
  await trx.deleteFrom('eventStages').where('id', '=', stageId).execute();
}

/** Teams of an event whose members are listed. */
export async function findTeamsWithMembers(
  trx: Trx,
  eventId: number,
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('eventTeamMembers')
    .select('teamId')
    .distinct()
    .where('eventId', '=', eventId)
    .execute();
  return new Set(rows.map(({ teamId }) => teamId));
}

/** Takes away all teams that take part without a place. */
export async function clearParticipants(trx: Trx, eventId: number): Promise<void> {
  await trx.deleteFrom('eventParticipants').where('eventId', '=', eventId).execute();
}

interface TakenStructure {
  readonly mapping: unknown;
  readonly structure: unknown;
}

/** The wiki is looked at again, and what it says of changed stages is taken in. */
export async function updateDrafted(
  db: Kysely<Schema>,
  eventId: number,
  { mapping, structure }: TakenStructure,
): Promise<void> {
  await db
    .updateTable('eventWikis')
    .set({
      mapping: JSON.stringify(mapping),
      drafted: JSON.stringify(structure),
      comparedDigest: null,
      comparedAt: null,
      nextLookAt: sql<Date>`clock_timestamp()`,
    })
    .where('eventId', '=', eventId)
    .execute();
}
