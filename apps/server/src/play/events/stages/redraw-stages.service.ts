import { isDeepStrictEqual } from 'node:util';
import { type HandMatches, withHandTeams } from '@callshot/rules';
import { insertAudit } from '../../../platform/audit/audit.ts';
import { findStage, type LoadedEvent, type LoadedStage } from '../loaded-event.ts';
import { type OfficialSource, replaceOfficial } from '../results/replace-official.service.ts';
import {
  type EventChange,
  updateEvent,
  updateHandMatches,
  updateStage,
  updateTeamMatches,
} from '../running/change-event.ts';
import { replaceEventTeams } from '../teams/event-teams.repository.ts';
import type { StageRedraw } from './plan-redraws.ts';

/**
 * Stores a later stage as a correction leaves it: its teams, and the same exchange of teams in its
 * draw and results.
 */
export async function writeRedraw(
  change: EventChange,
  redraw: StageRedraw,
  source: OfficialSource,
): Promise<void> {
  const { before, after, replaced, left, added } = redraw;
  const predecessors = new Map(replaced.map(({ from, to }) => [to, from]));
  await writeTeams(change, after, (teamId) => predecessors.get(teamId) ?? teamId);
  if (replaced.length + left.length + added.length === 0) return;
  await replaceOfficial(change, after, { source, isConsequence: true });
  await insertAudit(change.trx, {
    actorUserId: null,
    action: 'stage.teams_placed',
    subjectType: 'event_stage',
    subjectId: after.id,
    before: { teamIds: teamIdsOf(before) },
    after: { teamIds: teamIdsOf(after) },
  });
}

const teamIdsOf = ({ stage }: LoadedStage): number[] =>
  stage.substages.flatMap(({ teamIds }) => [...teamIds]);

/**
 * Stores a stage's lists of teams, and their known matches; a team that takes a place takes the name of its
 * group too.
 */
export async function writeTeams(
  change: EventChange,
  { stage, arrivals, byHand }: LoadedStage,
  predecessorOf: (teamId: number) => number = (teamId) => teamId,
): Promise<void> {
  for (const { eventSubstageId, title, teamIds } of stage.substages) {
    await replaceEventTeams(
      change.trx,
      eventSubstageId,
      teamIds.map((teamId, position) => ({
        eventSubstageId,
        teamId,
        position,
        groupName:
          groupOf(change.event, eventSubstageId, predecessorOf(teamId)) ??
          (stage.substages.length > 1 ? title : null),
        isArrival: arrivals.includes(teamId),
      })),
    );
  }
  await storeKnown(change, stage);
  await followTeams(change, { stage, byHand }, predecessorOf);
  await updateEvent(change, {});
}

/** Known matches get the teams that play them now. */
async function storeKnown(
  change: EventChange,
  { eventStageId, substages }: LoadedStage['stage'],
): Promise<void> {
  const before = findStage(change.event, eventStageId)?.stage.substages ?? [];
  const moved = substages.flatMap(({ eventSubstageId, teamMatches = [] }) => {
    const was = before.find((own) => own.eventSubstageId === eventSubstageId)?.teamMatches ?? [];
    return isDeepStrictEqual(was, teamMatches) ? [] : [{ eventSubstageId, teamMatches }];
  });
  if (moved.length > 0) await updateTeamMatches(change, moved);
}

/** Matches that staff entered stay at their place, with the team that takes it. */
async function followTeams(
  change: EventChange,
  { stage, byHand }: Pick<LoadedStage, 'stage' | 'byHand'>,
  predecessorOf: (teamId: number) => number,
): Promise<void> {
  const followed = new Map<number, HandMatches>();
  for (const { eventSubstageId, teamIds } of stage.substages) {
    const own = byHand.get(eventSubstageId);
    if (!own) continue;
    const successors = new Map(teamIds.map((teamId) => [predecessorOf(teamId), teamId]));
    const after = withHandTeams(own, (teamId) => successors.get(teamId) ?? teamId, teamIds);
    if (!isDeepStrictEqual(own, after)) followed.set(eventSubstageId, after);
  }
  if (followed.size === 0) return;
  await updateHandMatches(change, followed);
  const before = findStage(change.event, stage.eventStageId);
  await updateStage(change, stage.eventStageId, { handVersion: (before?.handVersion ?? 0) + 1 });
}

const groupOf = ({ teams }: LoadedEvent, eventSubstageId: number, teamId: number): string | null =>
  teams.find((team) => team.eventSubstageId === eventSubstageId && team.id === teamId)?.group ??
  null;
