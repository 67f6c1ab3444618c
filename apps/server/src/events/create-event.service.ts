import { type Checked, type EventFormat, type Problem, parseFormat } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  type NewEvent,
  type NewOpening,
  type NewSubstage,
  problemsOfNewEvent,
} from './new-event.ts';
import { slotOfMatch } from './official-rows.ts';

/** The ids that a new event was given, in the order of its stages and substages. */
export interface CreatedEvent {
  readonly eventId: number;
  readonly stages: readonly { readonly id: number; readonly substageIds: readonly number[] }[];
}

/** Makes an event with all its stages, teams and openings, or nothing and every problem. */
export async function createEvent(
  db: Kysely<Schema>,
  event: NewEvent,
  actorUserId: number | null = null,
): Promise<Checked<CreatedEvent>> {
  const format = parseFormat(event.format);
  const problems = [...problemsOfFormat(format), ...problemsOfNewEvent(event)];
  if (!format.ok || problems.length > 0) return { ok: false, problems };
  const formatJson = JSON.stringify(format.value);
  const insert = (trx: Kysely<Schema>) => insertWhole(trx, event, formatJson, actorUserId);
  const created = db.isTransaction ? await insert(db) : await db.transaction().execute(insert);
  return { ok: true, value: created };
}

const problemsOfFormat = (format: Checked<EventFormat>): Problem[] =>
  format.ok
    ? []
    : format.problems.map(({ path, message }) => ({ path: `format.${path}`, message }));

async function insertWhole(
  trx: Kysely<Schema>,
  event: NewEvent,
  formatJson: string,
  actorUserId: number | null,
): Promise<CreatedEvent> {
  const { id: eventId } = await trx
    .insertInto('events')
    .values({
      gameId: event.gameId,
      name: event.name,
      nameOverride: event.nameOverride,
      imageUrl: event.imageUrl,
      url: event.url,
      attributionName: event.attribution?.name ?? null,
      attributionUrl: event.attribution?.url ?? null,
      rewardTypeId: event.rewardTypeId,
      eventFormatId: event.eventFormatId,
      formatName: event.formatName,
      formatJson,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stages: CreatedEvent['stages'][number][] = [];
  for (const index of event.stages.keys())
    stages.push(await insertStage(trx, eventId, event, index));
  await insertMembers(trx, eventId, event);
  await insertAudit(trx, {
    actorUserId,
    action: 'event.created',
    subjectType: 'event',
    subjectId: eventId,
    after: { name: event.name, startsAt: event.startsAt, endsAt: event.endsAt },
  });
  return { eventId, stages };
}

async function insertStage(
  trx: Kysely<Schema>,
  eventId: number,
  event: NewEvent,
  stageIndex: number,
): Promise<CreatedEvent['stages'][number]> {
  const { id } = await trx
    .insertInto('eventStages')
    .values({
      eventId,
      stageIndex,
      name: event.format.stages[stageIndex]?.name ?? '',
      openedAt: stageIndex === 0 ? sql<Date>`clock_timestamp()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const substageIds: number[] = [];
  const substages = event.stages[stageIndex]?.substages ?? [];
  for (const [position, substage] of substages.entries()) {
    substageIds.push(await insertSubstage(trx, id, position, substage));
  }
  return { id, substageIds };
}

async function insertSubstage(
  trx: Kysely<Schema>,
  eventStageId: number,
  position: number,
  substage: NewSubstage,
): Promise<number> {
  const { id } = await trx
    .insertInto('eventSubstages')
    .values({ eventStageId, position, title: substage.title })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (substage.teamIds.length > 0) {
    await trx
      .insertInto('eventTeams')
      .values(
        substage.teamIds.map((teamId, at) => ({
          eventSubstageId: id,
          teamId,
          position: at,
          groupName: substage.groupName ?? null,
        })),
      )
      .execute();
  }
  if (substage.openings.length > 0) {
    await trx
      .insertInto('officialPicks')
      .values(substage.openings.map((opening) => openingRow(eventStageId, id, opening)))
      .execute();
  }
  return id;
}

function openingRow(
  eventStageId: number,
  eventSubstageId: number,
  { startsAt, outcome, ...match }: NewOpening,
) {
  return {
    ...match,
    eventStageId,
    eventSubstageId,
    slot: slotOfMatch(match),
    outcome: outcome ?? ('played' as const),
    matchStartsAt: startsAt ?? null,
    source: 'import' as const,
  };
}

async function insertMembers(
  trx: Kysely<Schema>,
  eventId: number,
  { members = [] }: NewEvent,
): Promise<void> {
  if (members.length === 0) return;
  const positions = new Map<number, number>();
  const rows = members.map((member) => {
    const position = positions.get(member.teamId) ?? 0;
    positions.set(member.teamId, position + 1);
    return { ...member, eventId, position };
  });
  await trx.insertInto('eventTeamMembers').values(rows).execute();
}

/** A team as an outside source names it. */
export interface NewTeam {
  readonly externalId: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly logoPath: string | null;
}

/** Makes or renews teams by their stable outside id (decision 115); answers ids in the same order. */
export async function upsertTeams(
  db: Kysely<Schema>,
  gameId: 1 | 2,
  teams: readonly NewTeam[],
): Promise<number[]> {
  if (teams.length === 0) return [];
  const rows = await db
    .insertInto('teams')
    .values(teams.map((team) => ({ ...team, gameId })))
    .onConflict((conflict) =>
      conflict.columns(['gameId', 'externalId']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        abbreviation: eb.ref('excluded.abbreviation'),
        logoPath: eb.ref('excluded.logoPath'),
      })),
    )
    .returning(['id', 'externalId'])
    .execute();
  const ids = new Map(rows.map((row) => [row.externalId, row.id]));
  return teams.map(({ externalId }) => {
    const id = ids.get(externalId);
    if (id === undefined) throw new Error(`Team ${externalId} was not stored`);
    return id;
  });
}
