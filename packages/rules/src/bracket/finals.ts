import type { BracketGraph, GraphPart } from './graph.ts';

/**
 * The part that is drawn right of all others: the grand final, unless somebody who draws freely has given it
 * a place.
 */
export function finalsOf({ parts, isFreeform }: BracketGraph): GraphPart | undefined {
  const finals = parts.find(({ identifier }) => identifier === 'GF');
  const isPlaced = finals?.columns.some(
    (column) => column.paddingLeft > 0 || column.paddingTop > 0,
  );
  return isFreeform && (isPlaced || parts[0]?.identifier !== 'UB') ? undefined : finals;
}
