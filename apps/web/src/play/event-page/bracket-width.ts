import { compileBracket, type EventStage, finalsOf, kindOf } from '@callshot/rules';

/** A column of the smallest drawing that can be read, and the champion behind the last. */
const COLUMN = 176;
const CHAMPION = 152;

/** The least width of a stage's bracket, in px; 0 for a stage without a bracket. */
export function bracketWidth(format: EventStage['format']): number {
  if (kindOf(format) !== 'brackets') return 0;
  const graph = compileBracket(format);
  const finals = finalsOf(graph);
  const wings = graph.parts.filter((part) => part !== finals).map(({ columns }) => columns.length);
  return (Math.max(0, ...wings) + (finals?.columns.length ?? 0)) * COLUMN + CHAMPION;
}
