import type { MatchNode, SlotTarget } from '../bracket/graph.ts';
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

/** A match that is not decided. Its slots are numbered 2k (top) and 2k + 1 by its place in the order. */
export interface OpenMatch {
  readonly match: number;
  /** The slots that its winner and its loser go to; null where nothing open follows. */
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
  readonly isFinal: boolean;
  readonly isReset: boolean;
}

/** All matches that can still be played in a bracket, ordered so that few teams wait at any time. */
export interface BracketFuture {
  readonly matches: readonly OpenMatch[];
  /** The index of the reset among them; null when none is to come. */
  readonly reset: number | null;
  readonly standings: Uint8Array;
  /** By match: the slots that the matches so far have filled and that no later one has emptied. */
  readonly filled: readonly (readonly number[])[];
}

/** Null while the draw is incomplete: too much could still come of it. */
export function bracketFuture(bracket: JudgedBracket): BracketFuture | null {
  const { graph } = bracket;
  const final = resetBase(graph);
  const open = new Set(graph.matches.map(({ index }) => index).filter((at) => isOpen(bracket, at)));
  const order = inSearchOrder(bracket, open);
  const position = new Map(order.map((match, at) => [match, at]));
  const slotOf = (to: SlotTarget | null): number | null => {
    const at = to === null ? undefined : position.get(to.match);
    return to === null || at === undefined ? null : 2 * at + (to.isTop ? 0 : 1);
  };
  const standings = new Uint8Array(2 * order.length);
  const matches: OpenMatch[] = [];
  for (const [at, match] of order.entries()) {
    const node = nodeAt(bracket, match);
    const [top = null, bottom = null] = slotsOf(bracket, node, open);
    if (top === null || bottom === null) return null;
    standings.set([top, bottom], 2 * at);
    matches.push({
      match,
      winnerTo: slotOf(node.winnerTo),
      loserTo: slotOf(node.loserTo),
      isFinal: match === final,
      isReset: node.isReset,
    });
  }
  const at = matches.findIndex(({ isReset }) => isReset);
  const reset = at < 0 ? null : at;
  return { matches, reset, standings, filled: filledSlots(matches, reset) };
}

function filledSlots(matches: readonly OpenMatch[], reset: number | null): number[][] {
  const filled = new Set<number>();
  return matches.map(({ winnerTo, loserTo, isFinal }, at) => {
    const resetSlots = isFinal && reset !== null ? [2 * reset, 2 * reset + 1] : [];
    for (const slot of [winnerTo, loserTo, ...resetSlots]) if (slot !== null) filled.add(slot);
    filled.delete(2 * at);
    filled.delete(2 * at + 1);
    return [...filled];
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
function inSearchOrder(bracket: JudgedBracket, open: ReadonlySet<number>): number[] {
  const final = resetBase(bracket.graph);
  const awaitedBy = (match: number): number[] => {
    const node = nodeAt(bracket, match);
    if (node.isReset) return final === null ? [] : [final];
    return [node.top, node.bottom].flatMap((source) =>
      source.kind === 'opening' ? [] : [source.match],
    );
  };
  const sentOn = (match: number): number => {
    const { winnerTo, loserTo } = nodeAt(bracket, match);
    return [winnerTo, loserTo].filter((to) => to !== null && open.has(to.match)).length;
  };
  const left = new Set(open);
  const order: number[] = [];
  while (left.size > 0) {
    const ready = [...left].filter((match) => awaitedBy(match).every((from) => !left.has(from)));
    const [next] = ready.sort((a, b) => sentOn(a) - sentOn(b) || a - b);
    if (next === undefined) throw new Error('Matches that wait for each other');
    left.delete(next);
    order.push(next);
  }
  return order;
}
