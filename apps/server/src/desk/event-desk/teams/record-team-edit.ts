import { insertAudit } from '../../../platform/audit/audit.ts';
import { type Done, done } from '../../../platform/outcome.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { insertTeamEdit } from './team-edits.repository.ts';
import type { TeamEdit } from './team-edits.tables.ts';

interface Told {
  readonly before: object;
  readonly after: object;
  readonly reason?: string;
}

type Recorded = TeamEdit & {
  readonly teamId: number;
  readonly action: string;
  /** For the audit log, when it differs from what undoing the edit needs. */
  readonly told?: Told;
};

/** Keeps what staff said of a team, so that it can be taken back, and tells the audit log. */
export async function recordTeamEdit(
  { trx, event }: EventChange,
  actorUserId: number,
  { teamId, action, told, ...edit }: Recorded,
): Promise<Done<number>> {
  const eventId = event.row.id;
  await insertTeamEdit(trx, { teamId, eventId, ...edit });
  const { before, after, reason }: Told = told ?? edit;
  await insertAudit(trx, {
    actorUserId,
    action,
    subjectType: 'event',
    subjectId: eventId,
    before: { teamId, ...before },
    after: { teamId, ...after },
    reason: reason ?? null,
  });
  return done(teamId);
}
