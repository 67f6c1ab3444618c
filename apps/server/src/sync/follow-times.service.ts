import { matchesOf, type StageTimes, stageTimes } from '@callshot/rules';
import { type EventChange, updateEvent } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { followFirstMatch } from '../events/follow-first-match.service.ts';
import { currentStage, firstStartOf, type LoadedStage } from '../events/loaded-event.ts';
import { setMatchStart, setSubstageStart } from '../events/official-picks.repository.ts';
import { tellOfEarlyLock } from '../notifications/tell-of-early-lock.service.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import type { StageRecords } from './map-stages.ts';

interface Moved {
  readonly hasMoved: boolean;
  readonly told: readonly string[];
}

/** Starts follow the wiki, the lock of an open stage its first match, and the event's end its last one. */
export async function followTimes(
  change: EventChange,
  stages: readonly StageRecords[],
): Promise<Moved> {
  let hasMoved = false;
  const told: string[] = [];
  for (const { loaded, said } of stages) {
    const times = stageTimes(said);
    if (await storeStarts(change, loaded, times)) hasMoved = true;
    await storeFirsts(change, loaded, said, (moved) => {
      hasMoved ||= moved;
    });
  }
  told.push(...(await followLock(change, 'The first match was moved on the wiki')));
  const end = await followEnd(change, stages);
  if (end) told.push(end);
  if (hasMoved) await updateEvent(change, {});
  return { hasMoved: hasMoved || told.length > 0, told };
}

/** The starts of a bracket's matches. */
async function storeStarts(
  { trx, event }: EventChange,
  { id, stage }: LoadedStage,
  { matches }: StageTimes,
): Promise<boolean> {
  if (matches.length === 0) return false;
  const nodes = new Map(matchesOf(stage.format).map((node) => [node.key, node]));
  let hasMoved = false;
  for (const { eventSubstageId, place, startsAt } of matches) {
    const node = nodes.get(place);
    const known = event.officialRows.find(
      (row) => row.eventSubstageId === eventSubstageId && row.slot === place,
    );
    const isNew = known?.matchStartsAt?.getTime() !== Date.parse(startsAt);
    if (!node || !isNew || known?.isStartManual) continue;
    const at = {
      eventStageId: id,
      eventSubstageId,
      slot: place,
      bracketPart: node.part,
      bracketCol: node.col,
      bracketColIndex: node.colIndex,
      matchIndex: node.index,
    };
    await setMatchStart(trx, at, new Date(startsAt), false);
    hasMoved = true;
  }
  return hasMoved;
}

/** The first start of each substage of whose matches no more is kept. */
async function storeFirsts(
  { trx }: EventChange,
  { stage, starts }: LoadedStage,
  said: StageRecords['said'],
  onMove: (hasMoved: boolean) => void,
): Promise<void> {
  for (const { eventSubstageId } of stage.substages) {
    const own = said.filter((one) => one.eventSubstageId === eventSubstageId && one.place === null);
    const { first } = stageTimes(own);
    if (first === null || starts.get(eventSubstageId)?.getTime() === Date.parse(first)) continue;
    await setSubstageStart(trx, eventSubstageId, new Date(first), false);
    onMove(true);
  }
}

/**
 * A stage that opened by itself although its first match has begun: this look knows no later start, and
 * what locks a stage that was open locks it at once [rule: stages-12].
 */
export async function lockIfBegun(change: EventChange): Promise<readonly string[]> {
  const { event } = change;
  const opened = await loadEvent(change.trx, event.row.id);
  if (!opened || opened.row.stage <= event.row.stage || opened.row.lockAt !== null) return [];
  return followLock({ ...change, event: opened }, 'Its first match had begun when it opened');
}

/** The lock of the stage that is open moves with its first match [rule: stages-11, stages-12]. */
async function followLock(change: EventChange, reason: string): Promise<readonly string[]> {
  const { trx, event } = change;
  const after = await loadEvent(trx, event.row.id);
  if (!after) throw new Error(`Event ${event.row.id} is gone`);
  const stage = currentStage(after);
  const first = firstStartOf(after, stage);
  const move = await followFirstMatch(change, after, 'wiki');
  if (move === 'stays') return [];
  await insertAudit(trx, {
    actorUserId: null,
    action: 'event.lock_followed',
    subjectType: 'event',
    subjectId: event.row.id,
    before: { lockAt: event.row.lockAt },
    after: { lockAt: first },
    reason,
  });
  if (move === 'locked') {
    await tellOfEarlyLock(change);
    return [`${stage.name}: picks were locked at once, since its first match began before now`];
  }
  return [`${stage.name}: the lock moved to ${first?.toISOString()}`];
}

/** An event ends with the day of its last match. */
async function followEnd(
  change: EventChange,
  stages: readonly StageRecords[],
): Promise<string | null> {
  const { endsAt } = change.event.row;
  const { last } = stageTimes(stages.flatMap(({ said }) => said));
  const end = last === null ? null : endOfDay(last);
  if (end === null || end <= endsAt) return null;
  await updateEvent(change, { endsAt: end });
  return `The event ends on ${end.toISOString().slice(0, 10)}`;
}

const endOfDay = (instant: string): Date => new Date(`${instant.slice(0, 10)}T23:59:59.000Z`);
