import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode, SlotSource } from '../bracket/graph.ts';
import type { BracketStage } from '../model/format.ts';

/** A column of a bracket by how long before the end it is played, however the bracket is drawn. */
export interface DeepColumn {
  readonly side: 'upper' | 'lower';
  /** Matches that its winner has yet to play: 0 = the last one of its side. */
  readonly depth: number;
  /** As a scoring group of it alone is named: 'Upper Bracket 2'. */
  readonly name: string;
  readonly matches: number;
  readonly bestOf: number;
  /** Its place in the drawing. */
  readonly part: string;
  readonly col: number;
}

/** Above first, each side in the order of play. */
export function deepColumns(stage: BracketStage): DeepColumn[] {
  const graph = compileBracket(stage);
  const isLower = lowerMatches(graph);
  const columns = graph.parts.flatMap(({ identifier, name, columns: own }) =>
    own.flatMap(({ col, bestOf, matches }): DeepColumn[] => {
      const played = matches.flatMap((at) => {
        const match = graph.matches[at];
        return match && !match.isReset ? [match] : [];
      });
      const [first] = played;
      if (!first) return [];
      return [
        {
          ...{ part: identifier, col, bestOf, matches: played.length },
          side: isLower.has(first.index) ? 'lower' : 'upper',
          depth: depthOf(graph, first),
          name: own.length === 1 ? name : `${name} ${col + 1}`,
        },
      ];
    }),
  );
  return columns.toSorted((a, b) =>
    a.side === b.side ? b.depth - a.depth : a.side === 'upper' ? -1 : 1,
  );
}

/** Matches in which nobody plays who has lost none. */
function lowerMatches({ matches }: BracketGraph): ReadonlySet<number> {
  const lower = new Set<number>();
  const comesBelow = (source: SlotSource): boolean =>
    source.kind === 'loser' || (source.kind === 'winner' && lower.has(source.match));
  for (const { index, top, bottom } of matches) {
    if (comesBelow(top) && comesBelow(bottom)) lower.add(index);
  }
  return lower;
}

function depthOf(graph: BracketGraph, { winnerTo }: MatchNode): number {
  const next = winnerTo === null ? undefined : graph.matches[winnerTo.match];
  return next === undefined || next.isReset ? 0 : 1 + depthOf(graph, next);
}

/**
 * Which matches feed which, each match once. The column of a loser is told, and no place in it. The
 * wiki stores no ways of losers: the usual ones are drawn until teams are known.
 */
export function waysOf(stage: BracketStage): string {
  const { matches } = compileBracket(stage);
  const columns = deepColumns(stage);
  const columnOf = ({ part, col }: Pick<MatchNode, 'part' | 'col'>): string =>
    String(columns.findIndex((column) => column.part === part && column.col === col));
  const sourceText = (source: SlotSource): string => {
    const from = source.kind === 'opening' ? undefined : matches[source.match];
    if (from === undefined) return '-';
    return source.kind === 'loser'
      ? `loser ${columnOf(from)}`
      : `winner ${columnOf(from)}.${from.colIndex}`;
  };
  return matches
    .filter(({ isReset }) => !isReset)
    .map((match) => {
      const sides = [match.top, match.bottom].map(sourceText).toSorted().join(', ');
      return `${columnOf(match)}.${match.colIndex}: ${sides}${match.bothTeamsAdvance ? ' both' : ''}`;
    })
    .toSorted()
    .join('; ');
}
