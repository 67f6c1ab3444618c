import type { EventTeam, TeamUpdate } from '@callshot/contract';
import type { WikiTeam } from '@callshot/rules';
import { abbreviationOf } from '../events/abbreviation-of.ts';
import { aliasOf } from '../events/alias-of.ts';
import type { DeskTeamRow } from './event-desk.repository.ts';

/** A team of the event beside the same team of the wiki. */
export interface TeamPair {
  readonly team: EventTeam;
  readonly wiki: WikiTeam;
  /** Found by its players, not by any name. */
  readonly isRenamed: boolean;
  readonly logoSource: string | null;
}

/** So many of the same players make the same team. */
const samePlayers = 3;

/** Which team of the wiki each team of an event is: by its page, by any of its names, else by its players. */
export function pairTeams(
  teams: readonly EventTeam[],
  rows: readonly DeskTeamRow[],
  wiki: readonly WikiTeam[],
): { readonly pairs: readonly TeamPair[]; readonly missing: readonly EventTeam[] } {
  const known = new Map(rows.map((row) => [row.id, row]));
  const free = new Set(wiki);
  const pairs: TeamPair[] = [];
  const missing: EventTeam[] = [];
  const pair = (team: EventTeam, found: WikiTeam, isRenamed: boolean): void => {
    free.delete(found);
    pairs.push({
      team,
      wiki: found,
      isRenamed,
      logoSource: known.get(team.id)?.logoSource ?? null,
    });
  };
  const unnamed: EventTeam[] = [];
  for (const team of teams) {
    const { externalId = '', aliases = [] } = known.get(team.id) ?? {};
    const all = [...free];
    const found =
      all.find(({ key }) => externalId === `liquipedia:${key}`) ??
      all.find(({ key, name, template }) =>
        [key, name, template ?? ''].some((own) => aliases.includes(aliasOf(own))),
      );
    if (found) pair(team, found, false);
    else unnamed.push(team);
  }
  for (const team of unnamed) {
    const found = [...free].find((other) => sharedPlayers(team, other) >= samePlayers);
    if (found) pair(team, found, true);
    else missing.push(team);
  }
  return { pairs, missing };
}

const players = (members: readonly { readonly position: string; readonly username: string }[]) =>
  members.filter(({ position }) => position !== 'Coach').map(({ username }) => aliasOf(username));

function sharedPlayers(team: EventTeam, wiki: WikiTeam): number {
  const own = new Set(players(team.members));
  return players(wiki.members).filter((name) => own.has(name)).length;
}

type Change = TeamUpdate['changes'][number];

/** What the wiki says of a team that the event does not; null = nothing. */
export function changeOf({ team, wiki, isRenamed, logoSource }: TeamPair): Change | null {
  const abbreviation = wiki.shortName || abbreviationOf(wiki.name);
  // A page that tells nothing of a roster takes nobody out of it.
  const roster = wiki.members.length > 0 ? wiki.members : team.members;
  const change: Change = {
    teamId: team.id,
    name: team.name,
    isRenamed,
    newName: wiki.name === team.name ? null : wiki.name,
    newAbbreviation: abbreviation === team.abbreviation ? null : abbreviation,
    newLogo: wiki.logoUrl === null || wiki.logoUrl === logoSource ? null : wiki.logoUrl,
    joined: without(roster, team.members),
    left: without(team.members, roster),
  };
  const { newName, newAbbreviation, newLogo, joined, left } = change;
  const isSame = newName === null && newAbbreviation === null && newLogo === null;
  return isSame && joined.length + left.length === 0 && !isRenamed ? null : change;
}

type Roster = EventTeam['members'] | WikiTeam['members'];

function without(roster: Roster, others: Roster): Change['joined'] {
  const known = new Set(others.map(({ position, username }) => `${position} ${username}`));
  return roster
    .filter(({ position, username }) => !known.has(`${position} ${username}`))
    .map(({ position, username }) => ({ position, username }));
}
