import { z } from 'zod';

// The wiki's types are loose. An empty object comes as a list, and a list as an object with the
// keys "1", "2", …. Numbers come as text and text as numbers. Unknown dates have the year 0, and
// any key may be missing. These schemas read all of them into one form.

/** No text of the wiki that means anything is longer. */
const longestText = 400;

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
};

/** Once: `&amp;lt;` is the text `&lt;`. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** NUL and halves of characters are in no text that PostgreSQL keeps. */
const storable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');

function readText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const text = storable(withoutEntities(value.slice(0, 4 * longestText)));
  return text.replace(/\s+/g, ' ').trim().slice(0, longestText);
}

function readInt(value: unknown): number | null {
  const text = readText(value);
  if (!/^-?\d{1,15}(\.0+)?$/.test(text)) return null;
  return Number(text);
}

const readFlag = (value: unknown): boolean => /^(1|true|yes)$/i.test(readText(value));

/** Some fields hold their content as JSON text. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  const fields = unpacked(value);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return {};
  return fields as Readonly<Record<string, unknown>>;
}

function readList(value: unknown): readonly unknown[] {
  const list = unpacked(value);
  if (Array.isArray(list)) return list;
  return Object.entries(readFields(list))
    .filter(([key]) => /^\d+$/.test(key))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, item]) => item);
}

/** `yyyy-mm-dd` at the beginning; null = not known, or not to the day. */
function readDay(value: unknown): string | null {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(readText(value)) ?? [];
  return isReal(day) ? day : null;
}

/** In UTC; a day alone is its beginning. */
function readInstant(value: unknown): string | null {
  const form = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?/.exec(readText(value));
  const [, day = '', minutes = '00:00', seconds = ':00'] = form ?? [];
  if (!isReal(day)) return null;
  const instant = new Date(`${day}T${minutes}${seconds}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** A date that people may mean: the year 0 stands for none. */
function isReal(day: string): boolean {
  if (day < '1990' || day > '2999') return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function readLink(value: unknown): string | null {
  const text = readText(value);
  return /^https:\/\/[^\s/]+\//.test(text) && URL.canParse(text) ? text : null;
}

const loose = <T>(read: (value: unknown) => T) => z.unknown().optional().transform(read);

export const looseText = loose(readText);
export const looseInt = loose(readInt);
export const looseFlag = loose(readFlag);
export const looseFields = loose(readFields);
export const looseList = loose(readList);
export const looseDay = loose(readDay);
export const looseInstant = loose(readInstant);
/** Over https alone. */
export const looseLink = loose(readLink);

export const neededText = looseText.refine((text) => text !== '', 'is missing');
/** An id fits the database. */
export const neededId = looseInt.pipe(
  z
    .int()
    .positive()
    .max(2 ** 31 - 1),
);
