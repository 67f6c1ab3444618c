import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent } from '../../../apps/server/src/play/events/loaded-event.ts';
import type { ChainHead } from '../../../apps/server/src/staff/audit/audit-chain.repository.ts';
import { verifyAudit } from '../../../apps/server/src/staff/audit/verify-audit.service.ts';
import { compileScoring, type PickSet } from '../../../packages/rules/src/index.ts';
import type { BoardRow, Stored } from './checker/history.ts';

export interface StoredOf {
  readonly event: LoadedEvent;
  readonly official: PickSet;
  /** The lock that the event was made with. */
  readonly firstLockAt: number;
  /** Ends of the audit chain that the applications logged. */
  readonly heads: readonly ChainHead[];
}

/** Reads from the primary what the checker compares with the history. */
export async function readStored(
  db: Db,
  { event, official, firstLockAt, heads }: StoredOf,
): Promise<Omit<Stored, 'probes' | 'boards'>> {
  const [stage] = event.stages;
  if (!stage) throw new Error('no stage');
  const revisions = await db
    .selectFrom('entryRevisions')
    .select(['userId', 'version', 'savedAt', 'slots'])
    .where('eventStageId', '=', stage.id)
    .execute();
  const entries = await db
    .selectFrom('entries')
    .select(['userId', 'version', 'slots'])
    .where('eventStageId', '=', stage.id)
    .execute();
  const scoring = compileScoring(stage.stage, stage.layout, official);
  const totals = entries.map(({ userId, slots }) => ({
    userId,
    totalScore: scoring.ledgerOf(slots).reduce((sum, { points }) => sum + points, 0),
  }));
  const kept = await keysOf(
    db,
    entries.map(({ userId }) => userId),
  );
  const audited = await auditedSaves(db, stage.id);
  const locks = await lockChangesOf(db, event.row.id);
  const auditFaults: string[] = [];
  for (const head of [null, ...heads]) auditFaults.push(...(await verifyAudit(db, head)).faults);
  const { sealedAt } = await db
    .selectFrom('eventStages')
    .select('sealedAt')
    .where('id', '=', stage.id)
    .executeTakeFirstOrThrow();
  return {
    revisions: revisions.map(({ slots, savedAt, ...row }) => ({
      ...row,
      savedAt: savedAt.getTime(),
      picks: Buffer.from(slots).toString('hex'),
    })),
    entries: entries.map(({ slots, ...row }) => ({
      ...row,
      picks: Buffer.from(slots).toString('hex'),
    })),
    keys: kept,
    audited,
    lockChanges: [{ at: 0, lockAt: firstLockAt }, ...locks],
    sealedAt: sealedAt?.getTime() ?? null,
    seals: await countSeals(db, stage.id),
    auditFaults,
    expectedBoard: totals.map(
      ({ userId, totalScore }): BoardRow => ({
        userId,
        totalScore,
        rank: 1 + totals.filter((other) => other.totalScore > totalScore).length,
      }),
    ),
  };
}

async function keysOf(db: Db, userIds: readonly number[]) {
  const { rows } = await sql<{ userId: number; key: string; version: number }>`
    select user_id, key, (answer::json->>'version')::int as version from idempotency_keys
    where user_id = any (${userIds}::int[]) and answer::json->>'version' is not null`.execute(db);
  return rows;
}

async function auditedSaves(db: Db, stageId: number) {
  const { rows } = await sql<{ userId: number; version: number }>`
    select actor_user_id as user_id, (after->>'version')::int as version from audit_log
    where action = 'picks.saved' and subject_id = ${stageId}`.execute(db);
  return rows;
}

/** A change of the lock counts from the instant that its audit row has. */
async function lockChangesOf(db: Db, eventId: number) {
  const { rows } = await sql<{ at: Date; lockAt: string }>`
    select at, after->>'lockAt' as lock_at from audit_log
    where action = 'event.relock' and subject_id = ${eventId} order by id`.execute(db);
  return rows.map(({ at, lockAt }) => ({ at: at.getTime(), lockAt: Date.parse(lockAt) }));
}

async function countSeals(db: Db, stageId: number): Promise<number> {
  const rows = db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'stage.sealed')
    .where('subjectId', '=', stageId);
  return (await rows.execute()).length;
}
