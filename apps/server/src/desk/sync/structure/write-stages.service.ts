import { canLockInParts } from '@callshot/rules';
import type { LoadedStage } from '../../../play/events/loaded-event.ts';
import { type EventChange, updateStage } from '../../../play/events/running/change-event.ts';
import { insertWholeSubstage } from '../../../play/events/running/create-event.service.ts';
import type { NewEvent } from '../../../play/events/running/new-event.ts';
import { insertStage } from '../../../play/events/stages/event-stages.repository.ts';
import { insertMembers } from '../../../play/events/teams/event-teams.repository.ts';
import { makeTeamMarks } from '../../../play/events/teams/team-marks.service.ts';
import { insertParticipants } from '../../liquipedia/event-wikis.repository.ts';
import { takingPart, teamKeysOf } from '../../liquipedia/plan-event.ts';
import { placeWikiTeams } from '../../liquipedia/wiki-teams.service.ts';
import { tellOfCleared } from '../../override/tell-of-edit.service.ts';
import { findTeamIdOf } from '../find-team-id-of.ts';
import { newEventOf, type StructurePlan } from './plan-structure.service.ts';
import {
  auditEntries,
  clearParticipants,
  deleteStage,
  findTeamsWithMembers,
  insertSuccessor,
  moveStagesAside,
  placeStage,
} from './structure.repository.ts';

interface Word {
  readonly actorUserId: number;
  readonly reason: string;
}

/**
 * Stages that are played as before keep their rows. Any other is a new stage, so that nothing reads picks of the
 * former one: its ids are gone, and with them drafts in browsers [rule: drafts-34].
 */
export async function writeStages(
  change: EventChange,
  plan: StructurePlan,
  word: Word,
): Promise<void> {
  const { trx, event } = change;
  const { next, stages, leaving } = plan;
  if (next === null) throw new Error('There is nothing to write');
  const eventId = event.row.id;
  const ids = await teamIdsOf(change, plan);
  const planned = newEventOf(event, { details: plan.details, next }, ids);
  await moveStagesAside(trx, eventId);
  for (const [stageIndex, { keeps, was }] of stages.entries()) {
    const kept = keeps === null ? undefined : event.stages[keeps];
    if (kept) {
      await placeStage(trx, kept.id, stageIndex);
      continue;
    }
    // The first stage is open as the one that was first; that one may be played later now.
    const stands = stageIndex === 0 ? 0 : was || null;
    const before = stands === null ? undefined : event.stages[stands];
    const id = await insertOne(change, planned, { stageIndex, before });
    if (before) await clear(change, before, { ...word, id });
  }
  for (const at of leaving) {
    const stage = event.stages[at];
    if (stage) await deleteStage(trx, stage.id);
  }
  await writeTeams(change, planned, ids);
}

async function insertOne(
  change: EventChange,
  planned: NewEvent,
  { stageIndex, before }: { readonly stageIndex: number; readonly before: LoadedStage | undefined },
): Promise<number> {
  const { trx, event } = change;
  const format = planned.format.stages[stageIndex];
  const name = format?.name ?? '';
  const id = before
    ? await insertSuccessor(trx, before.id, { stageIndex, name })
    : await insertStage(trx, {
        ...{ eventId: event.row.id, stageIndex, name },
        ...{ isOpen: false, hasEndedMatch: false },
      });
  if (format && !canLockInParts(format)) await updateStage(change, id, { lockUnit: 'stage' });
  for (const [position, substage] of (planned.stages[stageIndex]?.substages ?? []).entries()) {
    await insertWholeSubstage(trx, id, position, substage);
  }
  return id;
}

/** Picks go with their stage; what they were stands in the log, and their owners are told. */
async function clear(
  change: EventChange,
  before: LoadedStage,
  { id, ...word }: Word & { readonly id: number },
): Promise<void> {
  const cleared = await auditEntries(change.trx, { stageId: before.id, ...word });
  if (cleared === 0) return;
  await tellOfCleared(change, { stage: before, successorId: id, reason: word.reason });
}

/** A team that the event knows by another name of the wiki's is that team. */
async function teamIdsOf(
  { trx, event }: EventChange,
  { next, details }: StructurePlan,
): Promise<ReadonlyMap<string, number>> {
  const placed = next ? teamKeysOf(next.draft) : [];
  const keys = [...new Set([...placed, ...details.teams.map(({ key }) => key)])];
  const own = await placeWikiTeams(trx, event.row.gameId, takingPart(details, keys));
  const teamIdOf = await findTeamIdOf(trx, event.row.id);
  const ids = new Map<string, number>();
  const used = new Set<number>();
  for (const key of keys) {
    const known = teamIdOf(key);
    const id = known !== null && !used.has(known) ? known : (own.get(key) ?? 0);
    used.add(id);
    ids.set(key, id);
  }
  return ids;
}

async function writeTeams(
  { trx, event }: EventChange,
  { members = [], stages }: NewEvent,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const eventId = event.row.id;
  const listed = await findTeamsWithMembers(trx, eventId);
  const positions = new Map<number, number>();
  await insertMembers(
    trx,
    members
      .filter(({ teamId }) => !listed.has(teamId))
      .map((member) => {
        const position = positions.get(member.teamId) ?? 0;
        positions.set(member.teamId, position + 1);
        return { ...member, eventId, position };
      }),
  );
  const placed = new Set(
    stages.flatMap(({ substages }) => substages.flatMap(({ teamIds }) => teamIds)),
  );
  await clearParticipants(trx, eventId);
  await insertParticipants(
    trx,
    eventId,
    [...new Set(ids.values())].filter((id) => !placed.has(id)),
  );
  await makeTeamMarks(trx, eventId);
}
