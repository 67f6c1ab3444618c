import { lockedBy, type MatchKey } from '@callshot/rules';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { EventFacts } from '../events.repository.ts';
import { currentStage, isClosed, isLocked, locksInParts } from '../loaded-event.ts';
import { type EventChange, reloaded, updateEvent, updateStage } from '../running/change-event.ts';
import { replaceMatchLocks } from './match-locks.repository.ts';

/**
 * Seals the matches of the current stage whose lock has passed, and with the last of them the stage
 * [rule: locks-22]. In a sealed stage only late entries have
 * matches left to seal [rule: late-6].
 */
export async function sealDue(change: EventChange): Promise<void> {
  const { trx, event, now } = change;
  const stage = currentStage(event);
  if (stage.sealedAt === null && (!locksInParts(stage) || isLocked(event, now))) {
    await sealCurrent(change, event.row.lockAt);
    return;
  }
  const due = stage.matchLocks.filter((lock) => !lock.isSealed && isClosed(lock, now));
  const locks = stage.matchLocks.map((lock) => ({ ...lock, isSealed: isClosed(lock, now) }));
  await replaceMatchLocks(trx, stage.id, locks, now);
  await updateStage(change, stage.id, { partsSealedAt: now });
  await updateEvent(change, {});
  await insertAudit(trx, {
    actorUserId: null,
    action: 'stage.matches_sealed',
    subjectType: 'event_stage',
    subjectId: stage.id,
    after: {
      sealedAt: now,
      matches: due.map(({ eventSubstageId, match }) => ({ eventSubstageId, match })),
    },
  });
}

/** Locks matches of the current stage at once, with all that they follow from, and seals them [rule: locks-24]. */
export async function lockMatchesNow(
  change: EventChange,
  matches: readonly MatchKey[],
): Promise<void> {
  const { trx, event, now } = change;
  const { id, stage, matchLocks } = currentStage(event);
  await replaceMatchLocks(trx, id, lockedBy(stage, matchLocks, matches, now.getTime()), now);
  await sealDue(await reloaded(change));
}

/** Closes the current stage for good: its entries are final, and others may see them. */
export async function sealCurrent(
  change: EventChange,
  lockAt: Date | null,
  facts: EventFacts = {},
): Promise<void> {
  const { trx, event, now } = change;
  const { id } = currentStage(event);
  await updateStage(change, id, { sealedAt: now });
  await updateEvent(change, facts);
  await insertAudit(trx, {
    actorUserId: null,
    action: 'stage.sealed',
    subjectType: 'event_stage',
    subjectId: id,
    after: { sealedAt: now, lockAt },
  });
}
