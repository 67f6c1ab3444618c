import { awardChanges } from '@callshot/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Leadership } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { namesOfEvent } from '../../play/events/event-words.ts';
import {
  changeEvent,
  type EventChange,
  updateEvent,
} from '../../play/events/running/change-event.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { trophyAwardedKind } from './award-notice.ts';
import {
  findAllOpenRunIds,
  findFrozenRun,
  lockOpenRun,
  updateFinished,
  updateProgress,
} from './award-runs.repository.ts';
import {
  deleteAwardsOf,
  findAwardsOfRange,
  insertAwardChanges,
  type UserRange,
  upsertAwards,
} from './event-awards.repository.ts';
import { type ThawedBoard, thawBoard, trophyTypesOf } from './frozen-board.ts';
import { finishTaking, takeNextBatch } from './take-back.service.ts';

export interface AdvanceParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly standing: Leadership;
}

/** Entrants in a transaction, few enough to keep locks short. */
const batch = 4000;

/**
 * Continues open runs where any process left them. A batch of users and the progress of the run
 * commit together. Trophies stay hidden, without notices, until all of their event are given.
 */
export async function advanceRuns(
  parts: AdvanceParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  if (!parts.standing.isLeader()) return;
  for (const runId of await findAllOpenRunIds(parts.db)) {
    await carryOut(parts, runId, isStopping);
    if (isStopping()) return;
  }
}

type Run = NonNullable<Awaited<ReturnType<typeof findFrozenRun>>>;

async function carryOut(
  parts: AdvanceParts,
  runId: number,
  isStopping: () => boolean,
): Promise<void> {
  const run = await findFrozenRun(parts.db, runId);
  const nextBatch = run && batchesOf(run);
  if (!nextBatch) return;
  for (;;) {
    if (isStopping()) return;
    const step = await parts.db.transaction().execute(nextBatch);
    if (step === 'taken') return;
    if (step === 'over') break;
  }
  const isFinished = await changeEvent(parts.db, run.eventId, (change) =>
    run.kind === 'take_back' ? finishTaking(change, run) : finish(change, run),
  );
  if (!isFinished) return;
  parts.changes.announce('event', run.eventId);
  parts.changes.announce('awards', run.eventId);
}

/** `taken`: another process is at it, or has finished it. */
type Step = 'given' | 'over' | 'taken';

/** The batches of a run; null = it is finished. */
function batchesOf(run: Run): ((trx: Transaction<Schema>) => Promise<Step>) | null {
  if (run.kind === 'take_back') return (trx) => takeNextBatch(trx, run);
  const { userIds, totals, trophyTypes, isLate } = run;
  if (!userIds || !totals) return null;
  const board = thawBoard({ userIds, totals, trophyTypes, isLate });
  return (trx) => giveNextBatch(trx, run, board);
}

async function giveNextBatch(
  trx: Transaction<Schema>,
  run: Run,
  board: ThawedBoard,
): Promise<Step> {
  const { userIds, totals, late, places } = board;
  const open = await lockOpenRun(trx, run.id);
  if (!open) return 'taken';
  const from = open.done;
  const to = Math.min(from + batch, userIds.length);
  if (from === to && from > 0) return 'over';
  const range: UserRange = {
    after: from === 0 ? 0 : (userIds[from - 1] ?? 0),
    // Those after the last entrant may have trophies that are theirs no more.
    upTo: to === userIds.length ? largestId : (userIds[to - 1] ?? 0),
  };
  const given = totals.subarray(from, to);
  const after = {
    userIds: userIds.subarray(from, to),
    trophyTypeIds: trophyTypesOf(board, from, to),
  };
  const before = await findAwardsOfRange(trx, run.eventId, range);
  const changes = [...awardChanges(before, after)];
  const lost = changes.filter((change) => change.to === null);
  const placed = Array.from(given, (total, at) =>
    late?.[from + at] === 1 ? null : places.of(total),
  );
  await upsertAwards(
    trx,
    { ...run, entrants: places.counts.reduce((sum, count) => sum + count, 0) },
    {
      ...after,
      ranks: placed.map((place) => place?.rank ?? null),
      percentiles: placed.map((place) => place?.percentile ?? null),
      totals: given,
    },
  );
  if (lost.length > 0) {
    await deleteAwardsOf(
      trx,
      run.eventId,
      lost.map(({ userId }) => userId),
    );
  }
  if (run.kind === 'rerun') await insertAwardChanges(trx, run.id, changes);
  await updateProgress(trx, run.id, { done: to, changed: changes.length });
  return to === userIds.length ? 'over' : 'given';
}

const largestId = 2 ** 31 - 1;

/** From here on the trophies are seen, and those whose they are will be told. */
async function finish(change: EventChange, { id, eventId }: Run): Promise<boolean> {
  const { trx, event, now } = change;
  const open = await lockOpenRun(trx, id);
  if (!open || open.done < open.entrants) return false;
  const { gameId } = event.row;
  const noticeId =
    open.changed === 0
      ? null
      : await makeNotice(
          trx,
          trophyAwardedKind,
          { ...namesOfEvent(event.row), gameId },
          {
            subject: `${trophyAwardedKind.name} ${id}`,
            gameId,
            eventId,
            eventStageId: null,
            lockAt: null,
            now,
          },
        );
  await updateFinished(trx, id, { finishedAt: now, noticeId });
  await updateEvent(change, event.row.rewardedAt === null ? { rewardedAt: now } : {});
  return true;
}
