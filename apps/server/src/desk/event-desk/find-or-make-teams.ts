import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { abbreviationOf } from '../../play/events/teams/abbreviation-of.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { upsertTeams } from '../../play/events/teams/event-teams.repository.ts';
import { findTeamIdsByAlias } from '../../play/events/teams/team-aliases.repository.ts';

/** Prefix of the external id of a team that staff typed. */
export const HAND_MADE = 'hand:';

/** The teams that a game knows by these names, by alias; those that it does not know are made. */
export async function findOrMakeTeams(
  trx: Kysely<Schema>,
  gameId: GameId,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(names.toReversed().map((name) => [aliasOf(name), name]));
  const known = await findTeamIdsByAlias(trx, gameId, [...wanted.keys()]);
  const unknown = [...wanted].toReversed().filter(([alias]) => !known.has(alias));
  const ids = await upsertTeams(
    trx,
    gameId,
    unknown.map(([alias, name]) => ({
      externalId: `${HAND_MADE}${alias}`,
      name,
      abbreviation: abbreviationOf(name),
      logoPath: null,
    })),
  );
  return new Map([...known, ...unknown.map(([alias], at) => [alias, ids[at] ?? 0] as const)]);
}
