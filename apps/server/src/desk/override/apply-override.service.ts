import type { Answer, RefusalCode } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { overrideOfficial } from '../../play/official/write-official.service.ts';
import { listsOf } from '../../play/picks/submitted-picks.ts';
import { areWithheld } from '../../play/picks/withheld-picks.ts';
import { type EntryOverride, overrideEntry } from './override-entry.service.ts';
import { afterOverride, type OverrideParts } from './override-parts.ts';
import { findTargetUser } from './target-users.repository.ts';

type Key = 'POST /api/picks/override/:eventId';
type ApplyOutcome = Outcome<Answer<Key>, RefusalCode<Key>>;

/** An override as requested; `userId` null = official results. */
export type AskedOverride = Omit<EntryOverride, 'userId'> & { readonly userId: number | null };

/** Makes an override, and tells everybody. */
export async function applyOverride(
  parts: OverrideParts,
  { userId, ...override }: AskedOverride,
): Promise<ApplyOutcome> {
  if (userId === null) return applyOfficial(parts, override);
  if (override.reason === '') return refuse('reason_required');
  if (!(await findTargetUser(parts.db, userId))) return refuse('user_not_found');
  return applyEntry(parts, { ...override, userId });
}

async function applyOfficial(
  parts: OverrideParts,
  override: Omit<EntryOverride, 'userId'>,
): Promise<ApplyOutcome> {
  const { eventId } = override;
  await parts.seals.currentEvent(eventId);
  const outcome = await overrideOfficial(parts.db, override);
  if (!outcome.ok) return outcome;
  await afterOverride(parts, eventId, null);
  const { official, version, savedAt } = outcome.value;
  return done({
    ...listsOf([official], { eventId, userId: null }),
    version,
    savedAt: savedAt.toISOString(),
  });
}

async function applyEntry(parts: OverrideParts, override: EntryOverride): Promise<ApplyOutcome> {
  const { eventId, eventStageId, userId, actorUserId, picks } = override;
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  // Overwritten picks are written to the audit log.
  const asked = { event, eventStageId, userId, readerId: actorUserId };
  if (await areWithheld(parts.db, asked)) return refuse('picks_withheld');
  const outcome = await overrideEntry(parts, override);
  if (!outcome.ok) return outcome;
  await afterOverride(parts, eventId, userId);
  const { version, submittedAt } = outcome.value;
  return done({
    ...listsOf([picks], { eventId, userId }),
    version,
    savedAt: submittedAt.toISOString(),
  });
}
