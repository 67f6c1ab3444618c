import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { abbreviationOf } from '../../../play/events/teams/abbreviation-of.ts';
import { aliasOf } from '../../../play/events/teams/alias-of.ts';
import { findTeamNames } from '../../../play/events/teams/event-teams.repository.ts';
import {
  findTeamIdsByAlias,
  insertAliases,
} from '../../../play/events/teams/team-aliases.repository.ts';
import type { DeskParts } from '../desk-parts.ts';
import { isTeam } from '../typed-names.ts';
import { changeTeam, plays } from './change-team.ts';
import { recordTeamEdit } from './record-team-edit.ts';
import { lockTeam, namingOf, setNaming } from './team-edits.repository.ts';

type Key = 'POST /api/event/teamName';

/**
 * Renames a team in all of its events. Its identity stays, so no notice is sent. Later looks at the
 * wiki keep the new name [rule: events-31].
 */
export async function renameTeam(
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> {
  if (!isTeam(wanted.name)) return refuse('name_reserved');
  return changeTeam(parts, wanted.eventId, (change) => rename(change, actorUserId, wanted));
}

async function rename(
  change: EventChange,
  actorUserId: number,
  { teamId, name, was, ...wanted }: Body<Key>,
): Promise<Outcome<number | null, RefusalCode<Key>>> {
  const { trx, event } = change;
  const team = plays(event, teamId) ? await lockTeam(trx, teamId) : null;
  if (!team) return refuse('team_not_found');
  const before = namingOf(team);
  const after = { name, abbreviation: wanted.abbreviation || abbreviationOf(name), isManual: true };
  if (isSame(before, after)) return done(null);
  if (!isSame(before, was)) {
    const { abbreviation, logoPath: logoUrl } = team;
    return refuse('team_changed', { current: { name: team.name, abbreviation, logoUrl } });
  }
  const alias = aliasOf(name);
  const isNew = !(await findTeamIdsByAlias(trx, team.gameId, [alias])).has(alias);
  await insertAliases(trx, [{ gameId: team.gameId, alias, teamId }]);
  const ownerId = (await findTeamIdsByAlias(trx, team.gameId, [alias])).get(alias) ?? teamId;
  if (ownerId !== teamId) {
    const names = await findTeamNames(trx, team.gameId, [ownerId]);
    const other = { teamId: ownerId, name: names.get(ownerId) ?? name };
    return refuse('name_taken', { current: { ...other, playsHere: plays(event, ownerId) } });
  }
  await setNaming(trx, teamId, after);
  return recordTeamEdit(change, actorUserId, {
    teamId,
    kind: 'named',
    action: 'event.team_renamed',
    before,
    after: { ...after, ...(isNew && { newAlias: alias }) },
    told: { before, after },
  });
}

type Names = Pick<Body<Key>['was'], 'name' | 'abbreviation'>;

const isSame = (one: Names, other: Names): boolean =>
  one.name === other.name && one.abbreviation === other.abbreviation;
