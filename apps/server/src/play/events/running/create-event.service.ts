import {
  type Checked,
  type EventFormat,
  type FormatProblem,
  type NewOpening,
  parseFormat,
  problemsOfNewEvent,
  slotOfMatch,
} from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { EventProblem } from '../../problem-words/event-words.ts';
import { insertEvent } from '../events.repository.ts';
import { insertOfficialPicks } from '../results/official-picks.repository.ts';
import { insertStage, insertSubstage } from '../stages/event-stages.repository.ts';
import { insertEventTeams, insertMembers } from '../teams/event-teams.repository.ts';
import { makeTeamMarks } from '../teams/team-marks.service.ts';
import type { NamedSubstage, NewEvent } from './new-event.ts';

/** The ids that a new event was given, in the order of its stages and substages. */
export interface CreatedEvent {
  readonly eventId: number;
  readonly stages: readonly { readonly id: number; readonly substageIds: readonly number[] }[];
}

/** Makes an event with all its stages, teams and starting slots, or nothing and every problem. */
export async function createEvent(
  db: Kysely<Schema>,
  event: NewEvent,
  actorUserId: number | null = null,
): Promise<Checked<CreatedEvent, EventProblem>> {
  const format = parseFormat(event.format);
  const problems = [...problemsOfFormat(format), ...problemsOfNewEvent(event)];
  if (!format.ok || problems.length > 0) return { ok: false, problems };
  const formatJson = JSON.stringify(format.value);
  const insert = (trx: Kysely<Schema>) => insertWhole(trx, event, formatJson, actorUserId);
  const created = db.isTransaction ? await insert(db) : await db.transaction().execute(insert);
  return { ok: true, value: created };
}

const problemsOfFormat = (format: Checked<EventFormat, FormatProblem>): FormatProblem[] =>
  format.ok
    ? []
    : format.problems.map((problem) => ({ ...problem, path: ['format', ...problem.path] }));

async function insertWhole(
  trx: Kysely<Schema>,
  event: NewEvent,
  formatJson: string,
  actorUserId: number | null,
): Promise<CreatedEvent> {
  const eventId = await insertEvent(trx, {
    gameId: event.gameId,
    name: event.name,
    nameOverride: event.nameOverride,
    imageUrl: event.imageUrl,
    imageSource: event.imageSource ?? null,
    url: event.url,
    attributionName: event.attribution?.name ?? null,
    attributionUrl: event.attribution?.url ?? null,
    rewardTypeId: event.rewardTypeId,
    eventFormatId: event.eventFormatId,
    formatName: event.formatName,
    formatJson,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
  });
  const stages: CreatedEvent['stages'][number][] = [];
  for (const index of event.stages.keys())
    stages.push(await insertWholeStage(trx, eventId, event, index));
  await insertMembers(trx, membersOf(event, eventId));
  await makeTeamMarks(trx, eventId);
  await insertAudit(trx, {
    actorUserId,
    action: 'event.created',
    subjectType: 'event',
    subjectId: eventId,
    after: { name: event.name, startsAt: event.startsAt, endsAt: event.endsAt },
  });
  return { eventId, stages };
}

async function insertWholeStage(
  trx: Kysely<Schema>,
  eventId: number,
  event: NewEvent,
  stageIndex: number,
): Promise<CreatedEvent['stages'][number]> {
  const name = event.format.stages[stageIndex]?.name ?? '';
  const hasEndedMatch = event.stages[stageIndex]?.hasEndedMatch ?? false;
  const isOpen = stageIndex === 0;
  const id = await insertStage(trx, { eventId, stageIndex, name, isOpen, hasEndedMatch });
  const substageIds: number[] = [];
  const substages = event.stages[stageIndex]?.substages ?? [];
  for (const [position, substage] of substages.entries()) {
    substageIds.push(await insertWholeSubstage(trx, id, position, substage));
  }
  return { id, substageIds };
}

/** Makes a substage with its teams and starting slots. */
export async function insertWholeSubstage(
  trx: Kysely<Schema>,
  eventStageId: number,
  position: number,
  { title, groupName = null, startsAt = null, places = null, teamIds, openings }: NamedSubstage,
): Promise<number> {
  const eventSubstageId = await insertSubstage(trx, {
    eventStageId,
    position,
    title,
    startsAt,
    places,
  });
  await insertEventTeams(
    trx,
    teamIds.map((teamId, at) => ({ eventSubstageId, teamId, position: at, groupName })),
  );
  await insertOfficialPicks(
    trx,
    openings.map((opening) => openingRow(eventStageId, eventSubstageId, opening)),
  );
  return eventSubstageId;
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

/** A team's members keep the order in which they are listed. */
function membersOf({ members = [] }: NewEvent, eventId: number) {
  const positions = new Map<number, number>();
  return members.map((member) => {
    const position = positions.get(member.teamId) ?? 0;
    positions.set(member.teamId, position + 1);
    return { ...member, eventId, position };
  });
}
