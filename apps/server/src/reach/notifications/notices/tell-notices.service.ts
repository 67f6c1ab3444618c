import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { FindWords } from '../../../platform/notice-kind.ts';
import type { DatabaseClock } from '../../../play/events/database-clock.ts';
import {
  type Condition,
  findNextUserIds,
  insertNotifications,
  insertPersonalNotifications,
  type ToldBatch,
} from '../announcing/audience.repository.ts';
import type { NoticeRegistry } from './notice-registry.ts';
import {
  findAllUntoldIds,
  findNotice,
  lockUntold,
  type Notice,
  updateTold,
} from './notices.repository.ts';

export interface TellingParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly kinds: NoticeRegistry;
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
  const names = parts.kinds.all.map(({ name }) => name);
  for (;;) {
    const ids = (await findAllUntoldIds(parts.db, names)).filter((id) => !done.has(id));
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
    const audience = parts.kinds.of(notice.kind)?.audience?.(notice);
    if (!audience) throw new Error(`No audience is known for ${notice.kind}`);
    const told = await tellBatch(trx, notice, { now, audience, findWords });
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

async function findOwnWords(
  { db, kinds }: TellingParts,
  noticeId: number,
): Promise<FindWords | null> {
  const notice = await findNotice(db, noticeId);
  const ownWords = notice && kinds.of(notice.kind)?.ownWords;
  return ownWords ? ownWords(notice) : null;
}

interface BatchParts {
  readonly now: Date;
  readonly audience: Condition;
  readonly findWords: FindWords | null;
}

async function tellBatch(
  trx: Transaction<Schema>,
  notice: Notice,
  { now, audience, findWords }: BatchParts,
): Promise<ToldBatch> {
  // The lock has passed: the notice has no use.
  if (notice.lockAt !== null && now >= notice.lockAt) return { upToUserId: null, made: 0 };
  if (findWords === null) return insertNotifications(trx, notice, audience);
  const words = await findWords(await findNextUserIds(trx, notice, audience));
  const told = Array.from(words, ([userId, own]) => ({ userId, ...own }));
  return insertPersonalNotifications(trx, notice, told);
}
