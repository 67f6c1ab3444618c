/** Texts that staff wrote in one language, and maybe in others. */
export interface Translated<T> {
  /** The language of the texts themselves; missing = English. */
  readonly language?: string | undefined;
  readonly translations?: Readonly<Record<string, T>> | undefined;
}

/**
 * The texts for a reader, and their language: the reader's own, else one of the same language elsewhere
 * (`pt` for `pt-BR`). Others get the text that was written first.
 */
export function textsFor<T>(
  original: T,
  { language = 'en', translations = {} }: Translated<T>,
  reader: string,
): { readonly texts: T; readonly language: string } {
  const all = new Map([...Object.entries(translations), [language, original] as const]);
  const found = all.has(reader)
    ? reader
    : [...all.keys()].find((tag) => baseOf(tag) === baseOf(reader));
  const chosen = found ?? language;
  return { texts: all.get(chosen) ?? original, language: chosen };
}

/** One text for a reader. A translation that is blank is not there. */
export function textFor(
  original: string,
  { language, translations = {} }: Translated<string>,
  reader: string,
): { readonly text: string; readonly language: string } {
  const written = Object.entries(translations).filter(([, text]) => text.trim() !== '');
  const found = textsFor(original, { language, translations: Object.fromEntries(written) }, reader);
  return { text: found.texts, language: found.language };
}

const baseOf = (tag: string): string | undefined => tag.split('-')[0];
