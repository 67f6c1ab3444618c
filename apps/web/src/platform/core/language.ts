/** The language of the page, from its beginning to its end. Tests without a page speak English. */
export const language = (): string => globalThis.document?.documentElement.lang || 'en';

/** All languages that pages come in, as the build names them, English first. With one there is no choice. */
export function languages(): readonly string[] {
  const named = document.documentElement.dataset['languages'];
  return named === undefined ? [language()] : named.split(' ');
}

/** A language under its own name, as it begins a line of a list. */
export function nameOfLanguage(tag: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
