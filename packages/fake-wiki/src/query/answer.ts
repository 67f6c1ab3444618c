import type { Json, TableName, WikiRecord, WikiTables } from '../types.ts';
import { columnOf, compareValues, textOf } from './column.ts';
import { QueryProblem, readConditions } from './conditions.ts';
import { fulfils } from './matches.ts';

export interface Answer {
  readonly result: readonly WikiRecord[];
  readonly warning?: readonly string[];
}

type Params = Readonly<Record<string, string>>;

const common = ['wiki', 'conditions', 'query', 'limit', 'offset', 'order', 'groupby'];
const paramsOf: Partial<Record<TableName, readonly string[]>> = {
  match: [...common, 'rawstreams', 'streamurls'],
  teamtemplate: ['wiki', 'template', 'date'],
};
const mostRecords = 1000;
const usualRecords = 20;

/** Answers a query of one table; throws `QueryProblem`. */
export function answerOf(tables: WikiTables, table: TableName, params: Params): Answer {
  const known = paramsOf[table] ?? common;
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new QueryProblem(`${table} takes no parameter ${unknown}`);
  const wikis = wikisOf(params);
  const records = tables[table];
  if (table === 'teamtemplate') {
    return { result: templatesOf(records, wikis, params.template) };
  }
  const perWiki = wikis.map((wiki) =>
    selected(
      records.filter((record) => record.wiki === wiki),
      params,
    ),
  );
  const limit = wholeNumber(params, 'limit', usualRecords);
  return {
    result: perWiki.flat(),
    ...(limit > mostRecords ? { warning: [`limit is at most ${mostRecords}`] } : {}),
  };
}

export function wikisOf({ wiki = '' }: Params): readonly string[] {
  const wikis = wiki.split('|').filter((name) => name !== '');
  if (wikis.length === 0) throw new QueryProblem('wiki is missing');
  return wikis;
}

function templatesOf(
  records: readonly WikiRecord[],
  wikis: readonly string[],
  template: string | undefined,
): readonly WikiRecord[] {
  if (!template) throw new QueryProblem('template is missing');
  return records.filter(
    (record) => wikis.includes(textOf(record.wiki ?? '')) && record.template === template,
  );
}

/** Limit, offset, order and groupby apply to each wiki for itself. */
function selected(records: readonly WikiRecord[], params: Params): readonly WikiRecord[] {
  const { conditions, query, groupby, order } = params;
  const condition = conditions ? readConditions(conditions) : null;
  const found = condition ? records.filter((record) => fulfils(record, condition)) : records;
  const columns = query ? query.split(',').map((column) => column.trim()) : null;
  const rows = groupby
    ? groupedRows(found, sortKeysOf(groupby), columns)
    : ungroupedRows(found, columns);
  const keys = order ? sortKeysOf(order) : [];
  const sorted = sortedBy(rows, keys);
  const offset = wholeNumber(params, 'offset', 0);
  const limit = Math.min(wholeNumber(params, 'limit', usualRecords), mostRecords);
  return sorted.slice(offset, offset + limit).map(({ shown }) => shown);
}

/** A row of the answer, and the record by which it is ordered. */
interface Row {
  readonly shown: WikiRecord;
  readonly sortedAs: WikiRecord;
}

function ungroupedRows(
  records: readonly WikiRecord[],
  columns: readonly string[] | null,
): readonly Row[] {
  if (columns === null) return records.map((record) => ({ shown: record, sortedAs: record }));
  if (columns.some(isFunction)) {
    const row = { ...projected(records[0] ?? {}, columns), ...computed(records, columns) };
    return records.length === 0 ? [] : [{ shown: row, sortedAs: row }];
  }
  return records.map((record) => ({ shown: projected(record, columns), sortedAs: record }));
}

function groupedRows(
  records: readonly WikiRecord[],
  keys: readonly SortKey[],
  columns: readonly string[] | null,
): readonly Row[] {
  const groups = new Map<string, WikiRecord[]>();
  for (const record of records) {
    const key = JSON.stringify(keys.map(({ column }) => columnOf(record, column) ?? ''));
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  const rows = [...groups.values()].map((group) => {
    const first = group[0] ?? {};
    const shown =
      columns === null ? first : { ...projected(first, columns), ...computed(group, columns) };
    return { shown, sortedAs: { ...first, ...shown } };
  });
  return sortedBy(rows, keys);
}

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  count: (values) => values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  avg: (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1),
};

const isFunction = (column: string): boolean => column.includes('::');

/** `sum::prizemoney` comes back as `sum_prizemoney`. */
function computed(records: readonly WikiRecord[], columns: readonly string[]): WikiRecord {
  return Object.fromEntries(
    columns.filter(isFunction).map((column) => {
      const [name = '', of = ''] = column.split('::');
      const compute = functions[name];
      if (compute === undefined) throw new QueryProblem(`There is no function ${name}`);
      const values = records.flatMap((record) => columnOf(record, of) ?? []).map(Number);
      return [`${name}_${of}`, compute(values)];
    }),
  );
}

/** `wiki` and `pagename` are always included. */
function projected(record: WikiRecord, columns: readonly string[]): WikiRecord {
  const wanted = [...columns.filter((column) => !isFunction(column)), 'wiki', 'pagename'];
  return Object.fromEntries(
    wanted.flatMap((column): [string, Json][] => {
      const value = columnOf(record, column);
      return value === undefined ? [] : [[column, value]];
    }),
  );
}

interface SortKey {
  readonly column: string;
  readonly isDescending: boolean;
}

function sortKeysOf(text: string): readonly SortKey[] {
  return text.split(',').map((part) => {
    const found = /^\s*([\w]+)\s+(ASC|DESC)\s*$/.exec(part);
    if (found === null) throw new QueryProblem(`"${part}" is not a column with ASC or DESC`);
    return { column: found[1] ?? '', isDescending: found[2] === 'DESC' };
  });
}

function sortedBy(rows: readonly Row[], keys: readonly SortKey[]): readonly Row[] {
  return rows.toSorted((a, b) => {
    for (const { column, isDescending } of keys) {
      const compared = compareValues(
        columnOf(a.sortedAs, column) ?? '',
        columnOf(b.sortedAs, column) ?? '',
      );
      if (compared !== 0) return isDescending ? -compared : compared;
    }
    return 0;
  });
}

function wholeNumber(params: Params, name: string, usual: number): number {
  const text = params[name];
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new QueryProblem(`${name} is not a whole number`);
  return Number(text);
}
