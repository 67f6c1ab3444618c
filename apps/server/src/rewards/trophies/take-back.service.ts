import type { Body, Giving, RefusalCode } from '@callshot/contract';
import { AWARD_FORMULA } from '@callshot/rules';
import type { Kysely, Transaction } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { namesOfEvent } from '../../play/events/event-words.ts';
import {
  changeEvent,
  type EventChange,
  updateEvent,
} from '../../play/events/running/change-event.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import {
  findLastRun,
  insertRun,
  lockOpenRun,
  updateFinished,
  updateProgress,
} from './award-runs.repository.ts';
import { countAwards, takeAwards } from './event-awards.repository.ts';
import { versionOf } from './start-run.service.ts';
import { takenBackKind } from './taken-back-notice.ts';
import { tellRun } from './tell-run.ts';

interface TakingParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
}

type Key = 'POST /api/trophy/takeBack';
type Taking = Outcome<Giving, RefusalCode<Key>>;

/**
 * Starts to take all trophies of an event back. They are hidden at once, and the event can be
 * resumed. A repeated call gets the first answer [rule: trophies-24].
 */
export async function takeTrophiesBack(
  { db, changes }: TakingParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Taking> {
  if (wanted.reason === '') return refuse('reason_required');
  const begun = await changeEvent(db, wanted.eventId, (change) =>
    begin(change, actorUserId, wanted),
  );
  if (begun?.ok) {
    changes.announce('event', wanted.eventId);
    changes.announce('awards', wanted.eventId);
  }
  return begun ?? refuse('event_not_found');
}

async function begin(
  change: EventChange,
  actorUserId: number,
  { eventId, runId, reason }: Body<Key>,
): Promise<Taking> {
  const { trx, event, now } = change;
  const { rewardedAt } = event.row;
  const last = await findLastRun(trx, eventId);
  if (rewardedAt === null && last?.kind === 'take_back') return done(tellRun(last));
  if (last?.finishedAt === null) return refuse('underway');
  if (rewardedAt === null) return refuse('not_rewarded');
  if (last !== null && last.id !== runId) return refuse('given_anew');
  const tiers = await countAwards(trx, eventId);
  const entrants = tiers.reduce((sum, count) => sum + count, 0);
  const run = {
    eventId,
    kind: 'take_back' as const,
    entrants,
    generation: versionOf(event.row),
    tiers,
    startedAt: now,
    reason,
  };
  const id = await insertRun(trx, {
    ...run,
    startedByUserId: actorUserId,
    isForced: false,
    formula: AWARD_FORMULA,
    userIds: null,
    totals: null,
  });
  await updateEvent(change, { rewardedAt: null });
  await insertAudit(trx, {
    actorUserId,
    action: 'trophies.taken_back',
    subjectType: 'event',
    subjectId: eventId,
    before: { rewardedAt, tiers },
    after: { run: id, entrants },
    reason,
  });
  return done(tellRun({ ...run, id, done: 0, changed: 0, finishedAt: null }));
}

/** Trophies in a transaction, few enough to keep locks short. */
const batch = 4000;

interface TakingRun {
  readonly id: number;
  readonly eventId: number;
}

/** Takes the next trophies, with the pins and places in cases that show them. */
export async function takeNextBatch(
  trx: Transaction<Schema>,
  { id, eventId }: TakingRun,
): Promise<'given' | 'over' | 'taken'> {
  const open = await lockOpenRun(trx, id);
  if (!open) return 'taken';
  const taken = await takeAwards(trx, { runId: id, eventId, most: batch });
  if (taken === 0) return 'over';
  await updateProgress(trx, id, { done: open.done + taken, changed: taken });
  return 'given';
}

/** The event can be given trophies again, and whose they were will be told. */
export async function finishTaking(
  change: EventChange,
  { id, eventId }: TakingRun,
): Promise<boolean> {
  const { trx, event, now } = change;
  const open = await lockOpenRun(trx, id);
  if (!open) return false;
  const { gameId } = event.row;
  const words = { ...namesOfEvent(event.row), gameId, reason: open.reason ?? '' };
  const about = { gameId, eventId, eventStageId: null, lockAt: null, now };
  const subject = `${takenBackKind.name} ${id}`;
  const noticeId =
    open.changed === 0 ? null : await makeNotice(trx, takenBackKind, words, { ...about, subject });
  await updateFinished(trx, id, { finishedAt: now, noticeId });
  await updateEvent(change, {});
  return true;
}
