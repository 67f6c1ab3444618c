import type { Body, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import {
  deleteEventTeamName,
  setEventTeamName,
} from '../../play/events/teams/event-team-names.repository.ts';
import { teamNamesOf } from '../../play/events/teams/team-names.ts';
import { applyStored } from './apply-stored.service.ts';
import { answerDoubt, findOpenDoubt, reopenDoubtsOfTeam } from './doubts.repository.ts';
import { lookNow } from './sync.repository.ts';
import { afterResults, type SyncParts } from './sync-parts.ts';

type SameTeamKey = 'POST /api/sync/sameTeam';
type ForgetKey = 'POST /api/sync/forgetName';

/** Staff say which team of the event the wiki means by a name that the event does not know. */
export async function sayWhoItIs(
  parts: SyncParts,
  actorUserId: number,
  { eventId, doubtId, teamId, note }: Body<SameTeamKey>,
): Promise<Outcome<null, RefusalCode<SameTeamKey>>> {
  await parts.seals.currentEvent(eventId);
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    const doubt = await findOpenDoubt(change.trx, eventId, doubtId);
    if (!doubt?.teamKey) return refuse('doubt_not_found');
    if (!change.event.teams.some(({ id }) => id === teamId)) return refuse('team_not_found');
    await answerDoubt(change.trx, doubt.id, 'apply', change.now);
    await identify(change, { name: doubt.teamKey, teamId }, { actorUserId, note });
    return done(null);
  });
  if (outcome === null) return refuse('event_not_found');
  if (outcome.ok) await afterResults(parts, eventId);
  return outcome;
}

interface Word {
  readonly actorUserId: number;
  readonly note: string;
}

/** The wiki's name is the team's from now on: all its matches count, and nothing about it waits any more. */
export async function identify(
  change: EventChange,
  named: { readonly name: string; readonly teamId: number },
  { actorUserId, note }: Word,
): Promise<void> {
  const { trx, event } = change;
  await setEventTeamName(trx, event.row.id, named);
  await insertAudit(trx, {
    actorUserId,
    action: 'event.team_identified',
    subjectType: 'event',
    subjectId: event.row.id,
    after: { ...named, team: teamNamesOf(event)(named.teamId) },
    reason: note,
  });
  await applyStored(change);
}

/** Takes staff's word on a name back; what became official by it stands, and the question is asked anew. */
export async function forgetName(
  parts: SyncParts,
  actorUserId: number,
  { eventId, name }: Body<ForgetKey>,
): Promise<Outcome<null, RefusalCode<ForgetKey>>> {
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    const { trx } = change;
    if (!(await deleteEventTeamName(trx, eventId, name))) return refuse('name_not_found');
    await insertAudit(trx, {
      actorUserId,
      action: 'event.team_name_forgotten',
      subjectType: 'event',
      subjectId: eventId,
      before: { name },
    });
    await reopenDoubtsOfTeam(trx, eventId, name);
    await applyStored(change);
    await lookNow(trx, eventId);
    return done(null);
  });
  if (outcome === null) return refuse('event_not_found');
  if (outcome.ok) await afterResults(parts, eventId);
  return outcome;
}
