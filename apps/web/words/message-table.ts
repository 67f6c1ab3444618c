import type { Sentence } from '@callshot/rules';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogues.ts';
import { readMessage } from './message-code.ts';

/** A catalogue as code that says a message by a computed name, or runs outside the browser, has it. */
export const tableOf = (
  catalogue: Catalogue,
  read = readMessage,
): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, text]) => [name, sentenceOf(read(text), null)]),
  );

type Parts = readonly MessageFormatElement[];

/** `hash` is the name of the number that # stands for. */
function sentenceOf(parts: Parts, hash: string | null): Sentence {
  const pieces: Sentence[] = [];
  for (const part of parts) {
    const piece = partOf(part, hash);
    const before = pieces.at(-1);
    if (typeof piece !== 'string' || typeof before !== 'string') pieces.push(piece);
    else pieces.splice(-1, 1, before + piece);
  }
  const [only = '', more] = pieces;
  return more === undefined ? only : pieces;
}

function partOf(part: MessageFormatElement, hash: string | null): Sentence {
  switch (part.type) {
    case TYPE.literal:
      if (/[{}]/.test(part.value)) throw new Error('has a brace: only the browser knows braces');
      return part.value;
    case TYPE.argument:
      return `{${part.value}}`;
    case TYPE.number:
      return `{${part.value}, number}`;
    case TYPE.date:
      return `{${part.value}, date}`;
    case TYPE.time:
      return `{${part.value}, time}`;
    case TYPE.pound:
      return `{${hash}, number}`;
    case TYPE.plural: {
      const by = part.pluralType === 'ordinal' ? `${part.value}, ordinal` : part.value;
      return { by, ...formsOf(part.options, part.value) };
    }
    case TYPE.select:
      return { by: part.value, ...formsOf(part.options, null) };
    case TYPE.tag:
      return tagged(part.value, sentenceOf(part.children, hash));
  }
}

/** A message with tags is HTML: <link> leads to the address that its value is. */
function tagged(name: string, inside: Sentence): Sentence {
  if (typeof inside !== 'string') throw new Error(`has a choice within <${name}>`);
  if (name === 'b') return `<b>${inside}</b>`;
  if (name === 'link') return `<a href="{link}">${inside}</a>`;
  throw new Error(`has the tag <${name}>: a mail knows <b> and <link>`);
}

const formsOf = (
  options: Readonly<Record<string, { readonly value: Parts }>>,
  hash: string | null,
): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(
    Object.entries(options).map(([form, { value }]) => [
      form.replace(/^=/, ''),
      sentenceOf(value, hash),
    ]),
  );

/** The module of a catalogue whose texts are said on the server, too. */
export function printTables(
  catalogues: Readonly<Record<string, Catalogue>>,
  wordsOf: string,
): string {
  const { en = {}, ...others } = catalogues;
  const print = (catalogue: Catalogue) => JSON.stringify(tableOf(catalogue), null, 2);
  const further = Object.entries(others).map(
    ([language, catalogue]) => `  ${JSON.stringify(language)}: ${print(catalogue)},\n`,
  );
  return [
    '// Printed from the catalogues beside it by node scripts/generate.mjs.\n',
    `import { wordsOf } from '${wordsOf}';\n\n`,
    `export const { m, said } = wordsOf(${print(en)}`,
    ...(further.length === 0 ? [] : [', {\n', ...further, '}']),
    ');\n',
  ].join('');
}
