let speak = (): string => 'en';

/** The code of the language that texts are said in. */
export const spokenLanguage = (): string => speak();

/** A page has one language, a server one for each receiver: both tell here which it is. Returns who told before. */
export function speakBy(by: () => string): () => string {
  const before = speak;
  speak = by;
  return before;
}

const known = new Set(['en']);

/** The languages that texts can be said in outside of a page, English first. */
export const knownLanguages = (): readonly string[] => [...known];

/** Catalogues tell here which languages they have. */
export function knowLanguages(languages: readonly string[]): void {
  for (const language of languages) known.add(language);
}
