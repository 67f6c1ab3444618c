import type { BracketGraph, MatchNode, SlotSource } from '../bracket/graph.ts';
import { type BracketTree, growTree, type Seedling } from './bracket-tree.ts';

/** A format's bracket as winners run through it: display columns have no matches on the wiki. */
export function treeOfFormat(
  graph: BracketGraph,
  isLeftOut: (node: MatchNode) => boolean = () => false,
): BracketTree {
  const lower = lowerMatches(graph);
  const played = graph.matches.filter(
    (node) => !node.isQualifier && !node.isReset && !isLeftOut(node),
  );
  return growTree(inDrawingOrder(graph, played).map((node) => seedlingOf(node, graph, lower)));
}

function inDrawingOrder({ parts }: BracketGraph, nodes: readonly MatchNode[]): MatchNode[] {
  const partAt = new Map(parts.map(({ identifier }, at) => [identifier, at]));
  const at = (node: MatchNode) => partAt.get(node.part) ?? 0;
  return nodes.toSorted((a, b) => at(a) - at(b) || a.col - b.col || a.colIndex - b.colIndex);
}

function seedlingOf(node: MatchNode, graph: BracketGraph, lower: ReadonlySet<number>): Seedling {
  const feeders = ([node.top, node.bottom] as const).flatMap((source, slot) => {
    const from = source.kind === 'winner' ? graph.matches[source.match] : undefined;
    return from ? [{ id: from.key, slot: slot === 0 ? (0 as const) : (1 as const) }] : [];
  });
  const canBeBye = node.top.kind === 'opening' && node.bottom.kind === 'opening';
  return { id: node.key, side: lower.has(node.index) ? 'lower' : 'upper', feeders, canBeBye };
}

/**
 * Where losers play, and where those who won there go on among themselves. Teams may begin there as well:
 * those who win then meet losers.
 */
function lowerMatches({ matches }: BracketGraph): ReadonlySet<number> {
  const lower = new Set<number>();
  const meetsLosers = ({ winnerTo }: MatchNode) => {
    const next = winnerTo && matches[winnerTo.match];
    return next ? [next.top, next.bottom].some(({ kind }) => kind === 'loser') : false;
  };
  for (const node of matches) {
    const sources = [node.top, node.bottom];
    const isLower = (source: SlotSource) =>
      source.kind === 'loser' || (source.kind === 'winner' && lower.has(source.match));
    const hasUpperWinner = sources.some((source) => source.kind === 'winner' && !isLower(source));
    const beginsBelow = sources.every(({ kind }) => kind === 'opening') && meetsLosers(node);
    if ((sources.some(isLower) && !hasUpperWinner) || beginsBelow) lower.add(node.index);
  }
  return lower;
}

/** The match of the two that lost in the semi-finals: it leads nowhere, and the winners meet next. */
export function thirdPlaceOf(graph: BracketGraph): MatchNode | null {
  const feedsOne = ({ top, bottom }: MatchNode): boolean => {
    if (top.kind !== 'loser' || bottom.kind !== 'loser') return false;
    const [first, second] = [graph.matches[top.match], graph.matches[bottom.match]];
    const to = first?.winnerTo?.match;
    return to !== undefined && to === second?.winnerTo?.match && isLast(graph, to);
  };
  return (
    graph.matches.find((node) => node.winnerTo === null && !node.isReset && feedsOne(node)) ?? null
  );
}

const isLast = ({ matches }: BracketGraph, index: number): boolean => {
  const to = matches[index]?.winnerTo?.match;
  return to === undefined || matches[to]?.isQualifier === true;
};
