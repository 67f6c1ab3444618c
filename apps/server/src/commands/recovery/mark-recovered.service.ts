import { setTimeout as pause } from 'node:timers/promises';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { OperatorProblem } from '../../platform/failures/operator-problem.ts';
import { makeDueNotices } from '../../reach/notifications/notices/due-notices.service.ts';
import { writeHappenings } from '../../reach/webhooks/happenings.repository.ts';
import {
  type ChainHead,
  findChainHead,
  findLinkHash,
  nameOfHead,
} from '../../staff/audit/audit-chain.repository.ts';
import {
  countListeners,
  deleteAllOf,
  endNoticesNow,
  findDatabaseNow,
  findEarlierRun,
  findLastAction,
  isReplaying,
  skipDeliveries,
  skipPosts,
  skipWebhooks,
  waitForOtherRun,
} from './recovery.repository.ts';

/** Counts of the changes of one run, as its audit row holds them. */
export interface Recovered {
  readonly sessions: number;
  readonly tokens: number;
  readonly deliveries: number;
  readonly webhooks: number;
  readonly posts: number;
}

/** Null = an earlier run for the same instant has done it. */
export type Marked = { readonly changed: Recovered | null; readonly doneAt: Date };

/** Waits for the end of the replay; refuses when it takes longer. */
export async function requireRecovered(db: Db, waitSeconds: number): Promise<void> {
  const until = performance.now() + waitSeconds * 1000;
  while (await isReplaying(db)) {
    if (performance.now() >= until) {
      throw new OperatorProblem(
        'The server is still in recovery (pg_is_in_recovery() = t). Wait until it has replayed its log and was promoted, then run this again.',
      );
    }
    await pause(500);
  }
}

/**
 * Closes what the recovered past would open again, in one transaction: sessions, one-time tokens, and
 * messages that went out before. A second run for the same instant changes nothing.
 */
export function markRecovered(db: Db, at: Date): Promise<Marked> {
  return db.transaction().execute(async (trx) => {
    // Two at once: the second finds the first one's row.
    await waitForOtherRun(trx);
    const earlier = await findEarlierRun(trx, at);
    if (earlier) return { changed: null, doneAt: earlier.at };
    if ((await countListeners(trx)) > 0) {
      throw new OperatorProblem(
        'A Callshot runs on this database. Stop all of its processes first.',
      );
    }
    const last = await findLastAction(trx);
    if (last && last.at > at) {
      throw new OperatorProblem(
        `The audit log has a row of ${last.at.toISOString()}, which is later than --at: the database was recovered to another instant, or the product has run since.`,
      );
    }
    const now = await findDatabaseNow(trx);
    if (at > now) throw new OperatorProblem('--at is in the future.');
    // Notices and webhooks that fell due in the lost time went out then: make them now, unsent.
    await makeDueNotices(trx, now);
    await writeHappenings(trx);
    await endNoticesNow(trx, now);
    const changed: Recovered = {
      sessions: await deleteAllOf(trx, 'sessions'),
      tokens: await deleteAllOf(trx, 'oneTimeTokens'),
      deliveries: await skipDeliveries(trx, now),
      webhooks: await skipWebhooks(trx),
      posts: await skipPosts(trx, now),
    };
    await insertAudit(trx, {
      actorUserId: null,
      action: 'database.recovered',
      subjectType: 'database',
      subjectId: null,
      after: { at: at.toISOString(), ...changed },
    });
    return { changed, doneAt: now };
  });
}

/** A sentence about the chain of the audit log beside a head that was noted before. */
export async function compareAuditHead(db: Db, known: ChainHead): Promise<string> {
  const last = await findChainHead(db);
  const found = await findLinkHash(db, known.nr);
  if (found === known.hash) {
    return `The audit log holds link ${known.nr} as it was noted.`;
  }
  if (found !== null) {
    throw new OperatorProblem(
      `Link ${known.nr} of the audit log differs from the one that was noted: this database has another past. Nothing was changed.`,
    );
  }
  const lost = known.nr - (last?.nr ?? 0);
  const end = last ? `ends with ${nameOfHead(last)}` : 'has no links';
  return `The audit log ${end}: ${lost} links that were made later are lost, up to link ${known.nr}.`;
}
