import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The code of a message's values by name, and of the helpers that it calls (`$plural`). */
interface Values extends Iterable<readonly [name: string, code: string]> {
  get(name: string): string | undefined;
}

export const readMessage = (text: string): MessageFormatElement[] => parse(text);

/** A part of a message with the parts within it. */
const allParts = (parts: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  parts.flatMap((part) => [part, ...allParts(inside(part))]);

function inside(part: MessageFormatElement): readonly MessageFormatElement[] {
  if (part.type === TYPE.tag) return part.children;
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.values(part.options).flatMap(({ value }) => value);
}

const isRich = (part: MessageFormatElement): boolean =>
  allParts([part]).some(({ type }) => type === TYPE.tag);

type Kind = 'text' | 'number' | 'tag' | readonly string[];

/** The values that a message takes, and of what kind each is: a list is of the words to choose from. */
export function valuesOf(parts: readonly MessageFormatElement[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const part of allParts(parts)) {
    if (isText(part) && !kinds.has(part.value)) kinds.set(part.value, 'text');
    if (part.type === TYPE.number || part.type === TYPE.plural) kinds.set(part.value, 'number');
    if (part.type === TYPE.tag) kinds.set(part.value, 'tag');
    if (part.type === TYPE.select) kinds.set(part.value, Object.keys(part.options));
  }
  return kinds;
}

const isText = (part: MessageFormatElement) =>
  part.type === TYPE.argument || part.type === TYPE.date || part.type === TYPE.time;

export const hasTags = (parts: readonly MessageFormatElement[]): boolean => parts.some(isRich);

/** The functions of platform/core/message-parts.ts that a message calls. */
export function helpersOf(parts: readonly MessageFormatElement[]): ReadonlySet<string> {
  const helpers = new Set<string>();
  for (const part of allParts(parts)) {
    if (part.type === TYPE.number || part.type === TYPE.pound) helpers.add('number');
    if (part.type === TYPE.plural) {
      helpers.add(part.pluralType === 'ordinal' ? 'ordinal' : 'plural');
    }
    if (part.type === TYPE.select) helpers.add('choice');
    if (part.type === TYPE.tag) helpers.add('rich');
  }
  return helpers;
}

/**
 * A message as an expression: a text or, with tags, an element. Every branch of a plural is written out, so
 * that a value may stand more than once: then it is computed first, once.
 */
export function codeOf(parts: readonly MessageFormatElement[], values: Values): string {
  const code = expressionOf(parts, values, null);
  const isSimple = /^[\w$.]+$/;
  const repeated = [...values].filter(
    ([name, value]) => !isSimple.test(value) && timesUsed(parts, name) > 1,
  );
  if (repeated.length === 0) return code;
  const named = new Map(repeated.map(([name], at) => [name, `$value${at}`]));
  const body = expressionOf(parts, new Map([...values, ...named]), null);
  const given = repeated.map(([, value]) => value).join(', ');
  return `((${[...named.values()].join(', ')}) => ${body})(${given})`;
}

function timesUsed(parts: readonly MessageFormatElement[], name: string, hash = ''): number {
  let times = 0;
  for (const part of parts) {
    if (part.type === TYPE.pound && hash === name) times += 1;
    if ('value' in part && part.type !== TYPE.literal && part.value === name) times += 1;
    times += timesUsed(inside(part), name, part.type === TYPE.plural ? part.value : hash);
  }
  return times;
}

const quoted = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');

/** `hash` is the code of the number that # stands for. */
function expressionOf(
  parts: readonly MessageFormatElement[],
  values: Values,
  hash: string | null,
): string {
  const pieces: string[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') pieces.push(`\`${text}\``);
    text = '';
  };
  for (const part of parts) {
    if (part.type === TYPE.literal) text += quoted(part.value);
    else if (!isRich(part)) text += `\${${partOf(part, values, hash)}}`;
    else {
      endText();
      pieces.push(partOf(part, values, hash));
    }
  }
  if (!hasTags(parts)) return `\`${text}\``;
  endText();
  return `${codeOfValue('$rich', values)}(${pieces.join(', ')})`;
}

function partOf(part: MessageFormatElement, values: Values, hash: string | null): string {
  switch (part.type) {
    case TYPE.argument:
      return codeOfValue(part.value, values);
    case TYPE.number:
      if (part.style) throw new Error(`{${part.value}, number} takes no style`);
      return `${codeOfValue('$number', values)}(${codeOfValue(part.value, values)})`;
    case TYPE.pound:
      return `${codeOfValue('$number', values)}(${hash})`;
    case TYPE.tag: {
      const wrapped = expressionOf(part.children, values, hash);
      return `(${codeOfValue(part.value, values)})(${wrapped})`;
    }
    case TYPE.plural: {
      if (part.offset) throw new Error(`{${part.value}, plural} takes no offset`);
      const helper = part.pluralType === 'ordinal' ? '$ordinal' : '$plural';
      const count = codeOfValue(part.value, values);
      return `${codeOfValue(helper, values)}(${count}, ${casesOf(part.options, values, count)})`;
    }
    case TYPE.select: {
      // The parser reads # as a letter here.
      if (hash !== null && hasHash(part)) throw new Error('# in a choice: write {count, number}');
      const cases = casesOf(part.options, values, null);
      return `${codeOfValue('$choice', values)}(${codeOfValue(part.value, values)}, ${cases})`;
    }
    default:
      throw new Error('dates and times come as texts (platform/ui/words)');
  }
}

const hasHash = (part: MessageFormatElement): boolean =>
  allParts([part]).some(
    ({ type, ...rest }) =>
      type === TYPE.literal && 'value' in rest && `${rest.value}`.includes('#'),
  );

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

function casesOf(options: Options, values: Values, hash: string | null): string {
  const cases = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: ${expressionOf(value, values, hash)}`,
  );
  return `{ ${cases.join(', ')} }`;
}

function codeOfValue(name: string, values: Values): string {
  const code = values.get(name);
  if (code === undefined) throw new Error(`the value ${name} is not given`);
  return code;
}
