import { grownFrom } from '@callshot/rules';
import type { EventChange } from '../events/change-event.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import { rewriteEntries } from './grown-entries.repository.ts';

/**
 * Keeps every entry of a stage readable when its lists of teams have become longer: an entry has a
 * byte for each place of a list, and a new place says that nobody is picked there [rule: stages-15].
 * Whoever stores longer lists calls it in the same change.
 */
export async function keepEntries(
  { trx }: EventChange,
  before: LoadedStage,
  after: LoadedStage,
): Promise<void> {
  const [was, is] = [before.layout.fingerprint, after.layout.fingerprint];
  const from = was === is ? null : grownFrom(before.layout, after.layout);
  if (from === null) return;
  const auditId = await insertAudit(trx, {
    actorUserId: null,
    action: 'picks.grown',
    subjectType: 'event_stage',
    subjectId: after.id,
    before: { teams: teamCount(before) },
    after: { teams: teamCount(after) },
    reason: 'Teams have come to lists that somebody has picked from: picks stay as they are',
  });
  await rewriteEntries(trx, { eventStageId: after.id, was, is, from, auditId });
}

const teamCount = ({ stage }: LoadedStage): number =>
  stage.substages.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
