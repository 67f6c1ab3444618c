import { knowLanguages, spokenLanguage } from './language.ts';
import {
  filled,
  type Saying,
  type SentenceTable,
  type TextsIn,
  type ValuesIn,
} from './sentence.ts';

/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

/** A message with tags is HTML: its values are escaped, unless they are HTML, too. */
type Said<S> = [Extract<TextsIn<S>, `${string}<${string}`>] extends [never]
  ? Say<ValuesIn<S>, string | number, string>
  : Say<ValuesIn<S>, string | number | Html, Html>;

type Say<N extends string, V, T> = [N] extends [never]
  ? () => T
  : (values: Readonly<Record<N, V>>) => T;

/** Messages by name, each said in the spoken language. */
type Messages<T extends SentenceTable> = { readonly [N in keyof T]: Said<T[N]> };

/** The texts of a catalogue outside the browser's build, which puts them in their places. */
export function wordsOf<const T extends SentenceTable>(
  english: T,
  others: Readonly<Record<string, SentenceTable>> = {},
) {
  knowLanguages(Object.keys(others));
  const tables = new Map<string, T>(
    Object.entries(others).map(([language, table]) => [language, { ...english, ...table }]),
  );
  /** Sentences by code. */
  const said = (): T => tables.get(spokenLanguage()) ?? english;
  const say = (name: string, values: Saying['values'] = {}): string => {
    const language = spokenLanguage();
    const own = tables.has(language) && Object.hasOwn(others[language] ?? {}, name);
    const sentence = (own ? said() : english)[name] ?? name;
    return filled(sentence, values, own ? language : 'en') ?? name;
  };
  const m = Object.fromEntries(
    Object.entries(english).map(([name, sentence]) => [
      name,
      JSON.stringify(sentence).includes('<')
        ? (values: Values = {}): Html => ({ html: say(name, escaped(values)) })
        : (values?: Saying['values']) => say(name, values),
    ]),
  ) as Messages<T>;
  return { m, said };
}

type Values = Readonly<Record<string, string | number | Html>>;

const escaped = (values: Values): Saying['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      return [name, typeof value === 'string' ? escapeHtml(value) : value.html];
    }),
  );

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
