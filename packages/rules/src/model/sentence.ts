import { spokenLanguage } from './language.ts';

/** A value's name; `{at, time}` says how it is written. */
type NameIn<Inner extends string> = Inner extends `${infer Name}, ${string}` ? Name : Inner;

/** Names of the values in a text: `least` of 'At least {least} characters'. */
type ValueNames<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? NameIn<Inner> | ValueNames<Rest>
  : never;

/** A text with values in braces, a choice between several, or parts that follow each other. */
export type Sentence = string | Choice | readonly Sentence[];

/** By the value itself, or its plural form in the language (`one`, `few`, `other`) where it is a number. */
export interface Choice {
  /** The value's name; `place, ordinal` chooses as places are counted. */
  readonly by: string;
  readonly [form: string]: Sentence;
}

/** The texts of which a sentence is made. */
export type TextsIn<S> = S extends string
  ? S
  : S extends readonly unknown[]
    ? TextsIn<S[number]>
    : S extends Choice
      ? TextsIn<S[Exclude<keyof S, 'by'>]>
      : never;

type NamesIn<S> = S extends string ? ValueNames<S> : never;
type NamesInChoice<S> = S extends Choice
  ? NameIn<S['by']> | NamesIn<S[Exclude<keyof S, 'by'>]>
  : NamesIn<S>;

/** Names of the values that a sentence says. */
export type ValuesIn<S> = S extends readonly unknown[]
  ? NamesInChoice<S[number]>
  : NamesInChoice<S>;

/** A code, and the values of its sentence. */
export interface Saying<C extends string = string, N extends string = string> {
  readonly code: C;
  readonly values: Readonly<Record<N, string | number>>;
}

export type SentenceTable = Readonly<Record<string, Sentence>>;

/** All that a table of sentences can say. */
export type SayingOf<T extends SentenceTable> = {
  [C in keyof T & string]: Saying<C, ValuesIn<T[C]>>;
}[keyof T & string];

/** Makes sayings of a table: the values that a sentence needs are asked for, and no others. */
export const sayingsOf =
  <T extends SentenceTable>() =>
  <C extends keyof T & string>(
    code: C,
    ...[values]: [ValuesIn<T[C]>] extends [never]
      ? []
      : [values: Readonly<Record<ValuesIn<T[C]>, string | number>>]
  ) =>
    ({ code, values: values ?? {} }) as Extract<SayingOf<T>, { readonly code: C }>;

/** Values that sentences need and their faults lack. */
type Lacking<T, F extends { readonly code: string }> = {
  [C in F['code'] & keyof T]: Exclude<ValuesIn<T[C]>, keyof Extract<F, { readonly code: C }>>;
}[F['code'] & keyof T];

/** A catalogue with a sentence for each fault, and no others. */
export const sentencesFor =
  <F extends { readonly code: string }>() =>
  <const T extends Readonly<Record<F['code'], Sentence>>>(
    said: [Lacking<T, F> | Exclude<keyof T, F['code']>] extends [never] ? () => T : never,
  ): (() => T) =>
    said;

/** The sentence with its values; undefined when one of them is missing. */
export function filled(
  sentence: Sentence,
  values: Saying['values'],
  language: string = spokenLanguage(),
): string | undefined {
  if (typeof sentence === 'string') return filledText(sentence, values, language);
  if (isList(sentence)) {
    const parts = sentence.map((part) => filled(part, values, language));
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  const form = formOf(sentence, values, language);
  return form === undefined ? undefined : filled(form, values, language);
}

const isList = (sentence: Choice | readonly Sentence[]): sentence is readonly Sentence[] =>
  Array.isArray(sentence);

function filledText(text: string, values: Saying['values'], language: string): string | undefined {
  let isWhole = true;
  const whole = text.replace(/\{(\w+)(?:, (\w+))?\}/g, (_, name: string, kind?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isWhole = false;
    return kind === undefined ? String(value) : written(value ?? '', kind, language);
  });
  return isWhole ? whole : undefined;
}

function formOf(choice: Choice, values: Saying['values'], language: string): Sentence | undefined {
  const [name = '', kind] = choice.by.split(', ');
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return undefined;
  const form = String(value);
  if (form !== 'by' && Object.hasOwn(choice, form)) return choice[form];
  if (typeof value !== 'number') return choice.other;
  return choice[rulesOf(language, kind).select(value)] ?? choice.other;
}

const rules = new Map<string, Intl.PluralRules>();

/** Made once: making one is dear, and lists say thousands of counts. */
function rulesOf(language: string, kind: string | undefined): Intl.PluralRules {
  const name = `${language} ${kind}`;
  const type = kind === 'ordinal' ? kind : 'cardinal';
  const known = rules.get(name) ?? new Intl.PluralRules(language, { type });
  rules.set(name, known);
  return known;
}

/** A number, or an instant of ISO 8601: as the time of day, or with its day. */
function written(value: string | number, kind: string, language: string): string {
  if (kind === 'number') return Number(value).toLocaleString(language);
  const at = Date.parse(String(value));
  if (Number.isNaN(at)) return String(value);
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  if (kind === 'time') return `${inUtc({ hour: 'numeric', minute: '2-digit' })} UTC`;
  const minute = inUtc({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${inUtc({ dateStyle: 'medium' })}, ${minute} UTC`;
}
