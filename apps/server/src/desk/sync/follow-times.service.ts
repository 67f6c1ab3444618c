import { isDecided, matchesOf, type StageTimes, stageTimes } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import {
  currentStage,
  firstStartOf,
  type LoadedEvent,
  type LoadedStage,
} from '../../play/events/loaded-event.ts';
import {
  setMatchStart,
  setSubstageStart,
} from '../../play/events/results/official-picks.repository.ts';
import { type EventChange, reloaded, updateEvent } from '../../play/events/running/change-event.ts';
import { followEnd } from '../../play/events/running/follow-end.service.ts';
import { followFirstMatch } from '../../play/events/running/follow-first-match.service.ts';
import { tellOfEarlyLock } from '../../reach/notifications/notices/tell-of-early-lock.service.ts';
import type { StageRecords } from './map-stages.ts';
import type { Teller } from './teller.ts';
import type { WikiMatchRow } from './wiki-records.repository.ts';

interface Moved {
  readonly hasMoved: boolean;
  readonly told: readonly string[];
}

/**
 * Applies the times of matches. The lock of an open stage follows its first match, the event's end its
 * last one. `before` holds the times that were known.
 */
export async function followTimes(
  change: EventChange,
  stages: readonly StageRecords[],
  before: readonly WikiMatchRow[],
  { name }: Pick<Teller, 'name'>,
): Promise<Moved> {
  let hasMoved = false;
  const told: string[] = [];
  for (const { loaded, said } of stages) {
    const times = stageTimes(said);
    if (await storeStarts(change, loaded, times)) hasMoved = true;
    if (await storeFirsts(change, loaded, said)) hasMoved = true;
  }
  const { event: after } = hasMoved ? await reloaded(change) : change;
  told.push(...(await followLock(change, after, `${name} moved the first match`)));
  const end = await followLast(change, stages, before);
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
    if (!node || known?.matchStartsAt?.getTime() === Date.parse(startsAt)) continue;
    const at = {
      eventStageId: id,
      eventSubstageId,
      slot: place,
      bracketPart: node.part,
      bracketCol: node.col,
      bracketColIndex: node.colIndex,
      matchIndex: node.index,
    };
    if (await setMatchStart(trx, at, new Date(startsAt), false)) hasMoved = true;
  }
  return hasMoved;
}

/** The first start of each substage of whose matches no more is kept; answers whether one is new. */
async function storeFirsts(
  { trx }: EventChange,
  { stage, starts }: LoadedStage,
  said: StageRecords['said'],
): Promise<boolean> {
  let hasMoved = false;
  for (const { eventSubstageId } of stage.substages) {
    const own = said.filter((one) => one.eventSubstageId === eventSubstageId && one.place === null);
    const { first } = stageTimes(own);
    if (first === null || starts.get(eventSubstageId)?.getTime() === Date.parse(first)) continue;
    if (await setSubstageStart(trx, eventSubstageId, new Date(first), false)) hasMoved = true;
  }
  return hasMoved;
}

/**
 * Locks a stage that opened by itself after its first match had begun. This look knows no later
 * start [rule: stages-12]. `before` is the event as the look found it.
 */
export async function lockIfBegun(
  change: EventChange,
  before: LoadedEvent,
): Promise<readonly string[]> {
  const { event } = change;
  if (event.row.stage <= before.row.stage || event.row.lockAt !== null) return [];
  return followLock(change, event, 'Its first match had begun when it opened');
}

/**
 * The lock of the stage that is open moves with its first match [rule: stages-11, stages-12].
 * `after` has the new starts.
 */
async function followLock(
  change: EventChange,
  after: LoadedEvent,
  reason: string,
): Promise<readonly string[]> {
  const { trx, event } = change;
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

/** The end follows the last match when that moves, and not what was known when staff set it. */
async function followLast(
  change: EventChange,
  stages: readonly StageRecords[],
  before: readonly WikiMatchRow[],
): Promise<string | null> {
  const said = stages.flatMap((stage) => stage.said);
  const known = before.map(({ record, ...place }) => ({ ...place, match: record }));
  const { last } = stageTimes(said);
  const isNew = last !== null && last !== stageTimes(known).last;
  const undecided = said
    .filter(({ match }) => !match.isFinished && !isDecided(match))
    .flatMap((one) => stageTimes([one]).first ?? [])
    .map((start) => Date.parse(start));
  const end = await followEnd(change, { starts: isNew ? [Date.parse(last)] : [], undecided });
  return end && `The event ends on ${end.toISOString().slice(0, 10)}`;
}
