import { utcStampWords } from '../../platform/core/clock.ts';
import { m } from './words/messages.js';

/** One change in words: its place, the value before, the value now. */
export interface DiffLine {
  readonly path: string;
  /** Null = was not there. */
  readonly before: string | null;
  /** Null = is no longer there. */
  readonly after: string | null;
}

/** The differences between two states of the audit log; equal values are left out. */
export function diffOf(before: unknown, after: unknown): DiffLine[] {
  return linesOf('', before ?? undefined, after ?? undefined);
}

function linesOf(path: string, before: unknown, after: unknown): DiffLine[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before) || isList(after)) return listLines(path, before, after);
  if (isFields(before ?? after) && (before === undefined || isFields(before))) {
    if (after === undefined || isFields(after)) return fieldLines(path, before, after);
  }
  return [{ path: wordsOf(path), before: textOf(before), after: textOf(after) }];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function fieldLines(path: string, before: Fields = {}, after: Fields = {}): DiffLine[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    linesOf(path === '' ? name : `${path} ${name}`, before[name], after[name]),
  );
}

/** Short lists with both states; for lists of objects, the removed and the added ones. */
function listLines(path: string, before: unknown, after: unknown): DiffLine[] {
  const [was, is] = [isList(before) ? before : [], isList(after) ? after : []];
  if (![...was, ...is].some(isFields)) {
    return [{ path: wordsOf(path), before: textOf(before), after: textOf(after) }];
  }
  const keys = (list: readonly unknown[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [had, has] = [keys(was), keys(is)];
  const lost = was.filter((item) => !has.has(JSON.stringify(item)));
  const gained = is.filter((item) => !had.has(JSON.stringify(item)));
  return [
    ...lost.map((item) => ({ path: wordsOf(path), before: textOf(item), after: null })),
    ...gained.map((item) => ({ path: wordsOf(path), before: null, after: textOf(item) })),
  ];
}

/** `isUsernameChangeRequired` as people write it. */
const wordsOf = (path: string): string => path.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Instants as people read them; a setting that is not set is stored as the word null. */
function wordOf(text: string): string {
  if (text === 'null') return m.notSet();
  return INSTANT.test(text) ? m.utcTime({ time: utcStampWords(text) }) : text;
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (value === null) return m.valueNone();
  if (typeof value === 'boolean') return value ? m.valueYes() : m.valueNo();
  if (isList(value)) return value.length === 0 ? m.valueNone() : value.map(textOf).join(', ');
  if (!isFields(value)) return wordOf(String(value));
  const told = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return told.map(([name, inner]) => `${wordsOf(name)} ${textOf(inner)}`).join(', ');
}
