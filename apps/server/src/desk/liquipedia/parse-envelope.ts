import { setImmediate as nextTurn } from 'node:timers/promises';

/** The wiki's answer: records, and errors beside them. */
export interface Envelope {
  /** Null = no list. */
  readonly records: readonly unknown[] | null;
  readonly error: unknown;
}

/** Shorter texts are parsed in a few milliseconds. */
const shortText = 256 * 1024;

/** Reduces a record to the part that is kept. The rest is freed once it is parsed. */
export type Take = (record: unknown) => unknown;

const all: Take = (record) => record;

/** Null = it is no JSON. A long one is parsed record by record, so that others have their turns meanwhile. */
export async function parseEnvelope(text: string, take = all): Promise<Envelope | null> {
  try {
    const read = text.length <= shortText ? envelopeOf(JSON.parse(text)) : null;
    if (read === null) return await parseLong(text, take);
    return { ...read, records: read.records?.map(take) ?? null };
  } catch {
    return null;
  }
}

function envelopeOf(body: unknown): Envelope {
  const { result, error } = Object(body);
  return { records: Array.isArray(result) ? result : null, error };
}

const beginning = /^\s*\{[^{}[\]]*?"result"\s*:\s*\[/;

async function parseLong(text: string, take: Take): Promise<Envelope> {
  const [head] = beginning.exec(text.slice(0, shortText)) ?? [];
  // In another order than ever seen.
  if (head === undefined) {
    const whole = envelopeOf(JSON.parse(text));
    return { ...whole, records: whole.records?.map(take) ?? null };
  }
  const { records, end } = await parseItems(text, head.length, take);
  const rest = envelopeOf(JSON.parse(`${head}${text.slice(end)}`));
  return { ...rest, records };
}

/** After so long others have their turn. */
const sliceMs = 2;

/** The signs by which JSON is structured. */
const signs = {
  quote: 34,
  comma: 44,
  openList: 91,
  backslash: 92,
  closeList: 93,
  open: 123,
  close: 125,
};

/** The items of a list whose bracket stands before `from`, and where the one that closes it stands. */
async function parseItems(
  text: string,
  from: number,
  take: Take,
): Promise<{ readonly records: unknown[]; readonly end: number }> {
  const records: unknown[] = [];
  let [start, depth, since] = [from, 0, performance.now()];
  const add = (end: number): void => {
    const item = text.slice(start, end);
    if (records.length > 0 || item.trim() !== '') records.push(take(JSON.parse(item)));
    start = end + 1;
  };
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === signs.quote) at = endOfString(text, at);
    else if (sign === signs.open || sign === signs.openList) depth += 1;
    else if (sign === signs.close || sign === signs.closeList) {
      if (depth === 0) {
        add(at);
        return { records, end: at };
      }
      depth -= 1;
    } else if (sign === signs.comma && depth === 0) {
      add(at);
      if (performance.now() - since < sliceMs) continue;
      await nextTurn();
      since = performance.now();
    }
  }
  throw new SyntaxError('The list does not end');
}

/** Position of the closing quotation mark. */
function endOfString(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  if (at < 0) throw new SyntaxError('The text does not end');
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === signs.backslash) before -= 1;
  return (at - before) % 2 === 0;
}
