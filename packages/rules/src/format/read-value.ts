import type { ProblemPath } from '../model/problem.ts';
import type { FormatFault, FormatProblem } from './format-problem.ts';

/** A value of unknown shape, where it stands in the document, and where its problems are noted. */
export interface Found {
  readonly value: unknown;
  readonly path: ProblemPath;
  readonly problems: FormatProblem[];
}

export const note = (at: Found, fault: FormatFault): void => {
  at.problems.push({ ...fault, path: at.path });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isAbsent = (at: Found): boolean => at.value === undefined || at.value === null;

export const field = (at: Found, key: string): Found => ({
  value: isRecord(at.value) ? at.value[key] : undefined,
  path: [...at.path, key],
  problems: at.problems,
});

/** True for an object; anything else is a problem. */
export function isObject(at: Found): boolean {
  if (isRecord(at.value)) return true;
  note(at, { code: isAbsent(at) ? 'missing' : 'not_an_object' });
  return false;
}

/** The items of a list; an absent list is empty. */
export function items(at: Found, limit = Number.POSITIVE_INFINITY): Found[] {
  if (isAbsent(at)) return [];
  if (!Array.isArray(at.value)) {
    note(at, { code: 'not_a_list' });
    return [];
  }
  if (at.value.length > limit) {
    note(at, { code: 'too_many_items', count: at.value.length, most: limit });
  }
  return at.value
    .slice(0, limit)
    .map((value: unknown, i) => ({ value, path: [...at.path, i], problems: at.problems }));
}

export interface WholeRange {
  readonly min: number;
  readonly max: number;
  /** Taken where nothing is given; without it the number is required. */
  readonly fallback?: number;
}

export function readWhole(at: Found, { min, max, fallback }: WholeRange): number {
  if (isAbsent(at) && fallback !== undefined) return fallback;
  const { value } = at;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value;
  }
  note(at, { code: 'not_in_range', least: min, most: max });
  return fallback ?? min;
}

export const MAX_POINTS = 100;

/** Points are whole numbers, 0 to 100 [rule: formats-8]. */
export const readPoints = (at: Found, fallback: number): number =>
  readWhole(at, { min: 0, max: MAX_POINTS, fallback });

export function readFlag(at: Found, fallback: boolean): boolean {
  if (isAbsent(at)) return fallback;
  if (typeof at.value === 'boolean') return at.value;
  note(at, { code: 'not_a_flag' });
  return fallback;
}

/** A trimmed text, possibly empty. */
export function readText(at: Found, fallback = ''): string {
  if (isAbsent(at)) return fallback;
  if (typeof at.value === 'string') return at.value.trim();
  note(at, { code: 'not_a_text' });
  return fallback;
}

/** A trimmed text that says something. */
export function readName(at: Found, fallback = ''): string {
  const before = at.problems.length;
  const text = readText(at, fallback);
  if (text === '' && at.problems.length === before) note(at, { code: 'empty' });
  return text;
}
