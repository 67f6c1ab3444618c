import type { Json, WikiRecord } from '../types.ts';

const dateParts = { year: [0, 4], month: [5, 7], day: [8, 10] } as const;

/**
 * Finds a column by its name. The whole name comes first. Then the part before the first `_` is the
 * column, and the rest a key in it or a part of a date. Undefined = no such column.
 */
export function columnOf(record: WikiRecord, name: string): Json | undefined {
  if (Object.hasOwn(record, name)) return record[name];
  const split = name.indexOf('_');
  if (split < 1) return undefined;
  const whole = record[name.slice(0, split)];
  const key = name.slice(split + 1);
  if (typeof whole === 'string' && Object.hasOwn(dateParts, key)) return datePart(whole, key);
  return isObject(whole) ? columnOf(whole, key) : undefined;
}

const isObject = (value: Json | undefined): value is WikiRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function datePart(date: string, part: string): number {
  const [from, to] = dateParts[part as keyof typeof dateParts];
  return Number(date.slice(from, to));
}

const datePattern = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/** Numbers and dates are compared by value, all else as text. */
export function compareValues(stored: Json, asked: Json): number {
  const [a, b] = [textOf(stored), textOf(asked)];
  if (isNumber(a) && isNumber(b)) return Math.sign(Number(a) - Number(b));
  if (datePattern.test(a) && datePattern.test(b)) return order(instantOf(a), instantOf(b));
  return order(a, b);
}

/** A day is its midnight. */
const instantOf = (date: string): string => (date.length === 10 ? `${date} 00:00:00` : date);

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

export function textOf(value: Json): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
