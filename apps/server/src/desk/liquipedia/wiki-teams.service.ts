import type { GameId, WikiTeam } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { abbreviationOf } from '../../play/events/teams/abbreviation-of.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { findTeamNames, upsertTeams } from '../../play/events/teams/event-teams.repository.ts';
import { showTeamsAnew } from '../../play/events/teams/show-teams-anew.repository.ts';
import { insertAliases } from '../../play/events/teams/team-aliases.repository.ts';
import {
  externalIdOf,
  findTeamIdsOfWiki,
  findTeamsCalled,
  offerLogo,
} from './wiki-teams.repository.ts';

/**
 * Ids of the wiki's teams, by their keys there. A team is its page on the wiki; one that was only known by
 * name so far, because somebody typed it, is taken over with its past.
 */
export async function placeWikiTeams(
  trx: Kysely<Schema>,
  gameId: GameId,
  teams: readonly WikiTeam[],
): Promise<ReadonlyMap<string, number>> {
  const keys = teams.map(({ key }) => key);
  const known = await findTeamIdsOfWiki(trx, gameId, keys);
  const called = await findTeamsCalled(
    trx,
    gameId,
    teams.flatMap(({ key, name }) => [key, name]),
  );
  const adopted = new Map<string, number>();
  for (const { key, name } of teams) {
    if (known.has(externalIdOf(key))) continue;
    const typed = [key, name].map((own) => called.find(({ alias }) => alias === aliasOf(own)));
    const own = typed.find((team) => team && !team.externalId.startsWith(externalIdOf('')));
    if (own && ![...adopted.values()].includes(own.id)) adopted.set(key, own.id);
  }
  const others = teams.filter(({ key }) => !adopted.has(key));
  const were = await findTeamNames(trx, gameId, [...known.values()]);
  const made = await upsertTeams(
    trx,
    gameId,
    others.map(({ key, name, shortName, logoUrl }) => ({
      externalId: externalIdOf(key),
      name,
      abbreviation: shortName || abbreviationOf(name),
      logoPath: null,
      logoSource: logoUrl,
    })),
  );
  const ids = new Map([...adopted, ...others.map(({ key }, at) => [key, made[at] ?? 0] as const)]);
  await nameTeams(trx, gameId, teams, ids);
  const renamed = others.flatMap(({ key, name }) => {
    const id = ids.get(key) ?? 0;
    return (were.get(id) ?? name) === name ? [] : [id];
  });
  await showTeamsAnew(trx, renamed);
  return ids;
}

/** Page, name and template: by them the team is found when it is called otherwise. */
async function nameTeams(
  trx: Kysely<Schema>,
  gameId: GameId,
  teams: readonly WikiTeam[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const named = teams.flatMap(({ key, name, template }) =>
    [key, name, template ?? ''].map((own) => ({ alias: aliasOf(own), key })),
  );
  const unique = new Map(named.filter(({ alias }) => alias !== '').map((own) => [own.alias, own]));
  await insertAliases(
    trx,
    [...unique.values()].map(({ alias, key }) => ({ gameId, alias, teamId: ids.get(key) ?? 0 })),
  );
  for (const { key, logoUrl } of teams) await offerLogo(trx, ids.get(key) ?? 0, logoUrl);
}
