import { type BracketGraph, type MatchNode, ownNameWords } from '@callshot/rules';
import { m } from '../words/messages.js';

export const matchNumber = ({ colIndex }: MatchNode): string =>
  m.matchNumber({ number: colIndex + 1 });

/** The column of each match, and whether it is the only one played there, or one of a round that is drawn. */
interface NamedColumn {
  /** As its format has it. */
  readonly own: string;
  readonly header: string;
  readonly isAlone: boolean;
}

export type Columns = ReadonlyMap<number, NamedColumn>;

export function columnsByMatch(graph: BracketGraph): Columns {
  const columns = new Map<number, NamedColumn>();
  for (const part of graph.parts) {
    for (const { header: own, matches, isDrawn } of part.columns) {
      const played = matches.filter((match) => graph.matches[match]?.isReset === false);
      const column = {
        own,
        header: ownNameWords(own),
        isAlone: played.length <= 1 || isDrawn,
      };
      for (const index of matches) columns.set(index, column);
    }
  }
  return columns;
}

/** The name of a match in two parts, of which a narrow place may cut the first. */
export function nameHalves(
  graph: BracketGraph,
  columns: Columns,
  index: number,
): { readonly origin: string; readonly number: string } {
  const node = graph.matches[index];
  const column = columns.get(index);
  if (!node || !column) return { origin: '', number: '' };
  if (node.isReset) return { origin: m.bracketReset(), number: '' };
  return { origin: column.header, number: column.isAlone ? '' : ` · ${matchNumber(node)}` };
}

export function nameOf(graph: BracketGraph, columns: Columns, index: number): string {
  const { origin, number } = nameHalves(graph, columns, index);
  return `${origin}${number}`;
}

/** One match by name, where its column is not on screen: 'Upper Round 1 · M3', 'Grand Final reset'. */
export function matchName(graph: BracketGraph, index: number): string {
  const columns = columnsByMatch(graph);
  const isReset = graph.matches[index]?.isReset;
  return isReset
    ? m.resetOf({ round: columns.get(index)?.header ?? '' })
    : nameOf(graph, columns, index);
}
