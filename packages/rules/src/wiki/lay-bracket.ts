import { type Strictness, setOf, type WikiWays, wikiWays } from './candidate-ways.ts';
import { allCandidates, byeOf, type Candidates, type Laying, narrowed } from './candidates.ts';
import { type FormatNode, isOneRound } from './format-nodes.ts';
import type { WikiNode } from './wiki-ways.ts';

/** The wiki's match for each of the format's, by key and id. */
export type Pairs = ReadonlyMap<string, string>;

/** The certain teams of the format's matches, and their counterparts on the wiki. */
export interface Occupants {
  /** By the key of the match, top and bottom. */
  teamsAt(key: string): readonly (number | null)[];
  teamIdOf(teamKey: string): number | null;
}

/** As many attempts that lead nowhere; brackets that fit need hardly any. */
const ATTEMPTS = 100;

/** As strictly as can be: what teams have done decides, then the ways that are stored alone. */
const STRICTNESS: readonly [Strictness, ...Strictness[]] = [
  { winners: true, losers: true, arrivals: true },
  { winners: true, losers: true, arrivals: false },
  { winners: true, losers: false, arrivals: false },
  { winners: false, losers: false, arrivals: false },
];

/**
 * Lays a bracket of the wiki on a format's, each of its matches on one. It goes by stored ways, by
 * the teams of each match and their later matches. If several layouts remain, the order of both
 * drawings decides. Null = impossible.
 */
export function layBracket(
  format: readonly FormatNode[],
  wiki: readonly WikiNode[],
  occupants: Occupants | null,
): Pairs | null {
  const missing = format.length - wiki.length;
  if (missing < 0 || missing > mostByes(format) || wiki.length === 0) return null;
  const leavesOut = missing > 0;
  const pinned = occupants === null ? [null] : [occupants, null];
  const ways = waysOf(wiki, leavesOut);
  for (const pins of pinned) {
    for (const own of ways) {
      const laying = { format, wiki, leavesOut, ways: own };
      const found = search(laying, pins, occupants);
      if (found && isPlausible(laying, found)) return pairsOf(laying, found);
    }
  }
  return null;
}

/** From the strictest on; where nobody has played they are the same, and are tried once. */
function waysOf(wiki: readonly WikiNode[], leavesOut: boolean): readonly WikiWays[] {
  const ways = STRICTNESS.map((strict) => wikiWays(wiki, { leavesOut, strict }));
  const texts = ways.map((own) => JSON.stringify(own, textOfSet));
  return ways.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

const textOfSet = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** Somebody may have played for another; that nobody plays where the format has them is another bracket. */
function isPlausible(laying: Laying, found: Candidates): boolean {
  const { format, wiki, leavesOut } = laying;
  const [strictest] = STRICTNESS;
  const strict = wikiWays(wiki, { leavesOut, strict: strictest });
  const at = (index: number): number => valuesOf(laying, found, index)[0] ?? -1;
  const contradictions = format.filter(({ winnerTo, slots }, index) => {
    const value = at(index);
    if (value >= wiki.length) return false;
    const begin = slots.filter(
      (slot) =>
        slot.kind === 'opening' || (slot.kind === 'winner' && at(slot.from) === byeOf(laying)),
    ).length;
    if ((strict.begin[value] ?? 0) > begin) return true;
    const next = winnerTo === null ? wiki.length : at(winnerTo);
    return next < wiki.length && ((strict.winnersTo[value] ?? 0n) & setOf(next)) === 0n;
  });
  return (
    contradictions.length <= 1 + Math.floor(wiki.length / 8) && returning(laying, at).length <= 1
  );
}

/** Teams that are out by the format, and play on. */
function returning(
  { format, wiki }: Laying,
  at: (index: number) => number,
): readonly (string | null)[] {
  const lost = format.flatMap(({ loserTo, playsOnByDraw }, index) =>
    loserTo === null && !playsOnByDraw ? (wiki[at(index)]?.loser ?? []) : [],
  );
  const open = wiki.flatMap(({ teams, winner }) => (winner === null ? teams : []));
  return lost.filter((team, index) => lost.indexOf(team) < index || open.includes(team));
}

/**
 * The most matches that byes can leave out. All but one of the matches in which teams begin can be
 * byes, each with the matches its loser would have played. None where no team plays on.
 */
function mostByes(format: readonly FormatNode[]): number {
  if (isOneRound(format)) return 0;
  const leftOut = format.flatMap((own) => {
    if (!own.isOpening) return [];
    let length = 0;
    for (let at: FormatNode | undefined = own; at; length += 1) at = format[at.loserTo ?? -1];
    return [length];
  });
  const all = leftOut.reduce((sum, length) => sum + length, 0);
  return leftOut.length === 0 ? 0 : all - Math.min(...leftOut);
}

function search(
  laying: Laying,
  pins: Occupants | null,
  occupants: Occupants | null,
): Candidates | null {
  const order = decisionOrder(laying.format);
  let attempts = 0;
  const decide = (given: Candidates, decided: number | null): Candidates | null => {
    const known = narrowed(laying, given, decided);
    if (!known) {
      attempts += 1;
      return null;
    }
    const next = order.find((at) => valuesOf(laying, known, at).length > 1);
    if (next === undefined) return known;
    for (const value of byLikelihood(laying, known, next, occupants)) {
      const found = decide(
        known.map((own, at) => (at === next ? setOf(value) : own)),
        next,
      );
      if (found || attempts >= ATTEMPTS) return found;
    }
    return null;
  };
  return decide(
    allCandidates(laying, (at, value) => canStand(laying, at, value, pins)),
    null,
  );
}

/** Matches in which teams begin come first: where they stand is where everybody picks. */
const decisionOrder = (format: readonly FormatNode[]): number[] => [
  ...[...format.keys()].filter((at) => format[at]?.isOpening),
  ...[...format.keys()].filter((at) => !format[at]?.isOpening),
];

function canStand(
  { format, wiki }: Laying,
  at: number,
  value: number,
  pins: Occupants | null,
): boolean {
  const [own, match] = [format[at], wiki[value]];
  if (!own || !match) return false;
  const winners = own.slots.filter(({ kind }) => kind === 'winner').length;
  if (match.feeders.length > winners) return false;
  if (own.winnerTo === null && match.winnerTo !== null) return false;
  return pins === null || overlapOf(own, match, pins) !== 'none';
}

/**
 * The possible values of a format's match: positions in the drawing, and those of a bye and of
 * `nobody`.
 */
function valuesOf({ wiki }: Laying, known: Candidates, at: number): number[] {
  const row = known[at] ?? 0n;
  return Array.from({ length: wiki.length + 2 }, (_, value) => value).filter(
    (value) => (row & setOf(value)) !== 0n,
  );
}

/** 'none' = the teams of the one are none of the other's. */
function overlapOf(
  { node }: FormatNode,
  { teams }: WikiNode,
  { teamsAt, teamIdOf }: Occupants,
): 'some' | 'none' | 'unknown' {
  const here = teamsAt(node.key).filter((id) => id !== null);
  const there = teams.flatMap((key) => (key === null ? [] : (teamIdOf(key) ?? [])));
  if (here.some((id) => there.includes(id))) return 'some';
  const isFull = here.length === 2 || there.length === 2;
  return isFull && here.length > 0 && there.length > 0 ? 'none' : 'unknown';
}

/** The possible values of a match, the likeliest first. */
function byLikelihood(
  laying: Laying,
  known: Candidates,
  at: number,
  occupants: Occupants | null,
): number[] {
  const row = valuesOf(laying, known, at);
  const own = laying.format[at];
  const costs = row.map((value) => {
    const match = laying.wiki[value];
    if (!own || !match) return null;
    return [...fitOf(laying, known, own, match, occupants), ...orderOf(laying, own, match), value];
  });
  const isLess = (a: readonly number[], b: readonly number[]): number =>
    a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0) ?? 0;
  const [best = []] = costs.filter((cost) => cost !== null).toSorted(isLess);
  // A team without an opponent stands where no match of the page is drawn.
  const ofNone = (value: number): number[] => [
    ...best.slice(0, FIT_PARTS),
    ...ROUNDS_AHEAD.map(() => 0),
    value === byeOf(laying) ? 0.5 : 2,
    value,
  ];
  return row
    .map((value, index) => ({ value, cost: costs[index] ?? ofNone(value) }))
    .toSorted((a, b) => isLess(a.cost, b.cost))
    .map(({ value }) => value);
}

const FIT_PARTS = 4;

/** The less, the better: who stands there, who came from before, then what its part and round are called. */
function fitOf(
  laying: Laying,
  known: Candidates,
  own: FormatNode,
  match: WikiNode,
  occupants: Occupants | null,
): readonly [number, number, number, number] {
  const overlap = occupants && overlapOf(own, match, occupants);
  return [
    overlap === 'some' ? 0 : overlap === 'none' ? 2 : 1,
    astray(laying, known, own, match),
    own.side !== 'final' && (own.side === 'lower') !== match.isLower ? 1 : 0,
    own.side === 'final' ? 0 : Math.abs(own.round - match.round),
  ];
}

/**
 * Beside the order of their own round, in which byes leave gaps, it compares the rounds to come,
 * the next one first. It takes their distance in both drawings, and which of the two places is
 * taken.
 */
function orderOf({ format, wiki, leavesOut }: Laying, own: FormatNode, match: WikiNode): number[] {
  if (!leavesOut) return [];
  let next: FormatNode | undefined = own;
  let other: WikiNode | undefined = match;
  const ahead = ROUNDS_AHEAD.map(() => {
    next = format[next?.winnerTo ?? -1];
    other = wiki[other?.winnerTo ?? -1];
    return next && other ? Math.abs(next.node.colIndex - other.indexInRound) : 0;
  });
  return [...ahead, isSameOfTwo(own, match) ? 0 : 1];
}

const ROUNDS_AHEAD = [1, 2, 3, 4, 5, 6];

const isSameOfTwo = (own: FormatNode, match: WikiNode): boolean =>
  own.isFirstOfNext === null ||
  match.isFirstOfNext === null ||
  own.isFirstOfNext === match.isFirstOfNext;

/** Teams that do not come here although the format sends them. */
function astray(laying: Laying, known: Candidates, own: FormatNode, match: WikiNode): number {
  if (match.teams.some((team) => team === null)) return 0;
  return own.slots.filter((slot) => {
    if (slot.kind === 'opening') return false;
    const [only, ...more] = valuesOf(laying, known, slot.from);
    const from = more.length === 0 ? laying.wiki[only ?? -1] : undefined;
    const team = slot.kind === 'winner' ? from?.winner : from?.loser;
    return team != null && !match.teams.includes(team);
  }).length;
}

function pairsOf(laying: Laying, found: Candidates): Pairs {
  return new Map(
    laying.format.flatMap(({ node }, at): [string, string][] => {
      const match = laying.wiki[valuesOf(laying, found, at)[0] ?? -1];
      return match ? [[node.key, match.matchId]] : [];
    }),
  );
}
