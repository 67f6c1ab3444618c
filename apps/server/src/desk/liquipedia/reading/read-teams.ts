import type { WikiTeam } from '@callshot/rules';
import { z } from 'zod';
import { looseFields, looseInt, looseLink, looseText } from './loose-values.ts';
import type { MatchRecord, OpponentRecord } from './match-records.ts';
import { kindOf } from './read-matches.ts';
import { type ReadRecords, readRecords } from './read-records.ts';
import { squadsIn } from './squads.ts';
import {
  foldName,
  isByeName,
  isOpenName,
  type NamedTeam,
  type TeamNames,
  teamNames,
} from './team-names.ts';

export const placementColumns = [
  'pageid',
  'pagename',
  'namespace',
  'objectname',
  'imageurl',
  'opponentname',
  'opponenttemplate',
  'opponenttype',
  'opponentplayers',
] as const;

const placementRecord = z.object({
  namespace: looseInt,
  imageurl: looseLink,
  opponentname: looseText,
  opponenttemplate: looseText,
  opponenttype: looseText,
  opponentplayers: looseFields,
});

export type PlacementRecord = z.output<typeof placementRecord>;

/** The participants that the page lists, without open places. */
export async function readPlacements(
  records: readonly unknown[],
): Promise<ReadRecords<PlacementRecord>> {
  const { read, leftOut } = await readRecords(placementRecord, 'Placement', records);
  const named = read.filter(
    ({ namespace, opponentname, opponenttemplate, opponenttype }) =>
      (namespace ?? 0) === 0 &&
      opponenttype !== 'literal' &&
      !isByeName(opponentname, opponenttemplate) &&
      !isOpenName(opponentname, opponenttemplate),
  );
  return { read: named, leftOut };
}

const teamsIn = (matches: readonly MatchRecord[]): OpponentRecord[] =>
  matches.flatMap(({ match2opponents }) =>
    match2opponents.filter((opponent) => kindOf(opponent) === 'team'),
  );

/**
 * Team names from matches. The page of its template identifies a team, whatever its other names.
 * Squads share the page of their club.
 */
export function namesIn(
  matches: readonly MatchRecord[],
  placements: readonly PlacementRecord[],
): TeamNames {
  const { clubs, squadOf } = squadsIn(matches);
  const isOfClub = (name: string): boolean => clubs.has(foldName(name));
  const inMatches = teamsIn(matches).map((opponent): NamedTeam => {
    const { name, template, teamtemplate: team } = opponent;
    const squad = squadOf(opponent);
    const page = team.page || name;
    const others = [team.name, name, team.bracketname, template, team.template];
    return squad === null
      ? { key: foldName(page), names: [page, ...others] }
      : { key: squad, names: [squad, ...others.filter((other) => !isOfClub(other))] };
  });
  /** The page that all squads of a club share comes last. */
  const surestFirst = (names: readonly (string | null)[]): string[] => {
    const told = names.flatMap((name) => name ?? []);
    return [...told.filter((name) => !isOfClub(name)), ...told.filter(isOfClub)];
  };
  const known = teamNames(inMatches);
  const placed = placements.map(({ opponentname, opponenttemplate }): NamedTeam => {
    const key = known.keyOf(...surestFirst([opponentname, opponenttemplate]));
    const own = [opponentname, opponenttemplate].filter((name) => !isOfClub(name));
    return { key, names: [key, ...own] };
  });
  const all = teamNames([...inMatches, ...placed]);
  return {
    keyOf: (...names) => all.keyOf(...surestFirst(names)),
    keyOfOpponent: (opponent) => {
      const { name, template, teamtemplate: team } = opponent;
      return squadOf(opponent) ?? all.keyOf(team.page, name, template);
    },
  };
}

type Draft = { -readonly [Key in keyof WikiTeam]: WikiTeam[Key] };

/** The teams of a tournament, those that the page lists first. */
export function teamsOf(
  matches: readonly MatchRecord[],
  placements: readonly PlacementRecord[],
  names: TeamNames,
): WikiTeam[] {
  const teams = new Map<string, Draft>();
  const players = new Map<Draft, string>();
  const teamWith = (key: string, name: string, type: string): Draft => {
    const before = teams.get(key);
    if (before) return before;
    const made = { key, name, shortName: '', template: null, logoUrl: null, members: [] };
    teams.set(key, made);
    if (ofPlayers.has(type)) players.set(made, withSpaces(name));
    return made;
  };
  for (const placement of placements) {
    const { opponentname, opponenttemplate, opponenttype, imageurl, opponentplayers } = placement;
    const key = names.keyOf(opponentname, opponenttemplate);
    const team = teamWith(key, opponentname, opponenttype);
    team.template ??= opponenttemplate || null;
    team.logoUrl ??= imageurl;
    if (team.members.length === 0) team.members = membersIn(opponentplayers);
  }
  for (const opponent of teamsIn(matches)) addOpponent(opponent, names, teamWith);
  namePlayers(players);
  return [...teams.values()];
}

/** Opponents that are players: their name is that of their pages, and no name of a team. */
const ofPlayers: ReadonlySet<string> = new Set(['solo', 'duo', 'trio', 'quad']);

const withSpaces = (page: string): string => page.replaceAll('_', ' ');

/** Shown names where they are unique, else page names, which always are. */
function namePlayers(pages: ReadonlyMap<Draft, string>): void {
  const shown = [...pages].map(([team, page]) => {
    const playing = team.members.filter(({ position }) => position === 'Player');
    return { team, page, name: playing.map(({ username }) => username).join(' / ') || page };
  });
  for (const { team, page, name } of shown) {
    const isShared = shown.some(
      (one) => one.team !== team && foldName(one.name) === foldName(name),
    );
    team.name = isShared ? page : name;
  }
}

function addOpponent(
  opponent: OpponentRecord,
  names: TeamNames,
  teamWith: (key: string, name: string, type: string) => Draft,
): void {
  const { type, name, template, teamtemplate: own, match2players } = opponent;
  const team = teamWith(names.keyOfOpponent(opponent), own.name || name, type);
  // The name of a placement is that of a page; a template's is what people call the team.
  if (own.name !== '') team.name = own.name;
  team.shortName ||= own.shortname || own.bracketname;
  team.template ??= template || own.template || null;
  team.logoUrl ??= own.imageurl;
  if (team.members.length > 0) return;
  team.members = match2players.flatMap(({ name: page, displayname, flag }) => {
    const username = displayname || withSpaces(page);
    if (username === '') return [];
    return [{ position: 'Player' as const, username, flag: flag || null }];
  });
}

const positions = { p: 'Player', s: 'Substitute', c: 'Coach' } as const;
const membersAtMost = 20;

/** A flat list: `p1` is a player's page, `p1dn` the name that is shown, `p1flag` a country; coaches are `c1`. */
function membersIn(players: Readonly<Record<string, unknown>>): WikiTeam['members'] {
  return (['p', 's', 'c'] as const)
    .flatMap((letter) =>
      Array.from({ length: membersAtMost }, (_, index) => {
        const key = `${letter}${index + 1}`;
        const shown = looseText.parse(players[`${key}dn`]);
        const username = shown || withSpaces(looseText.parse(players[key]));
        const flag = looseText.parse(players[`${key}flag`]) || null;
        return { position: positions[letter], username, flag };
      }),
    )
    .filter(({ username }) => username !== '' && !isOpenName(username, ''))
    .slice(0, membersAtMost);
}
