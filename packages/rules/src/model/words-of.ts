import { spokenLanguage } from './language.ts';
import { filled, type Saying, type SentenceTable, type ValuesIn } from './sentence.ts';

type Said<S> = [ValuesIn<S>] extends [never]
  ? () => string
  : (values: Readonly<Record<ValuesIn<S>, string | number>>) => string;

/** Messages by name, each said in the spoken language. */
type Messages<T extends SentenceTable> = { readonly [N in keyof T]: Said<T[N]> };

/** The texts of a catalogue outside the browser's build, which puts them in their places. */
export function wordsOf<const T extends SentenceTable>(
  english: T,
  others: Readonly<Record<string, SentenceTable>> = {},
) {
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
    Object.keys(english).map((name) => [name, (values?: Saying['values']) => say(name, values)]),
  ) as Messages<T>;
  return { m, said };
}
