import {
  askFormat,
  type BracketStage,
  type ByFormat,
  compileBracket,
  type FormatStage,
  finalsOf,
} from '@callshot/rules';

/** A column of the smallest drawing that can be read, and the champion behind the last. */
const COLUMN = 176;
const CHAMPION = 152;

const WIDTHS: ByFormat<number> = {
  swiss: () => 0,
  groups: () => 0,
  orders: () => 0,
  fixtures: () => 0,
  brackets: widthOf,
};

/** The least width of a stage's bracket, in px; 0 for a stage without a bracket. */
export const bracketWidth = (format: FormatStage): number => askFormat(WIDTHS, format);

function widthOf(format: BracketStage): number {
  const graph = compileBracket(format);
  const finals = finalsOf(graph);
  const wings = graph.parts.filter((part) => part !== finals).map(({ columns }) => columns.length);
  return (Math.max(0, ...wings) + (finals?.columns.length ?? 0)) * COLUMN + CHAMPION;
}
