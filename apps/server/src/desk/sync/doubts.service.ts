import type { Body, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findStage } from '../../play/events/loaded-event.ts';
import {
  releaseOfficialPick,
  releaseSlots,
} from '../../play/events/results/official-picks.repository.ts';
import { changeEvent, type EventChange, reloaded } from '../../play/events/running/change-event.ts';
import { writeOfficial } from '../../play/official/write-official.service.ts';
import { areSamePicks } from '../../play/picks/same-picks.ts';
import { pickSetOf } from '../../play/picks/submitted-picks.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { applyStored } from './apply-stored.service.ts';
import { answerDoubt, type DoubtRow, findOpenDoubt, reopenDoubts } from './doubts.repository.ts';
import { identify } from './identity.service.ts';
import { planAnswer } from './plan-answer.ts';
import { findEventWiki, lookNow } from './sync.repository.ts';
import { afterResults, type SyncParts } from './sync-parts.ts';

type AnswerKey = 'POST /api/sync/answer';
type CorrectKey = 'POST /api/sync/correct';
type ReleaseKey = 'POST /api/sync/release';

/** One click on a doubt: its likeliest answer becomes official, or it is left alone. */
export async function answer(
  parts: SyncParts,
  actorUserId: number,
  { eventId, doubtId, answer: given, note }: Body<AnswerKey>,
): Promise<Outcome<null, RefusalCode<AnswerKey>>> {
  await parts.seals.currentEvent(eventId);
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    const doubt = await findOpenDoubt(change.trx, eventId, doubtId);
    if (!doubt) return refuse('doubt_not_found');
    if (given === 'apply') {
      if (!doubt.canApply) return refuse('not_applicable');
      if (doubt.kind === 'unknown_team') return tellWhoItIs(change, doubt, { actorUserId, note });
      const entered = await enter(change, doubt, { actorUserId, note });
      if (!entered.ok) return entered;
    }
    await settle(change, doubt, given, { actorUserId, note });
    return done(null);
  });
  return conclude(parts, eventId, given === 'apply', outcome);
}

/** It is the team that stands where the wiki has the name. */
async function tellWhoItIs(
  change: EventChange,
  doubt: DoubtRow,
  word: { readonly actorUserId: number; readonly note: string },
): Promise<Outcome<null, 'doubt_not_found'>> {
  const { teamKey: name, teamIds } = doubt;
  const [teamId] = teamIds;
  if (!name || teamId === undefined) return refuse('doubt_not_found');
  await settle(change, doubt, 'apply', word);
  await identify(change, { name, teamId }, word);
  return done(null);
}

/** The wiki's word on staff's: a match of a Swiss stage alone may change nothing yet. */
async function enter(
  change: EventChange,
  doubt: DoubtRow,
  { actorUserId, note }: { readonly actorUserId: number; readonly note: string },
): Promise<Outcome<null, RefusalCode<AnswerKey>>> {
  const { trx, event, now } = change;
  const planned = await planAnswer(trx, event, now, doubt);
  if (!planned.ok) return planned;
  const standing = findStage(event, doubt.eventStageId)?.official;
  if (standing && areSamePicks(standing, planned.value.picks)) return done(null);
  const written = await writeOfficial(change, {
    ...planned.value,
    source: 'import',
    actorUserId,
    reason: note,
  });
  if (!written.ok) return written;
  if (doubt.kind === 'staff_says_otherwise' && doubt.place !== null) {
    await releaseOfficialPick(trx, { eventSubstageId: doubt.eventSubstageId, slot: doubt.place });
  }
  return done(null);
}

/** Staff know better than both: their word counts from now on. */
export async function correct(
  parts: SyncParts,
  actorUserId: number,
  { eventId, doubtId, eventStageId, note, version, ...lists }: Body<CorrectKey>,
): Promise<Outcome<null, RefusalCode<CorrectKey>>> {
  await parts.seals.currentEvent(eventId);
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    if (change.event.row.officialVersion !== version) return refuse('version_conflict');
    const doubt = await findOpenDoubt(change.trx, eventId, doubtId);
    if (!doubt || doubt.kind === 'structure') return refuse('doubt_not_found');
    const written = await writeOfficial(change, {
      eventStageId,
      picks: pickSetOf(lists),
      source: 'manual',
      actorUserId,
      reason: note,
    });
    if (!written.ok) return written;
    await settle(change, doubt, 'correct', { actorUserId, note });
    return done(null);
  });
  return conclude(parts, eventId, true, outcome);
}

/** Lets the wiki decide a result of staff again, and looks at it anew. */
export async function release(
  parts: SyncParts,
  actorUserId: number,
  { eventId, eventSubstageId, slot }: Body<ReleaseKey>,
): Promise<Outcome<null, RefusalCode<ReleaseKey>>> {
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    const { trx, event, now } = change;
    const stage = event.stages.find((one) =>
      one.stage.substages.some((substage) => substage.eventSubstageId === eventSubstageId),
    );
    const at = { eventSubstageId, slot };
    const isReleased =
      stage !== undefined &&
      ((await releaseOfficialPick(trx, at)) || (await releaseSlots(trx, [at])) > 0);
    if (!isReleased) return refuse('not_held');
    await insertAudit(trx, {
      actorUserId,
      action: 'official.released',
      subjectType: 'event_stage',
      subjectId: stage.id,
      after: at,
    });
    await reopenDoubts(trx, eventId, slot);
    await insertLog(trx, eventId, now, [`${stage.name}: a result is the wiki's again (${slot})`]);
    if (await findEventWiki(trx, eventId)) await lookNow(trx, eventId);
    else await applyStored(await reloaded(change));
    return done(null);
  });
  return conclude(parts, eventId, true, outcome);
}

async function settle(
  change: EventChange,
  doubt: DoubtRow,
  given: 'apply' | 'dismiss' | 'correct',
  { actorUserId, note }: { readonly actorUserId: number; readonly note: string },
): Promise<void> {
  const { trx, event, now } = change;
  await answerDoubt(trx, doubt.id, given, now);
  await insertAudit(trx, {
    actorUserId,
    action: 'doubt.answered',
    subjectType: 'event_stage',
    subjectId: doubt.eventStageId,
    before: { kind: doubt.kind, key: doubt.key },
    after: { answer: given },
    reason: note,
  });
  if (given === 'dismiss') return;
  // Results that waited for this answer may follow.
  if (await findEventWiki(trx, event.row.id)) await lookNow(trx, event.row.id);
  else await applyStored(await reloaded(change));
}

async function conclude<Code extends string>(
  parts: SyncParts,
  eventId: number,
  hasResults: boolean,
  outcome: Outcome<null, Code> | null,
): Promise<Outcome<null, Code | 'event_not_found'>> {
  if (outcome === null) return refuse('event_not_found');
  if (outcome.ok && hasResults) await afterResults(parts, eventId);
  return outcome;
}
