import type { Problem } from '../model/problem.ts';

/** A value of unknown shape, where it stands in the document, and where its problems are noted. */
export interface Found {
  readonly value: unknown;
  readonly path: string;
  readonly problems: Problem[];
}

export const note = (at: Found, message: string): void => {
  at.problems.push({ path: at.path, message });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isAbsent = (at: Found): boolean => at.value === undefined || at.value === null;

export const field = (at: Found, key: string): Found => ({
  value: isRecord(at.value) ? at.value[key] : undefined,
  path: at.path === '' ? key : `${at.path}.${key}`,
  problems: at.problems,
});

/** True for an object; anything else is a problem. */
export function isObject(at: Found): boolean {
  if (isRecord(at.value)) return true;
  note(at, isAbsent(at) ? 'Is missing.' : 'Must be an object.');
  return false;
}

/** The items of a list; an absent list is empty. */
export function items(at: Found, limit = Number.POSITIVE_INFINITY): Found[] {
  if (isAbsent(at)) return [];
  if (!Array.isArray(at.value)) {
    note(at, 'Must be a list.');
    return [];
  }
  if (at.value.length > limit) note(at, `Has ${at.value.length} items; at most ${limit} fit.`);
  return at.value
    .slice(0, limit)
    .map((value: unknown, i) => ({ value, path: `${at.path}[${i}]`, problems: at.problems }));
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
  note(at, `Must be a whole number from ${min} to ${max}.`);
  return fallback ?? min;
}

/** Points are whole numbers, 0 to 100 (decision 173). */
export const readPoints = (at: Found, fallback = 1): number =>
  readWhole(at, { min: 0, max: 100, fallback });

export function readFlag(at: Found, fallback = false): boolean {
  if (isAbsent(at)) return fallback;
  if (typeof at.value === 'boolean') return at.value;
  note(at, 'Must be true or false.');
  return fallback;
}

/** A trimmed text, possibly empty. */
export function readText(at: Found, fallback = ''): string {
  if (isAbsent(at)) return fallback;
  if (typeof at.value === 'string') return at.value.trim();
  note(at, 'Must be a text.');
  return fallback;
}

/** A trimmed text that says something. */
export function readName(at: Found, fallback = ''): string {
  const before = at.problems.length;
  const text = readText(at, fallback);
  if (text === '' && at.problems.length === before) note(at, 'Must not be empty.');
  return text;
}
