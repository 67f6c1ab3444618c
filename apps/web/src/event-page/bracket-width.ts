import { compileBracket, type EventStage, finalsOf, kindOf } from '@callshot/rules';

/** A column of the smallest drawing that can be read, and the champion behind the last. */
const COLUMN = 176;
const CHAMPION = 152;

/** How wide a stage's bracket is at the least, in px; a stage without one takes what there is. */
export function bracketWidth(format: EventStage['format']): number {
  if (kindOf(format) !== 'brackets') return 0;
  const graph = compileBracket(format);
  const finals = finalsOf(graph);
  const wings = graph.parts.filter((part) => part !== finals).map(({ columns }) => columns.length);
  return (Math.max(0, ...wings) + (finals?.columns.length ?? 0)) * COLUMN + CHAMPION;
}
