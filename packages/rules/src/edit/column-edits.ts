import { MAX_BRACKET_MATCHES } from '../format/check-size.ts';
import { isSeriesLength, MAX_MATCHES, MAX_PADDING, mostColumnsOf } from '../format/parse-column.ts';
import type { Bracket, BracketColumn, BracketPart } from '../model/format.ts';
import { COLUMN_DEFAULTS } from '../model/format-defaults.ts';
import { type BracketEditor, changeColumnOf, changePart, columnsOf } from './bracket-edit.ts';
import { type Changed, changed, refused } from './changed.ts';
import type { ColumnSettings } from './format-edit.ts';
import { newMatch, nextIds } from './new-matches.ts';
import { columnsBySize, isStandardPart, sizeInPart } from './standard-columns.ts';

/**
 * A standard part whose columns have the sizes that their number gives them keeps doing so; another
 * grows by columns like its last, and shrinks from its end.
 */
export const setColumnCount: BracketEditor<'setColumnCount'> = (bracket, { part, count }) => {
  const [least, most] = [bracket.freeform ? 1 : 0, mostColumnsOf(part)];
  if (!isWhole(count, least, most)) return refused({ code: 'not_in_range', least, most });
  const next = changePart(bracket, part, (own) => {
    const kept = own.columns.slice(0, count);
    const sizes = sizesOf(bracket, own, count);
    const ids = nextIds(bracket);
    const columns = sizes.map((size, col) =>
      resized(kept[col] ?? likeLast(own, col), { part, size, ids, isFreeform: bracket.freeform }),
    );
    return changed({ ...own, columnCount: count, columns });
  });
  return withinSize(bracket, next);
};

function sizesOf(bracket: Bracket, { identifier, columns }: BracketPart, count: number): number[] {
  const own = columns.map(({ matchCount }) => matchCount);
  const isBySize =
    !bracket.freeform &&
    isStandardPart(identifier) &&
    columnsBySize(identifier, columns.length).every(
      ({ matchCount }, col) => matchCount === own[col],
    );
  return Array.from({ length: count }, (_, col) =>
    isBySize
      ? sizeInPart(identifier, count, col)
      : (own[col] ?? (bracket.freeform ? 1 : own.at(-1)) ?? 1),
  );
}

/** A column that begins as the last one is played. */
function likeLast({ columns }: BracketPart, index: number): BracketColumn {
  const bestOf = columns.at(-1)?.bestOf ?? COLUMN_DEFAULTS.bestOf;
  return { ...COLUMN_DEFAULTS, bestOf, index, matchCount: 0, matches: [] };
}

export const setMatchCount: BracketEditor<'setMatchCount'> = (bracket, { part, col, count }) => {
  if (!isWhole(count, 1, MAX_MATCHES)) {
    return refused({ code: 'not_in_range', least: 1, most: MAX_MATCHES });
  }
  const like = { part, size: count, ids: nextIds(bracket), isFreeform: bracket.freeform };
  return withinSize(
    bracket,
    changeColumnOf(bracket, { part, col }, (column) => changed(resized(column, like))),
  );
};

interface Size {
  readonly part: string;
  readonly size: number;
  readonly ids: Iterator<string, never>;
  readonly isFreeform: boolean;
}

/** Fewer matches cut the list, more are added to it [rule: builder-19]. */
function resized(column: BracketColumn, { part, size, ids, isFreeform }: Size): BracketColumn {
  const matches = Array.from({ length: size }, (_, colIndex) => {
    const at = { part, col: column.index, colIndex };
    return column.matches[colIndex] ?? newMatch(at, isFreeform ? ids.next().value : null);
  });
  return { ...column, matchCount: size, matches };
}

function withinSize(before: Bracket, next: Changed<Bracket>): Changed<Bracket> {
  if (!next.ok) return next;
  const [had, has] = [before, next.value].map(matchesIn);
  const isLarger = (has ?? 0) > (had ?? 0);
  if (!isLarger || (has ?? 0) <= MAX_BRACKET_MATCHES) return next;
  return refused({ code: 'too_many_matches', count: has ?? 0, most: MAX_BRACKET_MATCHES });
}

const matchesIn = (bracket: Bracket): number =>
  columnsOf(bracket).reduce((sum, { matchCount }) => sum + matchCount, 0);

/** Nobody plays in a qualifier column: what led on from its matches goes. */
export const changeColumn: BracketEditor<'changeColumn'> = (bracket, { part, col, to }) =>
  changeColumnOf(bracket, { part, col }, (column) => {
    const refusal = refusalOf(to);
    if (refusal) return refusal;
    const { drawn = false, ...settings } = { ...column, ...to };
    const next = drawn ? { ...settings, drawn } : settings;
    return changed(next.isQualifier ? { ...next, matches: next.matches.map(withoutPaths) } : next);
  });

const withoutPaths = (match: BracketColumn['matches'][number]) => ({
  ...match,
  loserPath: null,
  ...(match.winnerPath === undefined ? {} : { winnerPath: null }),
});

function refusalOf({ bestOf, paddingTop, paddingLeft }: Partial<ColumnSettings>) {
  if (bestOf !== undefined && !isSeriesLength(bestOf))
    return refused({ code: 'bad_series_length' });
  const isPadding = (value = 0) => isWhole(value, 0, MAX_PADDING);
  if (isPadding(paddingTop) && isPadding(paddingLeft)) return null;
  return refused({ code: 'not_in_range', least: 0, most: MAX_PADDING });
}

export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
