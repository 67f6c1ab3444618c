import { matchesOf } from '../bracket/compile-bracket.ts';
import type { SlotSource } from '../bracket/graph.ts';
import type { FormatStage } from '../model/format.ts';

/** Whether a stage begins with matches that nobody picks [rule: formats-25]. */
export const beginsLocked = (format: FormatStage): boolean =>
  matchesOf(format).some(
    ({ isLocked, top, bottom }) =>
      isLocked && (top.kind === 'opening' || bottom.kind === 'opening'),
  );

/**
 * The matches of a bracket that may be the first of those that are picked, by their slots: they wait for no
 * other that is. None of a stage of places.
 */
export function firstPickedSlots(format: FormatStage): readonly string[] {
  const nodes = matchesOf(format);
  const isFirst = (source: SlotSource) =>
    source.kind === 'opening' || nodes[source.match]?.isLocked === true;
  return nodes.flatMap(({ key, isLocked, isQualifier, isReset, top, bottom }) =>
    !isLocked && !isQualifier && !isReset && isFirst(top) && isFirst(bottom) ? [key] : [],
  );
}
