import { grownFrom } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import type { EventChange } from '../events/running/change-event.ts';
import { rewriteEntries } from './grown-entries.repository.ts';

/**
 * Keeps every entry of a stage readable after its lists of teams became longer. An entry has a byte
 * for each place of a list, and a new place means: not picked [rule: stages-15]. Every change that
 * lengthens lists calls it.
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
