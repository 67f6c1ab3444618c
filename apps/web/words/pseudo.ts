import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

type Parts = MessageFormatElement[];

/**
 * Languages made from English, for tests of the layout. One has longer words in brackets, the other runs from
 * right to left. A build has them with `CALLSHOT_PSEUDO=1` alone.
 */
const pseudoLanguages: Readonly<Record<string, (parts: Parts) => Parts>> = {
  'en-XA': (parts) => [literal('['), ...withTexts(parts, longer), literal(']')],
  'ar-XB': (parts) => withTexts(parts, mirrored),
};

/** Those that this process was asked for. */
export const pseudoLanguagesAskedFor = (): readonly string[] =>
  process.env.CALLSHOT_PSEUDO ? Object.keys(pseudoLanguages) : [];

/** An English message in a pseudo-language; as it is in any other. */
export const inPseudo = (language: string, parts: Parts): Parts =>
  pseudoLanguages[language]?.(parts) ?? parts;

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

function withTexts(parts: Parts, change: (text: string) => string): Parts {
  return parts.map((part) => {
    if (part.type === TYPE.literal) return literal(change(part.value));
    if (part.type === TYPE.tag) return { ...part, children: withTexts(part.children, change) };
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: withTexts(option.value, change) },
    ]);
    return { ...part, options: Object.fromEntries(options) } as MessageFormatElement;
  });
}

const accents = new Map(
  [...'aáeéiíoóuúyýcçnñsšzžgğlłrřtţdđhĥAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽGĞLŁRŘTŢDĐHĤ']
    .map((letter, at, all) => [letter, all[at + 1] ?? letter] as const)
    .filter((_, at) => at % 2 === 0),
);

/** Accented, with each vowel twice: about 40 % longer, in longer words. */
const longer = (text: string): string =>
  [...text]
    .map((letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1))
    .join('');

/** Each run of letters and blanks from right to left, by marks that only its drawing follows. */
const mirrored = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}][^\n]*[\p{L}\p{N}.!?…]|[\p{L}\p{N}]/gu, '\u202e$&\u202c');
