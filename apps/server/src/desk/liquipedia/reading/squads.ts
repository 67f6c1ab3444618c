import { groupIdOf } from './match-place.ts';
import type { MatchRecord, OpponentRecord } from './match-records.ts';
import { foldName } from './team-names.ts';

/** Teams of a tournament that share the page of their club. */
export interface Squads {
  /** The names of these pages, which say nothing of which squad it is. */
  readonly clubs: ReadonlySet<string>;
  /** Tells a squad from the others of its club; null = the page has one team only. */
  squadOf(opponent: OpponentRecord): string | null;
}

/** An opponent in a match. */
interface Appearance {
  readonly matchId: string;
  /** In which a team plays once; null = in none that is known. */
  readonly round: string | null;
  readonly startsAt: string | null;
  readonly players: readonly string[];
}

/**
 * The templates of squads name one page, as those of a team that was renamed do. Squads play beside each
 * other; of a team that was renamed one name follows the other.
 */
export function squadsIn(records: readonly MatchRecord[]): Squads {
  const pages = new Map<string, Map<string, Appearance[]>>();
  for (const record of records) {
    for (const opponent of record.match2opponents) {
      const { page, name } = namesOf(opponent);
      if (page === '' || name === '') continue;
      const names = pages.get(page) ?? new Map<string, Appearance[]>();
      pages.set(page, names);
      names.set(name, [...(names.get(name) ?? []), appearanceOf(record, opponent)]);
    }
  }
  const squads = new Map([...pages].map(([page, names]) => [page, squadsOf(names)]));
  return {
    clubs: new Set([...squads].flatMap(([page, { size }]) => (size > 0 ? [page] : []))),
    squadOf: (opponent) => {
      const { page, name } = namesOf(opponent);
      return squads.get(page)?.has(name) ? name : null;
    },
  };
}

const namesOf = ({ name, teamtemplate: own }: OpponentRecord) => ({
  page: foldName(own.page),
  name: foldName(own.name || name),
});

function appearanceOf(record: MatchRecord, { match2players }: OpponentRecord): Appearance {
  return {
    matchId: record.match2id,
    round: roundOf(record),
    startsAt: record.dateexact ? record.date : null,
    players: match2players.map(({ name, displayname }) => foldName(name || displayname)),
  };
}

function roundOf(record: MatchRecord): string | null {
  const { coordinates, groupRoundIndex } = record.match2bracketdata;
  const group = groupIdOf(record);
  if (coordinates) return `${group} ${coordinates.sectionIndex} ${coordinates.roundIndex}`;
  return groupRoundIndex === null ? null : `${group} ${groupRoundIndex}`;
}

/** The names of a page that belong to teams of their own. */
function squadsOf(names: ReadonlyMap<string, readonly Appearance[]>): ReadonlySet<string> {
  return new Set(
    [...names].flatMap(([name, own]) =>
      [...names].some(([other, theirs]) => other !== name && areBeside(own, theirs)) ? [name] : [],
    ),
  );
}

function areBeside(own: readonly Appearance[], other: readonly Appearance[]): boolean {
  const isShared = (key: 'matchId' | 'round') =>
    own.some((one) => one[key] !== null && other.some((two) => two[key] === one[key]));
  if (isShared('matchId')) return true;
  return !haveSamePlayers(own, other) && (isShared('round') || areMixed(own, other));
}

/** Each of them plays before the other has played its last. */
const areMixed = (own: readonly Appearance[], other: readonly Appearance[]): boolean =>
  isBefore(own, other) && isBefore(other, own);

const isBefore = (own: readonly Appearance[], other: readonly Appearance[]): boolean =>
  own.some(({ startsAt: at }) => at && other.some(({ startsAt }) => startsAt && at < startsAt));

function haveSamePlayers(own: readonly Appearance[], other: readonly Appearance[]): boolean {
  const [ours, theirs] = [playersIn(own), playersIn(other)];
  const shared = [...ours].filter((player) => theirs.has(player)).length;
  return shared > 0 && 2 * shared >= Math.min(ours.size, theirs.size);
}

const playersIn = (appearances: readonly Appearance[]): ReadonlySet<string> =>
  new Set(appearances.flatMap(({ players }) => players));
