import { readGroups } from '../wiki/groups.ts';
import { asGslBracket, isGslList } from '../wiki/gsl-list.ts';
import type { WikiDetails, WikiMatch } from '../wiki/records.ts';
import { playedIn, roundRuns, teamsOfRoundRobin } from '../wiki/round-lists.ts';
import type { GroupRecords } from '../wiki/wiki-group.ts';
import { matchGroups } from '../wiki/wiki-page.ts';
import { type BracketMatch, inOrder, waysOf } from './bracket-ways.ts';
import type {
  BracketDraft,
  DraftedColumn,
  DraftedMatch,
  DraftedPart,
  LeaguePart,
  MatchesPart,
  Sure,
  SwissPart,
} from './drafted.ts';
import { swissEnds, throughBy } from './swiss-shape.ts';
import { type Through, throughOf } from './through.ts';

/** A part whose number of teams that go on is still open, with the numbers that it can be. */
export interface ReadPart {
  readonly part: DraftedPart;
  /** By how the wiki's words can be read; empty = it says nothing. */
  readonly readings: readonly number[];
}

/** The parts of a tournament in the order of play [rule: drafts-2]. */
export function* readParts(
  details: Pick<WikiDetails, 'matches' | 'tables'>,
): Generator<void, ReadPart[]> {
  const groups = readGroups(details);
  yield;
  const standings = groups.filter(({ group }) => group.kind === 'standings');
  const tableOf = (own: GroupRecords): GroupRecords | null =>
    standings.find(({ group }) => group.counts.includes(own.group.key)) ?? null;
  const matched = groups.filter(({ group }) => group.kind === 'match');
  const parts: ReadPart[] = [];
  for (const own of matched) {
    parts.push(partOf(own, tableOf(own)));
    yield;
  }
  return parts;
}

function partOf(own: GroupRecords, standings: GroupRecords | null): ReadPart {
  const { shape, outline } = own.group;
  if (shape === 'swiss') return swissPart(own, standings);
  if (shape === 'bracket') return bracketPart(own, own.matches.filter(isPlaced), 'bracket');
  const gsl = isGslList(outline) ? asGslBracket(outline) : null;
  if (gsl) {
    const places = new Map(gsl.map(({ matchId, place }) => [matchId, place]));
    const matches = own.matches.flatMap((match): BracketMatch[] => {
      const place = places.get(match.matchId);
      return place ? [{ ...match, place }] : [];
    });
    return bracketPart(own, matches, 'gsl', standings);
  }
  return standings ? leaguePart(own, standings) : matchesPart(own);
}

const isPlaced = (match: WikiMatch): match is BracketMatch => match.place.kind === 'bracket';

/** Usual where a page names no length. */
const USUAL_BEST_OF = 3;

const bestOfOf = ({ bestOf }: WikiMatch): number => bestOf ?? USUAL_BEST_OF;

const bestOfsOf = (matches: readonly WikiMatch[]): readonly number[] =>
  [...new Set(matches.map(bestOfOf))].toSorted((a, b) => a - b);

const titleOf = ({ group }: GroupRecords): string =>
  group.section || group.title.replace(/\s+(matches|standings)$/i, '');

/** The facts that parts of all kinds take from their records. */
const anyOf = (records: GroupRecords, standings: GroupRecords | null) => ({
  title: titleOf(records),
  teams: Math.max(records.group.teamCount, standings?.group.teamCount ?? 0),
  bestOfs: bestOfsOf(records.matches),
  records,
  standings,
});

function swissPart(own: GroupRecords, standings: GroupRecords | null): ReadPart {
  const any = anyOf(own, standings);
  const [run] = roundRuns(matchGroups(own.matches));
  const rounds = run?.sizes ?? [];
  const ends = swissEnds(any.teams, rounds);
  const through = throughOf(own.table ?? standings?.table ?? null);
  const byWins = ends ? throughBy(any.teams, ends) : null;
  const [only] = through.readings.length === 1 ? through.readings : [];
  const advancing = only ?? byWins ?? Math.floor(any.teams / 2);
  const part: SwissPart = {
    ...any,
    kind: 'swiss',
    ends,
    rounds,
    advancing,
    sure: only !== undefined ? 'seen' : byWins !== null ? 'follows' : 'guessed',
  };
  return { part, readings: through.readings.length > 1 ? through.readings : [advancing] };
}

function leaguePart(own: GroupRecords, standings: GroupRecords | null): ReadPart {
  const table = standings?.table ?? null;
  const inTable = Math.max(table?.rows.length ?? 0, table?.colours.length ?? 0);
  const any = { ...anyOf(own, standings), ...(inTable > 0 && { teams: inTable }) };
  const through: Through = throughOf(table);
  const [only] = through.readings.length === 1 ? through.readings : [];
  const part: LeaguePart = {
    ...any,
    kind: 'league',
    legs: Math.max(1, Math.round(playedIn(own.matches) / pairs(any.teams))),
    advancing: only ?? Math.floor(any.teams / 2),
    sure: only === undefined ? 'guessed' : 'seen',
  };
  return { part, readings: through.readings };
}

const pairs = (teams: number): number => Math.max(1, (teams * (teams - 1)) / 2);

function bracketPart(
  own: GroupRecords,
  matches: readonly BracketMatch[],
  kind: BracketDraft['kind'],
  standings: GroupRecords | null = null,
): ReadPart {
  const { sides, ways, sure } = waysOf(matches);
  const drafted = matches.toSorted(inOrder).flatMap((match): DraftedMatch[] => {
    const own = sides.get(match.matchId);
    const { section, roundIndex, isThirdPlace } = match.place;
    const column = isThirdPlace ? null : roundIndex;
    return own
      ? [{ matchId: match.matchId, bestOf: bestOfOf(match), sides: own, section, column }]
      : [];
  });
  const entries = drafted.flatMap((match) =>
    match.sides.filter((side) => side.kind === 'entry' && !side.isBye),
  );
  const goOn = kind === 'gsl' ? gslWays(drafted) : ways;
  const part: BracketDraft = {
    ...anyOf(own, standings),
    kind,
    teams: entries.length,
    matches: drafted,
    columns: columnsOf(drafted),
    thirdPlace: matches.find(({ place }) => place.isThirdPlace)?.matchId ?? null,
    reset: matches.find(({ place }) => place.isReset)?.matchId ?? null,
    byes: matches
      .filter(({ opponents }) => opponents.some(({ kind: own }) => own === 'bye'))
      .map(({ matchId }) => matchId),
    ways: goOn,
    advancing: goOn.length,
    sure: sure as Sure,
  };
  return { part, readings: [goOn.length] };
}

/** The winner of the winners' match, then that of the decider. */
const gslWays = (matches: readonly DraftedMatch[]): BracketDraft['ways'] =>
  (['upper', 'lower'] as const).flatMap((section) => {
    const last = matches
      .filter((match) => match.section === section)
      .toSorted((a, b) => (b.column ?? 0) - (a.column ?? 0))[0];
    return last ? [{ from: last.matchId, as: 'winner' as const }] : [];
  });

function columnsOf(matches: readonly DraftedMatch[]): DraftedColumn[] {
  const columns = new Map<string, DraftedColumn>();
  for (const { section, column, bestOf } of matches) {
    if (column === null) continue;
    const known = columns.get(`${section} ${column}`);
    columns.set(`${section} ${column}`, {
      section,
      column,
      matches: (known?.matches ?? 0) + 1,
      bestOf: [...(known?.bestOf ?? []), bestOf],
    });
  }
  const sections = ['upper', 'mid', 'lower'];
  return [...columns.values()].toSorted(
    (a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.column - b.column,
  );
}

/** Matches without an order: a round robin without a table, else every winner goes on. */
function matchesPart(own: GroupRecords): ReadPart {
  const played = playedIn(own.matches);
  const teams = teamsOfRoundRobin(played);
  if (teams !== null && teams === own.group.teamCount) return leaguePart(own, null);
  const part: MatchesPart = {
    ...anyOf(own, null),
    kind: 'matches',
    teams: 2 * played,
    advancing: played,
    sure: 'guessed',
    matches: own.matches,
  };
  return { part, readings: [played] };
}
