/** A part of a value that our printer wrote. */
export interface Part {
  readonly kind: 'word' | 'number' | 'hash' | 'string' | 'function' | 'comma' | 'slash';
  /** The word, hash or string, a function's name; empty for a number. */
  readonly text: string;
  readonly number: number;
  readonly unit: string;
  readonly args: readonly Part[];
}

const TOKEN =
  /\s*(?:(#[0-9a-f]+)|(-?[\d.]+)([a-z%]*)|"([^"]*)"|([a-z{][\w{}-]*)(\()?|(,)|(\/)|(\)))/iy;

const MOST_KNOWN = 400;
const known = new Map<string, readonly Part[]>();

/** Reads only our printer's output; it is no parser of CSS. The last result is cached. */
export function readPrinted(value: string): readonly Part[] {
  const before = known.get(value);
  if (before) return before;
  const parts = readParts(value);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(value, parts);
  return parts;
}

function readParts(value: string): readonly Part[] {
  const stack: { name: string; parts: Part[] }[] = [{ name: '', parts: [] }];
  const add = (kind: Part['kind'], text: string, more: Partial<Part> = {}) =>
    stack.at(-1)?.parts.push({ kind, text, number: 0, unit: '', args: [], ...more });
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(value); token; token = TOKEN.exec(value)) {
    const [, hash, digits, unit, string, word, open, comma, slash] = token;
    if (hash) add('hash', hash.slice(1));
    else if (digits !== undefined) add('number', '', { number: Number(digits), unit: unit ?? '' });
    else if (string !== undefined) add('string', string);
    else if (word && open) stack.push({ name: word, parts: [] });
    else if (word) add('word', word);
    else if (comma) add('comma', ',');
    else if (slash) add('slash', '/');
    else {
      const closed = stack.pop();
      if (closed) add('function', closed.name, { args: closed.parts });
    }
  }
  return stack[0]?.parts ?? [];
}

/** The parts between commas. */
export function splitAtCommas(parts: readonly Part[]): readonly (readonly Part[])[] {
  const lists: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'comma') lists.push([]);
    else lists.at(-1)?.push(part);
  }
  return lists;
}
