import type { Kysely, Transaction } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Boards } from '../scoreboards/boards.ts';
import {
  findNextUserIds,
  insertNotifications,
  insertPersonalNotifications,
  type ToldBatch,
} from './audience.repository.ts';
import {
  findAllUntoldIds,
  findEventOfResults,
  lockUntold,
  type Notice,
  updateTold,
} from './notices.repository.ts';
import { ownResult } from './templates.ts';

export interface TellingParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly boards: Pick<Boards, 'refresh'>;
  readonly onError: (error: unknown) => void;
  readonly onMade: (count: number) => void;
}

/**
 * Makes the notifications of all pending notices, one batch of users in a transaction: when a
 * process dies between two batches, another continues there. Notices take turns, so that a reminder
 * does not wait for an announcement to a million.
 */
export async function tellNotices(
  parts: TellingParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const done = new Set<number>();
  for (;;) {
    const ids = (await findAllUntoldIds(parts.db)).filter((id) => !done.has(id));
    if (ids.length === 0) return;
    for (const id of ids) {
      if (isStopping()) return;
      if (!(await tellOrReport(parts, id))) done.add(id);
    }
  }
}

/** True while there is more to do; a notice that fails now does not stop the others. */
export async function tellOrReport(parts: TellingParts, id: number): Promise<boolean> {
  try {
    return await tellNextBatch(parts, id);
  } catch (error) {
    parts.onError(error);
    return false;
  }
}

async function tellNextBatch(parts: TellingParts, id: number): Promise<boolean> {
  const now = await parts.clock.now();
  const findWords = await findOwnWords(parts, id);
  const batch = await parts.db.transaction().execute(async (trx) => {
    const notice = await lockUntold(trx, id);
    if (!notice) return null;
    const told = await tellBatch(trx, notice, { now, findWords });
    const { upToUserId } = told;
    await updateTold(
      trx,
      id,
      upToUserId === null ? { toldAt: now } : { toldUpToUserId: upToUserId },
    );
    return told;
  });
  if (batch) parts.onMade(batch.made);
  return batch !== null && batch.upToUserId !== null;
}

/** What a user is told alone; null = they are not told. */
type FindWords = (userId: number) => string | null;

/** Of results, everybody hears their own. */
async function findOwnWords(
  { db, events, boards }: TellingParts,
  noticeId: number,
): Promise<FindWords | null> {
  const eventId = await findEventOfResults(db, noticeId);
  if (eventId === null) return null;
  // Ranks are told once: not by an event that this process has held since before its end.
  events.forget(eventId);
  const board = await boards.refresh(eventId);
  const event = await events.get(eventId);
  if (!board || !event) throw new Error(`Event ${eventId} has no board`);
  const { nameOverride: eventName, gameId } = event.row;
  const { scoreboard } = board;
  return (userId) => {
    const row = scoreboard.rowOfUser(userId);
    if (row === null || row.rank === null) return null;
    const { rank, totalScore: points } = row;
    const result = { rank, points, entrants: scoreboard.entrantCount };
    return ownResult({ eventId, eventName, gameId }, result);
  };
}

async function tellBatch(
  trx: Transaction<Schema>,
  notice: Notice,
  { now, findWords }: { readonly now: Date; readonly findWords: FindWords | null },
): Promise<ToldBatch> {
  // Of a lock that is over nobody needs to hear.
  if (notice.lockAt !== null && now >= notice.lockAt) return { upToUserId: null, made: 0 };
  if (findWords === null) return insertNotifications(trx, notice);
  const told = (await findNextUserIds(trx, notice)).flatMap((userId) => {
    const html = findWords(userId);
    return html === null ? [] : [{ userId, html }];
  });
  return insertPersonalNotifications(trx, notice, told);
}
