import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { matchesOf } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedStage } from '../../play/events/loaded-event.ts';
import {
  setMatchStart,
  setSubstageStart,
} from '../../play/events/results/official-picks.repository.ts';
import {
  changeEvent,
  type EventChange,
  updateEvent,
} from '../../play/events/running/change-event.ts';
import { followEnd } from '../../play/events/running/follow-end.service.ts';
import type { DeskParts } from './desk-parts.ts';
import { moveLock } from './move-lock.service.ts';
import { readDesk } from './read-desk.service.ts';

type Key = 'POST /api/event/matchTime';
type Wanted = Body<Key>;
type Refusal = RefusalCode<Key>;

/** Staff say when a match begins; the lock of an open stage moves with its first match. */
export async function setStart(
  parts: DeskParts,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<EventDesk, Refusal>> {
  const { eventId } = wanted;
  await parts.seals.currentEvent(eventId);
  const set = await changeEvent(parts.db, eventId, (change) => write(change, actorUserId, wanted));
  if (set === null) return refuse('event_not_found');
  if (!set.ok) return set;
  parts.changes.announce('event', eventId);
  return readDesk(parts, eventId);
}

async function write(
  change: EventChange,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<null, Refusal>> {
  const { trx, event } = change;
  const stage = event.stages.find(({ stage: { substages } }) =>
    substages.some(({ eventSubstageId }) => eventSubstageId === wanted.eventSubstageId),
  );
  const startsAt = wanted.startsAt === null ? null : new Date(wanted.startsAt);
  const set = stage ? await store(change, stage, wanted, startsAt) : null;
  if (!stage || set === null) return refuse('match_not_found');
  if (!set) return done(null);
  await updateEvent(change, {});
  await insertAudit(trx, {
    actorUserId,
    action: 'event.match_time',
    subjectType: 'event_stage',
    subjectId: stage.id,
    before: { startsAt: startBefore(change, stage, wanted) },
    after: { eventSubstageId: wanted.eventSubstageId, slot: wanted.slot, startsAt },
  });
  if (startsAt !== null) await followEnd(change, { starts: [startsAt.getTime()], undecided: [] });
  if (stage.index === event.row.stage) await moveLock(change);
  return done(null);
}

/** Whether it is new; null = there is no such match. */
async function store(
  { trx }: EventChange,
  { id, stage }: LoadedStage,
  { eventSubstageId, slot }: Wanted,
  startsAt: Date | null,
): Promise<boolean | null> {
  if (slot === '') return setSubstageStart(trx, eventSubstageId, startsAt, true);
  const node = matchesOf(stage.format).find(({ key, isQualifier }) => key === slot && !isQualifier);
  if (!node) return null;
  return setMatchStart(
    trx,
    {
      eventStageId: id,
      eventSubstageId,
      slot,
      bracketPart: node.part,
      bracketCol: node.col,
      bracketColIndex: node.colIndex,
      matchIndex: node.index,
    },
    startsAt,
    true,
  );
}

function startBefore(
  { event }: EventChange,
  { starts }: LoadedStage,
  { eventSubstageId, slot }: Wanted,
): Date | null {
  if (slot === '') return starts.get(eventSubstageId) ?? null;
  const row = event.officialRows.find(
    (known) => known.eventSubstageId === eventSubstageId && known.slot === slot,
  );
  return row?.matchStartsAt ?? null;
}
