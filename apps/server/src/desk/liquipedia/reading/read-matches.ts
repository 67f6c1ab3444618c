import type { WikiMatch } from '@callshot/rules';
import { groupIdOf, placeOf, type SpecialMatches, specialMatchesOf } from './match-place.ts';
import { type MatchRecord, matchRecord, type OpponentRecord } from './match-records.ts';
import { type ReadRecords, readRecords } from './read-records.ts';
import { isByeName, isOpenName, type TeamNames } from './team-names.ts';

type WikiOpponent = WikiMatch['opponents'][number];
type WikiGame = WikiMatch['games'][number];

/**
 * Matches of pages, each once: match pages hold doubles in another namespace, and a page that shows
 * another has its matches too. They stand on the page that is deepest.
 */
export async function readMatchRecords(
  records: readonly unknown[],
): Promise<ReadRecords<MatchRecord>> {
  const { read, leftOut } = await readRecords(matchRecord, 'Match', records);
  const own = read.filter(({ namespace }) => (namespace ?? 0) === 0);
  const byId = new Map<string, MatchRecord>();
  for (const record of own) {
    const known = byId.get(record.match2id);
    if (!known || depthOf(record) >= depthOf(known)) byId.set(record.match2id, record);
  }
  return { read: [...byId.values()], leftOut };
}

const depthOf = ({ pagename }: MatchRecord): number => pagename.split('/').length;

export function matchesOf(records: readonly MatchRecord[], names: TeamNames): WikiMatch[] {
  const special = specialMatchesOf(records);
  const unordered = records.map((record) => matchOf(record, special, names));
  return inPageOrder(titled(unordered));
}

function matchOf(record: MatchRecord, special: SpecialMatches, names: TeamNames): WikiMatch {
  const winner = winnerOf(record.winner);
  return {
    pageId: record.pageid,
    pageName: record.pagename.replaceAll(' ', '_'),
    matchId: record.match2id,
    groupId: groupIdOf(record),
    section: record.section || record.extradata.matchsection,
    order: 0,
    startsAt: record.date,
    isExact: record.dateexact && record.date !== null,
    bestOf: record.bestof !== null && record.bestof > 0 ? record.bestof : null,
    isFinished: record.finished,
    winner,
    isNotPlayed: record.status === 'notplayed' || record.resulttype === 'np',
    isOverturned: record.extradata.overturned,
    opponents: [
      opponentOf(record.match2opponents[0], names, legacyStatus(record, 'first')),
      opponentOf(record.match2opponents[1], names, legacyStatus(record, 'second')),
    ],
    games: record.match2games.flatMap(gameOf),
    place: placeOf(record, special),
  };
}

const winners = { '1': 'first', '2': 'second', '0': 'draw', '-1': 'none' } as const;

const winnerOf = (text: string): WikiMatch['winner'] =>
  text in winners ? winners[text as keyof typeof winners] : null;

const sideOf = (text: string): WikiGame['winner'] =>
  text === '1' ? 'first' : text === '2' ? 'second' : null;

/** Older records say of the match alone how it was given up. */
function legacyStatus(
  { walkover, winner }: MatchRecord,
  side: 'first' | 'second',
): WikiOpponent['status'] {
  const given = statusOf(walkover.toUpperCase());
  const won = sideOf(winner);
  if (given === '' || given === 'S' || given === 'W') return '';
  if (won === null) return given;
  return won === side ? 'W' : given;
}

const statuses: readonly WikiOpponent['status'][] = ['S', 'W', 'L', 'FF', 'DQ', 'D'];

const statusOf = (text: string): WikiOpponent['status'] =>
  statuses.find((status) => status === text) ?? '';

function opponentOf(
  record: OpponentRecord,
  names: TeamNames,
  legacy: WikiOpponent['status'],
): WikiOpponent {
  const kind = kindOf(record);
  const told = statusOf(record.status);
  const status = legacy !== '' && (told === '' || told === 'S') ? legacy : told;
  const isScore = status === '' || status === 'S' || status === 'D';
  const { teamtemplate: team, name, score } = record;
  return {
    kind,
    teamKey: kind === 'team' ? names.keyOfOpponent(record) : null,
    name: kind === 'team' ? team.name || name.replaceAll('_', ' ') : name,
    score: isScore && score !== null && score >= 0 ? score : null,
    status,
  };
}

export function kindOf({ type, name, template }: OpponentRecord): WikiOpponent['kind'] {
  if (isByeName(name, template)) return 'bye';
  return type === 'literal' || isOpenName(name, template) ? 'open' : 'team';
}

/** Maps that were not played are left out. */
function gameOf(record: MatchRecord['match2games'][number]): WikiGame[] {
  if (record.status === 'notplayed' || record.resulttype === 'np') return [];
  const told = record.scores.length >= 2 ? record.scores : record.opponents.map((o) => o.score);
  const [first = null, second = null] = told;
  const hasScores = first !== null && second !== null && first >= 0 && second >= 0;
  return [
    {
      map: record.map,
      scores: hasScores ? [first, second] : null,
      winner: sideOf(record.winner),
    },
  ];
}

/** Only the first match of a list carries its title, and a header stands above several. */
function titled(matches: readonly WikiMatch[]): WikiMatch[] {
  const titles = new Map<string, string>();
  for (const { pageId, groupId, place } of matches) {
    if (place.kind === 'list' && place.title !== '')
      titles.set(`${pageId} ${groupId}`, place.title);
  }
  return matches.map((match) => {
    const title = titles.get(`${match.pageId} ${match.groupId}`);
    if (match.place.kind !== 'list' || title === undefined) return match;
    return { ...match, place: { ...match.place, title } };
  });
}

function inPageOrder(matches: readonly WikiMatch[]): WikiMatch[] {
  const orders = new Map<number, number>();
  return matches
    .map((match) => ({ match, at: orderKey(match) }))
    .sort((a, b) => compareKeys(a.at, b.at))
    .map(({ match }) => {
      const order = orders.get(match.pageId) ?? 0;
      orders.set(match.pageId, order + 1);
      return { ...match, order };
    });
}

type OrderKey = readonly (number | string)[];

function orderKey({ pageId, matchId, place }: WikiMatch): OrderKey {
  if (place.kind === 'list') return [pageId, place.listIndex, 0, 0, place.index, matchId];
  const { bracketIndex, roundIndex, sectionIndex, indexInRound, isReset, isThirdPlace } = place;
  const isExtra = isReset || isThirdPlace;
  return [
    pageId,
    bracketIndex,
    isExtra ? 1 : 0,
    roundIndex,
    sectionIndex * 1000 + indexInRound,
    matchId,
  ];
}

function compareKeys(a: OrderKey, b: OrderKey): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? '';
    if (value === other) continue;
    return value < other ? -1 : 1;
  }
  return 0;
}
