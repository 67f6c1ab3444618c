import type { BracketGraph, MatchNode } from './graph.ts';
import { seedOrder } from './openings.ts';

/**
 * The seed of each starting slot, 1 = best, so that the best teams meet as late as they can. Slots follow
 * the graph’s order, top before bottom; later starts get the better seeds. Null where teams start outside
 * a tree of winners that can be seeded, such as in a lower bracket.
 */
export function seedPlacesOf(graph: BracketGraph): readonly number[] | null {
  const starts = graph.matches.filter(startsSomebody);
  const roots = rootsOf(graph, starts);
  const bestOfRoots = seedOrder(roots.length);
  if (bestOfRoots.length !== roots.length) return null;
  const ranked = new Map<string, number>();
  const rank = (match: MatchNode, best: number, size: number): void => {
    const isLate = match.bottom.kind === 'opening' && match.top.kind !== 'opening';
    const sides = isLate ? upwards : downwards;
    for (const [at, side] of sides.entries()) {
      const seed = at === 0 ? best : size + 1 - best;
      const source = match[side];
      if (source.kind === 'opening') ranked.set(slotOf(match, side), seed);
      const before = source.kind === 'winner' ? graph.matches[source.match] : undefined;
      if (before) rank(before, seed, size * 2);
    }
  };
  for (const [at, root] of roots.entries()) rank(root, bestOfRoots[at] ?? 1, roots.length * 2);
  const slots = starts.flatMap((match) =>
    downwards.filter((side) => match[side].kind === 'opening').map((side) => slotOf(match, side)),
  );
  const order = [...ranked.values()].sort((one, other) => one - other);
  const places = slots.map((slot) => order.indexOf(ranked.get(slot) ?? 0) + 1);
  return new Set(places).size === slots.length && !places.includes(0) ? places : null;
}

const downwards = ['top', 'bottom'] as const;
const upwards = ['bottom', 'top'] as const;
type Side = (typeof downwards)[number];

const slotOf = ({ index }: MatchNode, side: Side): string => `${index}-${side}`;

/** A match with a starting slot. */
export const startsSomebody = ({ isReset, isQualifier, top, bottom }: MatchNode): boolean =>
  !isReset && !isQualifier && (top.kind === 'opening' || bottom.kind === 'opening');

/** The last matches that nobody comes to but as a starter or by winning, from top to bottom. */
function rootsOf(graph: BracketGraph, starts: readonly MatchNode[]): MatchNode[] {
  const roots = starts.map((start) => {
    let root = start;
    for (
      let next = nextOf(graph, root);
      next && isOfWinners(graph, next);
      next = nextOf(graph, next)
    )
      root = next;
    return root;
  });
  return [...new Set(roots)].sort((one, other) => one.index - other.index);
}

const nextOf = (graph: BracketGraph, { winnerTo }: MatchNode): MatchNode | undefined =>
  winnerTo === null ? undefined : graph.matches[winnerTo.match];

/** No loser has fallen into what leads there. */
const isOfWinners = (graph: BracketGraph, { isQualifier, top, bottom }: MatchNode): boolean =>
  !isQualifier &&
  [top, bottom].every((source) => {
    if (source.kind === 'opening') return true;
    const before = source.kind === 'winner' ? graph.matches[source.match] : undefined;
    return before !== undefined && isOfWinners(graph, before);
  });
