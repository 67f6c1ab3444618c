import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent } from '../../play/events/running/change-event.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { passNamesOn } from '../../play/events/teams/event-team-names.repository.ts';
import { lookSoon } from '../liquipedia/event-wikis.repository.ts';
import { afterSeating, type DeskParts } from './desk-parts.ts';
import { findOrMakeTeams } from './find-or-make-teams.ts';
import { readDesk } from './read-desk.service.ts';
import { playsIn, replaceInStages } from './replace-in-stages.service.ts';
import { isTeam } from './typed-names.ts';

type Key = 'POST /api/event/replaceTeam';
type Wanted = Body<Key>;
type Refusal = RefusalCode<Key>;

/** Another team takes every place of one, and picks follow the place to it [rule: stages-13]. */
export async function replaceTeam(
  parts: DeskParts,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<EventDesk, Refusal>> {
  const { eventId, reason } = wanted;
  if (reason === '') return refuse('reason_required');
  if (!isTeam(wanted.name)) return refuse('name_reserved');
  await parts.seals.currentEvent(eventId);
  const replaced = await changeEvent(parts.db, eventId, async (change) => {
    const concerned = change.event.stages.filter((stage) => playsIn(stage, wanted.teamId));
    if (concerned.length === 0) return refuse('team_not_found');
    const { gameId } = change.event.row;
    const ids = await findOrMakeTeams(change.trx, gameId, [wanted.name]);
    const to = ids.get(aliasOf(wanted.name)) ?? 0;
    if (concerned.some((stage) => playsIn(stage, to))) return refuse('team_plays_here');
    const replacement = { from: wanted.teamId, to };
    await replaceInStages(change, concerned, replacement, { actorUserId, reason, isQuiet: false });
    await passNamesOn(change.trx, eventId, replacement);
    await lookSoon(change.trx, eventId);
    return done(null);
  });
  if (replaced === null) return refuse('event_not_found');
  if (!replaced.ok) return replaced;
  await afterSeating(parts, eventId);
  return readDesk(parts, eventId);
}
