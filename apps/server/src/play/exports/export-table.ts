import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportForm, SentFile } from '@callshot/contract';
import {
  type ScoreboardRow,
  type SpreadsheetValue,
  spreadsheetLines,
  spreadsheetOf,
} from '@callshot/rules';

/** An entrant in their place on the board. */
export interface NamedRow extends ScoreboardRow {
  readonly player: string;
}

/** The content of a file, entrant by entrant. */
export interface ExportTable<Row = NamedRow> {
  readonly head: readonly string[];
  linesOf(row: Row): readonly (readonly SpreadsheetValue[])[];
  objectOf(row: Row): unknown;
}

interface FileForm {
  /** Without the ending. */
  readonly name: string;
  readonly as: ExportForm;
}

type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Other requests get their turn after this long [rule: performance-4]. */
const sliceMs = 2;

/** Writes the rows of a table, a slice at a time, as its reader takes them. */
export function fileOf<Row>(
  table: ExportTable<Row>,
  batches: Batches<Row>,
  { name, as }: FileForm,
): SentFile {
  return as === 'csv'
    ? { type: 'text/csv', name: `${name}.csv`, pieces: csvOf(table, batches) }
    : { type: 'application/json', name: `${name}.json`, pieces: jsonOf(table, batches) };
}

async function* csvOf<Row>({ head, linesOf }: ExportTable<Row>, batches: Batches<Row>) {
  yield spreadsheetOf([head]);
  yield* inSlices(batches, (row) => spreadsheetLines(linesOf(row)));
}

async function* jsonOf<Row>({ objectOf }: ExportTable<Row>, batches: Batches<Row>) {
  let isFirst = true;
  yield '[';
  yield* inSlices(batches, (row) => {
    const text = `${isFirst ? '\n' : ',\n'}${JSON.stringify(objectOf(row))}`;
    isFirst = false;
    return text;
  });
  yield '\n]\n';
}

async function* inSlices<Row>(
  batches: Batches<Row>,
  textOf: (row: Row) => string,
): AsyncGenerator<string> {
  for await (const rows of batches) {
    let text = '';
    let since = performance.now();
    for (const row of rows) {
      text += textOf(row);
      if (performance.now() - since < sliceMs) continue;
      yield text;
      text = '';
      await nextTurn();
      since = performance.now();
    }
    if (text !== '') yield text;
  }
}
