import { type CallName, type MatrixColumn, type MatrixRow, optionAt } from './matrix.ts';

/** The sort key of members: their name, their points, or their call in a column. */
export type MemberOrder = 'member' | 'points' | number;

export interface NamedRow extends MatrixRow {
  readonly username: string;
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The best that can be said of a team first. */
const CALLS: readonly CallName[] = [
  'undefeated',
  'first',
  'second',
  'through',
  'winner',
  'draw',
  'not_played',
  'winless',
];

/**
 * Positions of rows in an order; `isUp` = from A, from the fewest points, from the rarest call. Equal rows
 * are sorted by points, then by name.
 */
export function sortMembers(
  rows: readonly NamedRow[],
  columns: readonly MatrixColumn[],
  by: MemberOrder,
  isUp: boolean,
): number[] {
  const compare = comparison(rows, columns, by);
  const sign = isUp ? 1 : -1;
  return rows
    .map((row, at) => ({ row, at }))
    .toSorted(
      (a, b) =>
        sign * compare(a.at, b.at) ||
        b.row.points - a.row.points ||
        NAMES.compare(a.row.username, b.row.username) ||
        a.at - b.at,
    )
    .map(({ at }) => at);
}

type Comparison = (a: number, b: number) => number;

function comparison(
  rows: readonly NamedRow[],
  columns: readonly MatrixColumn[],
  by: MemberOrder,
): Comparison {
  if (by === 'points') return (a, b) => (rows[a]?.points ?? 0) - (rows[b]?.points ?? 0);
  if (by === 'member') {
    return (a, b) => NAMES.compare(rows[a]?.username ?? '', rows[b]?.username ?? '');
  }
  const places = rows.map((row) => placeOf(row, columns, by));
  return (a, b) => compareKeys(places[b] ?? [], places[a] ?? []);
}

type Key = readonly number[];

/** Smaller stands higher: calls of teams by what they say, of matches by how many made them. */
function placeOf(row: NamedRow, columns: readonly MatrixColumn[], column: number): Key {
  const option = optionAt(row, columns, column);
  if (!option) return [1];
  const { call, teamId, place, members, score } = option;
  if (columns[column]?.teamId !== null) return [0, CALLS.indexOf(call), place ?? 0];
  return [0, -members, teamId ?? Number.MAX_SAFE_INTEGER, score?.[1] ?? -1];
}

function compareKeys(a: Key, b: Key): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
