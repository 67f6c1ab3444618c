import type { EventTeam, TeamUpdate } from '@callshot/contract';
import type { WikiTeam } from '@callshot/rules';
import { abbreviationOf } from '../../play/events/teams/abbreviation-of.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import type { DeskTeamRow } from './event-desk.repository.ts';

/** A team of the event beside the same team of the wiki. */
export interface TeamPair {
  readonly team: EventTeam;
  readonly wiki: WikiTeam;
  /** Found by its players, not by any name. */
  readonly isRenamed: boolean;
  readonly logoSource: string | null;
  /** Staff said what it is called, or how it looks. */
  readonly isNameManual: boolean;
  readonly isLogoManual: boolean;
}

/** So many of the same players make the same team. */
const samePlayers = 3;

/** The last match of a team of the wiki begins then, as an ISO text; null = it has none. */
type LastStart = (wiki: WikiTeam) => string | null;

/**
 * Which team of the wiki each team of the event is: by its page, by any of its names, else by its players. One
 * that is there under several pages is the one that plays last.
 */
export function pairTeams(
  teams: readonly EventTeam[],
  rows: readonly DeskTeamRow[],
  wiki: readonly WikiTeam[],
  lastStartOf: LastStart = () => null,
): { readonly pairs: readonly TeamPair[]; readonly missing: readonly EventTeam[] } {
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = new Map(teams.map((team) => [team, namedAs(known.get(team.id), wiki)]));
  const taken = new Set([...named.values()].flat());
  const strangers = wiki.filter((one) => !taken.has(one));
  const pairs: TeamPair[] = [];
  const missing: EventTeam[] = [];
  for (const team of teams) {
    const own = named.get(team) ?? [];
    const renamed = strangers.filter((other) => bestKnown(teams, other) === team);
    const found =
      own.length === 0 ? [...own, ...renamed] : [...own, ...renamed.filter(lastStartOf)];
    const [last] = found.toSorted((a, b) =>
      compareTexts(lastStartOf(b) ?? '', lastStartOf(a) ?? ''),
    );
    if (!last) missing.push(team);
    else {
      const {
        logoSource = null,
        isNameManual = false,
        isLogoManual = false,
      } = known.get(team.id) ?? {};
      const isRenamed = renamed.includes(last);
      pairs.push({ team, wiki: last, isRenamed, logoSource, isNameManual, isLogoManual });
    }
  }
  return { pairs, missing };
}

/** The team's own page first. */
function namedAs(
  { externalId, aliases }: Pick<DeskTeamRow, 'externalId' | 'aliases'> = {
    externalId: '',
    aliases: [],
  },
  wiki: readonly WikiTeam[],
): WikiTeam[] {
  const isOwn = ({ key }: WikiTeam) => externalId === `liquipedia:${key}`;
  const others = wiki.filter(
    (one) =>
      !isOwn(one) &&
      [one.key, one.name, one.template ?? ''].some((own) => aliases.includes(aliasOf(own))),
  );
  return [...wiki.filter(isOwn), ...others];
}

/** The only team of the event that most of its players are in. */
function bestKnown(teams: readonly EventTeam[], other: WikiTeam): EventTeam | null {
  const shared = teams.map((team) => ({ team, count: sharedPlayers(team, other) }));
  const most = Math.max(...shared.map(({ count }) => count));
  const [best, ...others] = shared.filter(({ count }) => count === most);
  return best && others.length === 0 && most >= samePlayers ? best.team : null;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const players = (members: readonly { readonly position: string; readonly username: string }[]) =>
  members.filter(({ position }) => position !== 'Coach').map(({ username }) => aliasOf(username));

function sharedPlayers(team: EventTeam, wiki: WikiTeam): number {
  const own = new Set(players(team.members));
  return players(wiki.members).filter((name) => own.has(name)).length;
}

type Change = TeamUpdate['changes'][number];

/**
 * News of the wiki about a team that staff did not set themselves; null = none [rule: events-31].
 */
export function changeOf(pair: TeamPair): Change | null {
  const { team, wiki, isRenamed, logoSource, isNameManual, isLogoManual } = pair;
  const abbreviation = wiki.shortName || abbreviationOf(wiki.name);
  // An empty roster on a page means unknown, so the members stay.
  const roster = wiki.members.length > 0 ? wiki.members : team.members;
  const change: Change = {
    teamId: team.id,
    name: team.name,
    isRenamed,
    newName: isNameManual || wiki.name === team.name ? null : wiki.name,
    newAbbreviation: isNameManual || abbreviation === team.abbreviation ? null : abbreviation,
    newLogo: isLogoManual || wiki.logoUrl === logoSource ? null : wiki.logoUrl,
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
