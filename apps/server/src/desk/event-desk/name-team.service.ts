import type { Answer, Body, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent } from '../../play/events/running/change-event.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { findTeamNames } from '../../play/events/teams/event-teams.repository.ts';
import type { DeskParts } from './desk-parts.ts';
import { findOrMakeTeams } from './find-or-make-teams.ts';
import { isTeam } from './typed-names.ts';

type Key = 'POST /api/event/team';

/**
 * Finds the team that staff mean by a name, to put it into a stage. An unknown name makes a team.
 */
export async function nameTeam(
  { db }: Pick<DeskParts, 'db'>,
  actorUserId: number,
  { eventId, name }: Body<Key>,
): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> {
  if (!isTeam(name)) return refuse('name_reserved');
  const named = await changeEvent(db, eventId, async ({ trx, event }) => {
    const { gameId } = event.row;
    const ids = await findOrMakeTeams(trx, gameId, [name]);
    const id = ids.get(aliasOf(name)) ?? 0;
    const names = await findTeamNames(trx, gameId, [id]);
    await insertAudit(trx, {
      actorUserId,
      action: 'event.team_named',
      subjectType: 'event',
      subjectId: eventId,
      after: { teamId: id, name },
    });
    return done({ id, name: names.get(id) ?? name });
  });
  return named ?? refuse('event_not_found');
}
