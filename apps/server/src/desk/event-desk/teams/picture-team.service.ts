import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { tellProblem } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import type { DeskParts } from '../desk-parts.ts';
import { changeTeam, plays } from './change-team.ts';
import { recordTeamEdit } from './record-team-edit.ts';
import { lockTeam, pictureOf, setPicture } from './team-edits.repository.ts';
import type { TeamPicture } from './team-edits.tables.ts';

type Key = 'POST /api/event/teamPicture';
type Taken = Pick<TeamPicture, 'logoPath' | 'logoSource'>;

/** Staff show a team with a picture of their own, or without one, in all of its events [rule: events-31]. */
export async function pictureTeam(
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> {
  const event = await parts.seals.currentEvent(wanted.eventId);
  if (!event) return refuse('event_not_found');
  if (!plays(event, wanted.teamId)) return refuse('team_not_found');
  const taken = await take(parts, wanted);
  if (!taken.ok) return taken;
  return changeTeam(parts, wanted.eventId, (change) =>
    show(change, actorUserId, wanted.teamId, taken.value),
  );
}

async function take(
  { pictures }: Pick<DeskParts, 'pictures'>,
  wanted: Body<Key>,
): Promise<Outcome<Taken, 'picture_refused'>> {
  if ('isRemoved' in wanted) return done({ logoPath: null, logoSource: null });
  const [path, taken] =
    'address' in wanted
      ? (['address', await pictures.copy(wanted.address)] as const)
      : (['picture', await pictures.keep(Buffer.from(wanted.picture, 'base64'))] as const);
  if (taken.imageUrl === null) {
    return refuse('picture_refused', { problems: [tellProblem(path, taken.why)] });
  }
  return done({
    logoPath: taken.imageUrl,
    logoSource: 'address' in wanted ? wanted.address : null,
  });
}

async function show(
  change: EventChange,
  actorUserId: number,
  teamId: number,
  taken: Taken,
): Promise<Outcome<number | null, RefusalCode<Key>>> {
  const { trx, event } = change;
  const team = plays(event, teamId) ? await lockTeam(trx, teamId) : null;
  if (!team) return refuse('team_not_found');
  const before = pictureOf(team);
  const after = { ...taken, isManual: true };
  if (JSON.stringify(before) === JSON.stringify(after)) return done(null);
  await setPicture(trx, teamId, after);
  return recordTeamEdit(change, actorUserId, {
    teamId,
    kind: 'pictured',
    action: 'event.team_pictured',
    before,
    after,
  });
}
