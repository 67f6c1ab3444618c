import type { BracketStage } from '../model/format.ts';
import { compileBracket } from './compile-bracket.ts';
import { finalMatch, isForPlace } from './final-match.ts';
import type { BracketGraph, MatchNode } from './graph.ts';

/** The place of a column in playoffs. */
export interface RoundDepth {
  /** Lower rounds stand in a part that takes losers in and does not hold the final. */
  readonly of: 'upper' | 'lower' | 'place';
  /** Matches that its winner has still to win for the title, at least; in lower rounds for the way to the final. */
  readonly depth: number;
}

/** Asks how deep each column lies, counted along the ways of winners from the end [rule: drafts-13]. */
export function roundDepths(stage: BracketStage): (part: string, col: number) => RoundDepth {
  const graph = compileBracket(stage);
  const depths = depthsOf(graph);
  const lower = lowerParts(graph);
  const known = new Map<string, RoundDepth>();
  for (const { identifier, columns } of graph.parts) {
    for (const { col, matches } of columns) {
      const own = matches.flatMap((index) => depths[index] ?? []);
      const played = own.filter(({ isPlace }) => !isPlace);
      const depth = Math.min(...(played.length > 0 ? played : own).map((one) => one.depth));
      const isLower = lower.has(identifier);
      const way = {
        of: isLower ? 'lower' : 'upper',
        depth: isLower ? Math.max(0, depth - 1) : depth,
      } as const;
      known.set(`${identifier}-${col}`, played.length > 0 ? way : { of: 'place', depth });
    }
  }
  return (part, col) => known.get(`${part}-${col}`) ?? { of: 'upper', depth: 0 };
}

interface MatchDepth {
  readonly depth: number;
  /** Its winner ends in a match for a place, and has no way to the title. */
  readonly isPlace: boolean;
}

/** Sources come before their matches, so that ends come last. */
function depthsOf(graph: BracketGraph): readonly MatchDepth[] {
  const depths: MatchDepth[] = [];
  for (const node of graph.matches.toReversed()) {
    const next = node.winnerTo && depths[node.winnerTo.match];
    depths[node.index] = next
      ? { depth: next.depth + 1, isPlace: next.isPlace }
      : { depth: 0, isPlace: isForPlace(graph, node) };
  }
  return depths;
}

function lowerParts(graph: BracketGraph): ReadonlySet<string> {
  const final = finalMatch(graph);
  const top = final === null ? null : graph.matches[final]?.part;
  const takesLosers = ({ top: one, bottom }: MatchNode) =>
    one.kind === 'loser' || bottom.kind === 'loser';
  const parts = graph.matches.filter(takesLosers).map(({ part }) => part);
  return new Set(parts.filter((part) => part !== top));
}
