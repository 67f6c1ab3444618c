import { arrivingTeams, placedTeams, teamsNeededToOpen, teamsSentOn } from '@callshot/rules';
import { insertAudit } from '../../../platform/audit/audit.ts';
import {
  areFirstsKnown,
  currentStage,
  firstStartOf,
  isResultKnown,
  type LoadedEvent,
  type LoadedStage,
  locksInParts,
} from '../loaded-event.ts';
import { closeStage, type EventChange, updateEvent } from '../running/change-event.ts';
import { openNextStage } from './stage-action.service.ts';

export type StageMove = 'opens' | 'closes';

/**
 * Decides how the event's stages follow its results. The next stage opens by itself when enough of
 * its teams are known. A stage that opened that way closes again when they turn out not to be,
 * unless somebody has picked in it. Null = nothing changes.
 */
export function stageMoveOf(
  event: LoadedEvent,
  pickedStageIds: ReadonlySet<number>,
): StageMove | null {
  if (event.row.finishedAt !== null) return null;
  if (isOpenByMistake(event, pickedStageIds)) return 'closes';
  const current = currentStage(event);
  const next = event.stages[current.index + 1];
  if (!next || !isClosed(current)) return null;
  return areEnoughKnown(event, next) ? 'opens' : null;
}

function isOpenByMistake(event: LoadedEvent, pickedStageIds: ReadonlySet<number>): boolean {
  const current = currentStage(event);
  const previous = event.stages[current.index - 1];
  if (!previous || !current.isOpenedByItself || isClosed(current)) return false;
  if (pickedStageIds.has(current.id)) return false;
  return !areEnoughKnown(event, current);
}

/**
 * One without a lock is never sealed; its results close it all the same. One that locks in parts has results while
 * others of its matches are open.
 */
const isClosed = (stage: LoadedStage): boolean =>
  stage.sealedAt !== null || (!locksInParts(stage) && isResultKnown(stage));

function areEnoughKnown(event: LoadedEvent, next: LoadedStage): boolean {
  const { known, needed } = teamsToOpen(event, next);
  return needed !== null && known >= needed;
}

/**
 * The size that the tournament gives for a Swiss stage or groups. Else it is the number of its entries, or the
 * teams that start there plus those that advance to it.
 */
function countAllTeams(previous: LoadedStage, { stage, places }: LoadedStage): number {
  const told = stage.substages.map(({ eventSubstageId }) => places.get(eventSubstageId));
  if (told.every((count) => count !== undefined)) {
    return told.reduce((total, count) => total + count, 0);
  }
  if (stage.format.entries) return stage.format.entries.flat().length;
  const before = new Set(previous.stage.substages.flatMap(({ teamIds }) => teamIds));
  const listed = stage.substages.flatMap(({ teamIds }) => teamIds);
  const entering = listed.filter((teamId) => !before.has(teamId));
  return entering.length + teamsSentOn(previous.stage, previous.official);
}

/** A team that only waits for its successor does not count as known. */
function countKnownTeams(
  event: LoadedEvent,
  { index, stage, official, arrivals }: LoadedStage,
): number {
  const through = new Set(arrivingTeams(event.stages, index).map(({ teamId }) => teamId));
  const waiting = new Set(arrivals.filter((teamId) => !through.has(teamId)));
  return placedTeams(stage, official).filter((teamId) => !waiting.has(teamId)).length;
}

/** Number of a stage's teams that are certain, and the number it needs to open by itself. */
export function teamsToOpen(
  event: LoadedEvent,
  stage: LoadedStage,
): { readonly known: number; readonly needed: number | null } {
  const previous = event.stages[stage.index - 1];
  return {
    known: countKnownTeams(event, stage),
    needed: teamsNeededToOpen(stage.stage, previous ? countAllTeams(previous, stage) : null),
  };
}

/** Opens or closes stages as the results say, and answers what it did. */
export async function moveStages(
  change: EventChange,
  pickedStageIds: ReadonlySet<number>,
): Promise<StageMove | null> {
  const move = stageMoveOf(change.event, pickedStageIds);
  if (move === 'opens') await openByItself(change);
  if (move === 'closes') await closeAgain(change);
  return move;
}

async function openByItself(change: EventChange): Promise<void> {
  const { trx, event, now } = change;
  const relockAt = firstMatchOfNext(change);
  await openNextStage(change, { relockAt, isByItself: true });
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

/** The stage before is the current one again, and stays closed from its seal on. */
async function closeAgain(change: EventChange): Promise<void> {
  const { trx, event } = change;
  const current = currentStage(event);
  const previous = event.stages[current.index - 1];
  if (!previous) throw new Error(`Event ${event.row.id} has no stage before ${current.index}`);
  await closeStage(change, current.id);
  await updateEvent(change, {
    stage: previous.index,
    isUnlocked: true,
    relockAt: previous.sealedAt,
  });
  await insertAudit(trx, {
    actorUserId: null,
    action: 'event.stage_closed',
    subjectType: 'event',
    subjectId: event.row.id,
    before: { stage: current.index, lockAt: event.row.lockAt },
    after: { stage: previous.index, lockAt: previous.sealedAt },
    reason: 'After a correction too few of its teams are known, and it has no picks',
  });
}

const shortMs = 60 * 60_000;

/**
 * Too little time is left: the stage opens all the same, and Admins are alerted to check its lock
 * [rule: stages-4].
 */
function whyStaffShouldLook(relockAt: Date | null, now: Date): string | null {
  if (relockAt === null) return 'No later match is known: picks stay locked until staff set a time';
  return relockAt.getTime() - now.getTime() < shortMs
    ? 'Less than 60 minutes are left before the first match'
    : null;
}

/**
 * Picks lock at the start of the stage's first match. Null leaves the stage locked until staff set
 * a time: when the start is unknown or past, or when results are known that everybody could copy.
 */
function firstMatchOfNext({ event, now }: EventChange): Date | null {
  const next = event.stages[event.row.stage + 1];
  if (!next || isResultKnown(next)) return null;
  const first = areFirstsKnown(event, next).includes(true) ? firstStartOf(event, next) : null;
  return first !== null && first > now ? first : null;
}
