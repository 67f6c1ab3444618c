import type { BracketGraph, BracketView, GraphColumn, GraphPart } from '@callshot/rules';
import { m } from '../words/messages.js';

/** One round of the phone strip. */
export interface StripColumn {
  readonly key: string;
  readonly segment: string;
  readonly column: GraphColumn;
  readonly matches: readonly number[];
}

export interface StripSegment {
  readonly id: string;
  readonly label: string;
}

export interface Strip {
  readonly segments: readonly StripSegment[];
  readonly columns: readonly StripColumn[];
}

const PART_LABELS: Record<string, string> = {
  UB: m.upperPart(),
  LB: m.lowerPart(),
  GF: m.finalPart(),
};

/**
 * Rounds in picking order: part by part, or view by view where a format has views [rule:
 * formats-24].
 */
export function stripOf(graph: BracketGraph, views: readonly BracketView[]): Strip {
  return views.length > 0 ? stripOfViews(graph, views) : stripOfParts(graph);
}

function stripOfParts(graph: BracketGraph): Strip {
  return {
    segments: graph.parts.map((part) => ({ id: part.identifier, label: labelOf(graph, part) })),
    columns: graph.parts.flatMap((part) =>
      part.columns.map((column) => stripColumn(part.identifier, column, column.matches)),
    ),
  };
}

const labelOf = (graph: BracketGraph, part: GraphPart): string =>
  (graph.isFreeform ? undefined : PART_LABELS[part.identifier]) ?? (part.name || part.identifier);

/** Matches that no view shows still have to be picked. */
const OTHERS: StripSegment = { id: 'others', label: m.otherMatches() };

function stripOfViews(graph: BracketGraph, views: readonly BracketView[]): Strip {
  const inViews = views.flatMap((view, position) => {
    const wanted = new Set(
      view.matches.map(({ part, col, colIndex }) => `${part}-${col}-${colIndex}`),
    );
    return roundsOf(graph, String(position), (index) => isWanted(graph, wanted, index));
  });
  const shown = new Set(inViews.flatMap(({ matches }) => matches));
  const others = roundsOf(graph, OTHERS.id, (index) => !shown.has(index));
  const segments = views.map((view, i) => ({ id: String(i), label: view.name }));
  return {
    segments: others.length > 0 ? [...segments, OTHERS] : segments,
    columns: [...inViews, ...others],
  };
}

/** The rounds of a segment, with those of their matches that belong to it. */
const roundsOf = (
  graph: BracketGraph,
  segment: string,
  isInIt: (match: number) => boolean,
): StripColumn[] =>
  graph.parts.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      const matches = column.matches.filter(isInIt);
      return matches.length > 0 ? [stripColumn(segment, column, matches)] : [];
    }),
  );

/** A view that shows the final shows its reset too. */
function isWanted(graph: BracketGraph, wanted: ReadonlySet<string>, index: number): boolean {
  const node = graph.matches[index];
  if (!node) return false;
  if (wanted.has(node.key)) return true;
  return node.isReset && wanted.has(`${node.part}-${node.col}-${node.colIndex - 1}`);
}

const stripColumn = (
  segment: string,
  column: GraphColumn,
  matches: readonly number[],
): StripColumn => ({ key: `${segment}:${column.part}-${column.col}`, segment, column, matches });
