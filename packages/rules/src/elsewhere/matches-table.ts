import { readTable, type SpreadsheetValue } from '../words/spreadsheet.ts';
import type { ReportedResult } from './told-result.ts';

/** The columns of matches in a spreadsheet; those for people are ignored when it is read. */
export const matchColumns = [
  'externalId',
  'stage',
  'group',
  'eventSubstageId',
  'place',
  'round',
  'bestOf',
  'startsAt',
  'topTeamId',
  'topTeam',
  'bottomTeamId',
  'bottomTeam',
  'outcome',
  'winner',
  'topScore',
  'bottomScore',
] as const;

/** A match as files hold it: flat, with the names of its stage and group for people. */
export interface FiledMatch extends Omit<ReportedResult, 'top' | 'bottom'> {
  readonly stage: string;
  readonly group: string;
  readonly topTeamId: number | null;
  readonly topTeam: string | null;
  readonly bottomTeamId: number | null;
  readonly bottomTeam: string | null;
}

export const lineOfMatch = (match: FiledMatch): readonly SpreadsheetValue[] =>
  matchColumns.map((column) => match[column] ?? '');

/** Cells that are numbers. */
const numbers: ReadonlySet<string> = new Set([
  'eventSubstageId',
  'round',
  'bestOf',
  'topTeamId',
  'bottomTeamId',
  'topScore',
  'bottomScore',
]);

/**
 * The rows of a spreadsheet of matches as plain objects, unchecked: cells that are empty are left out. Null = its first
 * line names no column of matches.
 */
export function readMatchTable(text: string): readonly Readonly<Record<string, unknown>>[] | null {
  const [head = [], ...rows] = readTable(text);
  const columns = head.map((cell) => cell.trim());
  if (!columns.includes('outcome')) return null;
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) =>
      Object.fromEntries(
        columns.flatMap((column, at) => {
          const cell = (row[at] ?? '').trim();
          const isKnown = (matchColumns as readonly string[]).includes(column);
          if (cell === '' || !isKnown) return [];
          return [[column, numbers.has(column) ? Number(cell) : withoutQuote(cell)]];
        }),
      ),
    );
}

/** A quote that keeps a spreadsheet from reading a name as a formula. */
const withoutQuote = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);
