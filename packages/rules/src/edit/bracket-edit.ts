import { activeParts } from '../bracket/links.ts';
import type {
  Bracket,
  BracketColumn,
  BracketPart,
  BracketStage,
  ColumnMatch,
} from '../model/format.ts';
import { type Changed, mapped, refused, replacedAt } from './changed.ts';
import type { BracketEditKind, FormatEdit, MatchPlace } from './format-edit.ts';

/** Applies an edit of one kind to the bracket that it names. */
export type BracketEditor<K extends BracketEditKind> = (
  bracket: Bracket,
  edit: FormatEdit<K>,
  stage: BracketStage,
) => Changed<Bracket>;

/** The bracket with other parts in use. */
export const withParts = (bracket: Bracket, parts: readonly BracketPart[]): Bracket =>
  bracket.freeform ? { ...bracket, freeformParts: parts } : { ...bracket, parts };

export function changePart(
  bracket: Bracket,
  identifier: string,
  change: (part: BracketPart) => Changed<BracketPart>,
): Changed<Bracket> {
  const parts = activeParts(bracket);
  const at = parts.findIndex((part) => part.identifier === identifier);
  const part = parts[at];
  if (!part) return refused({ code: 'not_there', what: 'part' });
  return mapped(change(part), (next) => withParts(bracket, replacedAt(parts, at, next)));
}

export const changeColumnOf = (
  bracket: Bracket,
  { part: identifier, col }: { readonly part: string; readonly col: number },
  change: (column: BracketColumn) => Changed<BracketColumn>,
): Changed<Bracket> =>
  changePart(bracket, identifier, (part) => {
    const column = part.columns[col];
    if (!column) return refused({ code: 'not_there', what: 'column' });
    return mapped(change(column), (next) => ({
      ...part,
      columns: replacedAt(part.columns, col, next),
    }));
  });

export const changeMatch = (
  bracket: Bracket,
  place: MatchPlace,
  change: (match: ColumnMatch) => ColumnMatch,
): Changed<Bracket> =>
  changeColumnOf(bracket, place, (column) => {
    const match = column.matches[place.colIndex];
    if (!match) return refused({ code: 'not_there', what: 'match' });
    const matches = replacedAt(column.matches, place.colIndex, change(match));
    return { ok: true, value: { ...column, matches } };
  });

/** The columns that a bracket is drawn from, in drawing order. */
export const columnsOf = (bracket: Bracket): BracketColumn[] =>
  activeParts(bracket).flatMap(({ columns }) => columns);
