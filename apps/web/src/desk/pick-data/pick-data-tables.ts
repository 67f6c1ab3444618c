import type { PickDataRow, PickDataStage } from '@callshot/contract';
import { placeTitle, spreadsheetOf } from '@callshot/rules';
import { m } from './words/messages.js';

export type PickDataTable = PickDataStage['tables'][number];
export type TableKind = PickDataTable['kind'];

interface TableWords {
  readonly title: string;
  /** The meaning of its rows. */
  readonly about: string;
  readonly tone: 'ok' | 'bad' | 'accent';
}

/** The first three as they were specified [rule: pick-data-2]. */
export const tableWords: Readonly<Record<TableKind, TableWords>> = {
  advancing: { title: m.advancing(), about: m.aboutAdvancing(), tone: 'ok' },
  eliminated: { title: m.eliminated(), about: m.aboutEliminated(), tone: 'bad' },
  champion: { title: m.bracketWinner(), about: m.aboutChampion(), tone: 'accent' },
  first: { title: m.firstPlace(), about: m.aboutGroup(), tone: 'accent' },
  second: { title: m.secondPlace(), about: m.aboutGroup(), tone: 'accent' },
  places: { title: m.places(), about: m.aboutPlaces(), tone: 'ok' },
  winners: { title: m.matchWinners(), about: m.aboutMatches(), tone: 'ok' },
  scores: { title: m.seriesScores(), about: m.aboutMatches(), tone: 'accent' },
  reset: { title: m.bracketReset(), about: m.aboutReset(), tone: 'accent' },
};

export type SortKey = 'group' | 'name' | 'percent' | 'picks';

/** Rows as often picked stay in the order in which they came. */
export function sortRows(
  rows: readonly PickDataRow[],
  by: SortKey,
  isDown: boolean,
): PickDataRow[] {
  const sign = isDown ? -1 : 1;
  const compare = (a: PickDataRow, b: PickDataRow): number =>
    by === 'group' || by === 'name'
      ? a[by].localeCompare(b[by], 'en', { numeric: true })
      : a[by] - b[by];
  return rows.toSorted((a, b) => sign * compare(a, b));
}

/**
 * The number of a table's rows that each user picked, if the table is of one group. That many first
 * rows are the majority's picks. 0 = this says nothing.
 */
export function pickedByEach({ kind, rows }: PickDataTable, users: number): number {
  const isOfTeams = kind === 'advancing' || kind === 'eliminated' || kind === 'champion';
  const isOneGroup = new Set(rows.map(({ group }) => group)).size === 1;
  if (!isOfTeams || !isOneGroup || users === 0) return 0;
  const each = Math.round(rows.reduce((sum, { picks }) => sum + picks, 0) / users);
  return each < rows.length ? each : 0;
}

export interface Standout {
  readonly label: string;
  readonly row: PickDataRow;
}

/** The right pick that fewest made, and the wrong one that most made; none before results. */
export function standouts(tables: readonly PickDataTable[]): Standout[] {
  const rows = tables.flatMap((table) => table.rows.map((row) => ({ row, kind: table.kind })));
  const right = rows
    .filter(({ row }) => row.cameTrue === true && row.picks > 0)
    .toSorted((a, b) => a.row.picks - b.row.picks)[0];
  const wrong = rows
    .filter(({ row }) => row.cameTrue === false && row.picks > 0)
    .toSorted((a, b) => b.row.picks - a.row.picks)[0];
  return [
    ...(right ? [{ label: m.rarestRight({ pick: told(right) }), row: right.row }] : []),
    ...(wrong ? [{ label: m.mostWrong({ pick: told(wrong) }), row: wrong.row }] : []),
  ];
}

const told = ({ row, kind }: { readonly row: PickDataRow; readonly kind: TableKind }): string =>
  row.teamId === null
    ? `${row.name}, ${row.group}`
    : row.place === undefined
      ? m.pickOfTable({ name: row.name, table: kind })
      : nameOfPick(row);

/** The name of a pick: the team, and the place that it was called at. */
export const nameOfPick = ({ name, place }: PickDataRow): string =>
  place === undefined ? name : m.teamAtPlace({ team: name, place: placeTitle(place) });

/** A line a row, ready for a spreadsheet: names that one would read as a formula are quoted text. */
export function tablesFile(
  stages: readonly {
    readonly name: string;
    readonly users: number;
    readonly tables: readonly PickDataTable[];
  }[],
): string {
  const head = [
    m.stage(),
    m.table(),
    m.group(),
    m.name(),
    m.percent(),
    m.picks(),
    m.users(),
    m.cameTrueColumn(),
  ];
  const lines = stages.flatMap(({ name, users, tables }) =>
    tables.flatMap(({ kind, rows }) =>
      rows.map((row) => [
        name,
        tableWords[kind].title,
        row.group,
        nameOfPick(row),
        row.percent.toFixed(1),
        String(row.picks),
        String(users),
        row.cameTrue === null ? '' : row.cameTrue ? m.cameTrueYes() : m.cameTrueNo(),
      ]),
    ),
  );
  return spreadsheetOf([head, ...lines]);
}
