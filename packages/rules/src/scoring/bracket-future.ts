import type { DrawnRound, MatchNode, SlotSource } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { PlaceFacts } from './bracket-facts.ts';
import type { JudgedBracket } from './judged-bracket.ts';

/** The content of a slot of an open match: a team’s byte, or one of these. */
export const Standing = {
  /** Any team that can earn the entry nothing more. */
  anybody: 0,
  /** A team that comes out of another open match. */
  awaited: 254,
  nobody: 255,
} as const;

/**
 * A match that is not decided, or the matches of a drawn round whose teams are not drawn. It has slots of its own: of a
 * match the first one is its top.
 */
export interface OpenMatch {
  /** The first match that waits, where a round is not drawn. */
  readonly match: number;
  readonly slot: number;
  /** The slots that its winner and its loser go to; null where nothing open follows. */
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
  readonly isFinal: boolean;
  readonly isReset: boolean;
  readonly pool: OpenPool | null;
}

/** The teams in these slots may meet in any pairs: as many go on as there are matches, or all if they are fewer. */
export interface OpenPool {
  readonly matches: readonly number[];
  readonly slots: readonly number[];
  /** The slots that the winners, and the losers, of these matches go to. */
  readonly winnersTo: readonly (number | null)[];
  readonly losersTo: readonly (number | null)[];
}

/** Slots that are filled; those of a pool mean the same in any order. */
export interface FilledSlots {
  readonly single: readonly number[];
  readonly pools: readonly (readonly number[])[];
}

/** All matches that can still be played in a bracket, ordered so that few teams wait at any time. */
export interface BracketFuture {
  readonly matches: readonly OpenMatch[];
  /** The index of the reset among them; null when none is to come. */
  readonly reset: number | null;
  readonly standings: Uint8Array;
  /** By slot: the index among `matches` that it belongs to. */
  readonly ownerOf: readonly number[];
  /** By match: the slots that the matches so far have filled and that no later one has emptied. */
  readonly filled: readonly FilledSlots[];
}

/** Null while the draw is incomplete: too much could still come of it. */
export function bracketFuture(bracket: JudgedBracket): BracketFuture | null {
  const { graph } = bracket;
  const final = resetBase(graph);
  const open = new Set(graph.matches.map(({ index }) => index).filter((at) => isOpen(bracket, at)));
  const units = unitsOf(bracket, open);
  if (units === null) return null;
  const standings: number[] = [];
  const ownerOf: number[] = [];
  const slotBySource = new Map<string, number>();
  const taken = inSearchOrder(bracket, units).map((unit, at) => {
    const slot = standings.length;
    for (const [source, standing] of membersOf(bracket, unit, open)) {
      if (source) slotBySource.set(source, standings.length);
      standings.push(standing ?? Number.NaN);
      ownerOf.push(at);
    }
    return { unit, slot, end: standings.length };
  });
  if (standings.some(Number.isNaN)) return null;
  const targetOf = (kind: 'winner' | 'loser', match: number): number | null =>
    slotBySource.get(`${kind} ${match}`) ?? null;
  const matches = taken.map(({ unit, slot, end }): OpenMatch => {
    const [match = -1] = unit.matches;
    return {
      match,
      slot,
      winnerTo: targetOf('winner', match),
      loserTo: targetOf('loser', match),
      isFinal: match === final,
      isReset: nodeAt(bracket, match).isReset,
      pool: unit.round && {
        matches: unit.matches,
        slots: Array.from({ length: end - slot }, (_, at) => slot + at),
        winnersTo: unit.matches.map((own) => targetOf('winner', own)),
        losersTo: unit.matches.map((own) => targetOf('loser', own)),
      },
    };
  });
  const at = matches.findIndex(({ isReset }) => isReset);
  const reset = at < 0 ? null : at;
  const filled = filledSlots(matches, ownerOf, reset);
  return { matches, reset, standings: Uint8Array.from(standings), ownerOf, filled };
}

/** A match, or those of a drawn round whose teams are not drawn. */
interface Unit {
  readonly matches: readonly number[];
  readonly round: DrawnRound | null;
}

/** Null where a match was cancelled before its teams were drawn: nobody can tell who it takes out. */
function unitsOf(bracket: JudgedBracket, open: ReadonlySet<number>): Unit[] | null {
  const { graph, facts } = bracket;
  const isDrawn = (match: number): boolean =>
    facts.matches[match]?.top.team !== null && facts.matches[match]?.bottom.team !== null;
  const isLost = graph.drawnRounds.some((round) =>
    round.matches.some((match) => facts.matches[match]?.outcome === 'void' && !isDrawn(match)),
  );
  if (isLost) return null;
  const waiting = graph.drawnRounds.map((round) => ({
    round,
    matches: round.matches.filter((match) => open.has(match) && !isDrawn(match)),
  }));
  const pooled = new Set(waiting.flatMap(({ matches }) => matches));
  return [
    ...[...open].flatMap((match) => (pooled.has(match) ? [] : [{ matches: [match], round: null }])),
    ...waiting.filter(({ matches }) => matches.length > 0),
  ];
}

/** The source of each slot of a unit, and the team that stands there now; null where the draw has not named it. */
function membersOf(
  bracket: JudgedBracket,
  { matches, round }: Unit,
  open: ReadonlySet<number>,
): readonly (readonly [source: string | null, standing: number | null])[] {
  const nameOf = (source: SlotSource): string | null =>
    source.kind === 'opening' ? null : `${source.kind} ${source.match}`;
  if (round)
    return poolMembers(bracket, round, matches, open).map(([source, standing]) => [
      nameOf(source),
      standing,
    ]);
  const node = nodeAt(bracket, matches[0] ?? -1);
  const [top = null, bottom = null] = slotsOf(bracket, node, open);
  // Both teams of a drawn match with a pair have come.
  const isFed = !node.isReset && !node.round;
  return [
    [isFed ? nameOf(node.top) : null, top],
    [isFed ? nameOf(node.bottom) : null, bottom],
  ];
}

/** Everybody who comes into a drawn round and stands in none of its other matches. */
function poolMembers(
  { facts, substage }: JudgedBracket,
  round: DrawnRound,
  pooled: readonly number[],
  open: ReadonlySet<number>,
): (readonly [SlotSource, number | null])[] {
  const seated = new Set(
    round.matches
      .filter((match) => !pooled.includes(match))
      .flatMap((match) => [facts.matches[match]?.top.team, facts.matches[match]?.bottom.team]),
  );
  return round.sources.flatMap((source): (readonly [SlotSource, number | null])[] => {
    const arrival =
      source.kind === 'opening' ? undefined : facts.matches[source.match]?.[source.kind];
    if (!arrival || source.kind === 'opening') return [[source, null]];
    if (arrival.team !== null) {
      return seated.has(arrival.team) ? [] : [[source, substage.teamIds.indexOf(arrival.team) + 1]];
    }
    if (arrival.possible.size === 0) return [];
    return [[source, open.has(source.match) ? Standing.awaited : null]];
  });
}

function filledSlots(
  matches: readonly OpenMatch[],
  ownerOf: readonly number[],
  reset: number | null,
): FilledSlots[] {
  const filled = new Set<number>();
  return matches.map(({ winnerTo, loserTo, isFinal, pool }, at) => {
    const base = matches[reset ?? -1]?.slot ?? 0;
    const resetSlots = isFinal && reset !== null ? [base, base + 1] : [];
    const sentTo = pool ? [...pool.winnersTo, ...pool.losersTo] : [winnerTo, loserTo];
    for (const slot of [...sentTo, ...resetSlots]) if (slot !== null) filled.add(slot);
    for (const slot of filled) if (ownerOf[slot] === at) filled.delete(slot);
    const isPooled = (slot: number) => matches[ownerOf[slot] ?? -1]?.pool;
    const pools = new Map<OpenMatch, number[]>();
    for (const slot of filled) {
      const owner = matches[ownerOf[slot] ?? -1];
      if (owner?.pool) pools.set(owner, [...(pools.get(owner) ?? []), slot]);
    }
    return { single: [...filled].filter((slot) => !isPooled(slot)), pools: [...pools.values()] };
  });
}

function nodeAt({ graph }: JudgedBracket, match: number): MatchNode {
  const node = graph.matches[match];
  if (!node) throw new Error(`No match ${match} in this bracket`);
  return node;
}

function isOpen({ graph, facts }: JudgedBracket, match: number): boolean {
  const node = graph.matches[match];
  const official = facts.matches[match];
  if (!node || !official || node.isQualifier) return false;
  if (node.isReset && !isResetPossible({ graph, facts })) return false;
  return official.winner.team === null && official.winner.possible.size > 0;
}

/** A reset follows a final that is open, or that its lower side has won. */
function isResetPossible({ graph, facts }: Pick<JudgedBracket, 'graph' | 'facts'>): boolean {
  const final = facts.matches[resetBase(graph) ?? -1];
  if (facts.isResetPlayed !== null) return facts.isResetPlayed;
  return final !== undefined && final.winner.possible.size > 0;
}

/** The teams in the slots of a match now; null where the draw has not named them. */
function slotsOf(
  bracket: JudgedBracket,
  node: MatchNode,
  open: ReadonlySet<number>,
): readonly (number | null)[] {
  const official = bracket.facts.matches[node.index];
  const final = resetBase(bracket.graph) ?? -1;
  const standing = (place: PlaceFacts | undefined, source: MatchNode['top']): number | null => {
    if (!place || place.possible.size === 0) return Standing.nobody;
    if (place.team !== null) return bracket.substage.teamIds.indexOf(place.team) + 1;
    const isAwaited = source.kind !== 'opening' && open.has(source.match);
    return isAwaited ? Standing.awaited : null;
  };
  if (node.isReset && open.has(final)) return [Standing.awaited, Standing.awaited];
  return [standing(official?.top, node.top), standing(official?.bottom, node.bottom)];
}

/**
 * Chooses as the next match the one that leaves the fewest teams waiting, among those whose teams
 * are known by then.
 */
function inSearchOrder(bracket: JudgedBracket, units: readonly Unit[]): Unit[] {
  const final = resetBase(bracket.graph);
  const open = new Set(units.flatMap(({ matches }) => matches));
  const awaitedBy = ({ matches: [match = -1], round }: Unit): number[] => {
    const node = nodeAt(bracket, match);
    if (node.isReset) return final === null ? [] : [final];
    // A match of a drawn round that stands alone has its teams.
    const sources = round ? round.sources : node.round ? [] : [node.top, node.bottom];
    return sources.flatMap((source) => (source.kind === 'opening' ? [] : [source.match]));
  };
  const sentOn = ({ matches }: Unit): number =>
    matches
      .flatMap((match) => [nodeAt(bracket, match).winnerTo, nodeAt(bracket, match).loserTo])
      .filter((to) => to !== null && open.has(to.match)).length;
  const left = new Set(units);
  const order: Unit[] = [];
  while (left.size > 0) {
    const waiting = new Set([...left].flatMap(({ matches }) => matches));
    const ready = [...left].filter((unit) => awaitedBy(unit).every((from) => !waiting.has(from)));
    const first = ({ matches: [match = 0] }: Unit): number => match;
    const [next] = ready.sort((a, b) => sentOn(a) - sentOn(b) || first(a) - first(b));
    if (next === undefined) throw new Error('Matches that wait for each other');
    left.delete(next);
    order.push(next);
  }
  return order;
}
