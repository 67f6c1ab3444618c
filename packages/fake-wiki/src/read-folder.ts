import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TableName, tableNames, type WikiRecord, type WikiTables } from './types.ts';

/** Everything of one file: usually one tournament. */
export interface Recording {
  readonly file: string;
  readonly tables: WikiTables;
}

/**
 * The recordings of a folder, by file name. A file is either an object of tables, each a list of
 * records, or a literal answer of the wiki. Others are skipped.
 */
export function readFolder(folder: string): readonly Recording[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const found = tablesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return Object.values(found).every((records) => records.length === 0)
        ? []
        : [{ file, tables: found }];
    });
}

export const joinTables = (all: readonly WikiTables[]): WikiTables =>
  tablesFrom((name) => all.flatMap((tables) => tables[name]));

export const tablesFrom = (recordsOf: (name: TableName) => readonly WikiRecord[]): WikiTables =>
  Object.fromEntries(tableNames.map((name) => [name, recordsOf(name)])) as unknown as WikiTables;

function tablesIn(content: unknown): WikiTables {
  const file = (content ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(file.result)) {
    const result = file.result as readonly WikiRecord[];
    return tablesFrom((name) => (name === tableOf(result[0]) ? result : []));
  }
  return tablesFrom((name) => (Array.isArray(file[name]) ? (file[name] as WikiRecord[]) : []));
}

/** An answer does not name its table: what only its records have does. */
const marks: readonly [string, TableName][] = [
  ['match2id', 'match'],
  ['roundindex', 'standingsentry'],
  ['standingsindex', 'standingstable'],
  ['prizepoolindex', 'placement'],
  ['participantsnumber', 'tournament'],
  ['bracketname', 'teamtemplate'],
];

const tableOf = (record: WikiRecord | undefined): TableName | undefined =>
  marks.find(([column]) => record !== undefined && Object.hasOwn(record, column))?.[1];
