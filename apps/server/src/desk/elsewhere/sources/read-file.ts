import { type ImportForm, reportedMatch } from '@callshot/contract';
import {
  type ElsewhereSource,
  type LeftOut,
  type ReadResults,
  type ReportedResult,
  readMatchTable,
  toldSource,
} from '@callshot/rules';
import { reportOf } from '../proposals.ts';
import { challongeSource } from './challonge.ts';
import { readRecord } from './read-record.ts';
import { startggSource } from './startgg.ts';

export interface ReadFile {
  readonly source: ElsewhereSource;
  readonly results: ReadResults;
}

/** The results in a file of staff; null = it is not of this form. */
export async function readFile(form: ImportForm, text: string): Promise<ReadFile | null> {
  if (form === 'csv') {
    const rows = readMatchTable(text);
    return rows && { source: 'told', results: await readRows(rows) };
  }
  const told = jsonOf(text);
  if (form === 'json') {
    const rows: unknown = Array.isArray(told) ? told : Object(told).matches;
    return Array.isArray(rows) ? { source: 'told', results: await readRows(rows) } : null;
  }
  const source = form === 'startgg' ? startggSource : challongeSource;
  const results = await source.read(told);
  return results && { source: form, results };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rows of the product's own shape: those that cannot be read are left out. */
async function readRows(rows: readonly unknown[]): Promise<ReadResults> {
  const leftOut: LeftOut[] = [];
  const results = rows.slice(0, rowsAtMost).flatMap((row, at): ReportedResult[] => {
    const own = readRecord(reportedMatch, row, null);
    if (own) return [reportOf(own)];
    const { externalId } = Object(row);
    const what = typeof externalId === 'string' && externalId !== '' ? externalId : `${at + 1}`;
    leftOut.push({ what, code: 'unreadable' });
    return [];
  });
  const read = await toldSource.read(results);
  return { ...read, leftOut: [...leftOut, ...read.leftOut] };
}

/** More are refused by their number. */
const rowsAtMost = 2000;
