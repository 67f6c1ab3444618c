import { advancingTeams, isBracketStage, shouldOpenStage } from '@callshot/rules';
import { insertAudit } from '../platform/audit/audit.ts';
import { type EventChange, updateEvent } from './change-event.ts';
import { deleteEventTeams, insertEventTeams } from './event-teams.repository.ts';
import { currentStage, type LoadedEvent, type LoadedStage } from './loaded-event.ts';
import { openNextStage } from './stage-action.service.ts';

/**
 * After official results have changed: teams that advance take their places in the next stage, and
 * it opens by itself when enough of its teams are known (decisions 124 to 126). `before` is the
 * event as it was, so that a correction takes back what only the mistake had placed.
 */
export async function progressStages(change: EventChange, before: LoadedEvent): Promise<void> {
  const { event, now } = change;
  const current = currentStage(event);
  const next = event.stages[event.row.stage + 1];
  if (!next || event.row.finishedAt !== null) return;
  const known = await placeTeams(change, next, {
    was: advancingTeams(current.stage, currentStage(before).official),
    is: advancingTeams(current.stage, current.official),
  });
  if (current.sealedAt === null || !shouldOpenStage(next.stage, known)) return;
  await openByItself(change, firstMatchAfter(event, next, now));
}

interface Advancing {
  readonly was: readonly number[];
  readonly is: readonly number[];
}

/**
 * Puts advancing teams into the next stage and answers how many of its teams are known. Who plays
 * in which group or place of a bracket is the draw's business: staff or the import enter it.
 */
async function placeTeams(
  change: EventChange,
  next: LoadedStage,
  advancing: Advancing,
): Promise<number> {
  const [substage, ...others] = next.stage.substages;
  const drawn = new Set(
    next.official.matchPicks.flatMap(({ topTeamId, bottomTeamId }) => [topTeamId, bottomTeamId]),
  );
  drawn.delete(null);
  if (!substage || others.length > 0) {
    const placed = next.stage.substages.flatMap(({ teamIds }) => teamIds);
    return isBracketStage(next.stage.format) ? drawn.size : new Set(placed).size;
  }
  const mistaken = advancing.was.filter((id) => !advancing.is.includes(id) && !drawn.has(id));
  const kept = substage.teamIds.filter((id) => !mistaken.includes(id));
  const added = advancing.is.filter((id) => !kept.includes(id));
  if (kept.length < substage.teamIds.length || added.length > 0) {
    await replaceTeams(change, next, substage.eventSubstageId, [...kept, ...added]);
  }
  return isBracketStage(next.stage.format) ? drawn.size : kept.length + added.length;
}

/** The stage is not open yet: no entry depends on its teams' positions. */
async function replaceTeams(
  change: EventChange,
  next: LoadedStage,
  eventSubstageId: number,
  teamIds: readonly number[],
): Promise<void> {
  const { trx } = change;
  await deleteEventTeams(trx, eventSubstageId);
  await insertEventTeams(
    trx,
    teamIds.map((teamId, position) => ({ eventSubstageId, teamId, position })),
  );
  await updateEvent(change, {});
  await insertAudit(trx, {
    actorUserId: null,
    action: 'stage.teams_placed',
    subjectType: 'event_stage',
    subjectId: next.id,
    before: { teamIds: next.stage.substages[0]?.teamIds },
    after: { teamIds },
  });
}

async function openByItself(change: EventChange, relockAt: Date | null): Promise<void> {
  const { trx, event, now } = change;
  await openNextStage(change, relockAt);
  await insertAudit(trx, {
    actorUserId: null,
    action: 'event.stage_opened',
    subjectType: 'event',
    subjectId: event.row.id,
    before: { stage: event.row.stage },
    after: { stage: event.row.stage + 1, relockAt },
    reason: whyStaffShouldLook(relockAt, now),
  });
}

const shortMs = 60 * 60_000;

/** It opens all the same, but somebody ought to see to its lock (decision 126). */
function whyStaffShouldLook(relockAt: Date | null, now: Date): string | null {
  if (relockAt === null) return 'No later match is known: picks stay locked until staff set a time';
  return relockAt.getTime() - now.getTime() < shortMs
    ? 'Less than 60 minutes are left before the first match'
    : null;
}

/** Picks lock at the stage's first match; null, and closed until staff names a time, when that is unknown or past. */
function firstMatchAfter(event: LoadedEvent, next: LoadedStage, now: Date): Date | null {
  const starts = event.officialRows.flatMap((row) =>
    row.eventStageId === next.id && row.matchStartsAt !== null ? [row.matchStartsAt.getTime()] : [],
  );
  const first = Math.min(...starts);
  return Number.isFinite(first) && first > now.getTime() ? new Date(first) : null;
}
