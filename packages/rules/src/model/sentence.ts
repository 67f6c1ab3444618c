/** A value's name; `{at, time}` says how it is written. */
type NameIn<Inner extends string> = Inner extends `${infer Name}, ${string}` ? Name : Inner;

/** Names of the values in a text: `least` of 'At least {least} characters'. */
type ValueNames<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? NameIn<Inner> | ValueNames<Rest>
  : never;

/** A text with values in braces, a choice between several, or parts that follow each other. */
export type Sentence = string | Choice | readonly Sentence[];

/** By the value itself, or its plural form (`one`, `other`) where it is a number. */
export interface Choice {
  /** The value's name. */
  readonly by: string;
  readonly [form: string]: Sentence;
}

type NamesIn<S> = S extends string ? ValueNames<S> : never;
type NamesInChoice<S> = S extends Choice
  ? S['by'] | NamesIn<S[Exclude<keyof S, 'by'>]>
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

/** Makes sayings of one table: the values that a sentence needs are asked for, and no others. */
export const sayingsOf =
  <const T extends SentenceTable>(_table: T) =>
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

/** A sentence for each fault; none where one is missing, or says a value that its fault lacks. */
export const sentencesFor =
  <F extends { readonly code: string }>() =>
  <const T extends Readonly<Record<F['code'], Sentence>>>(
    table: [Lacking<T, F>] extends [never] ? T : never,
  ): T =>
    table;

/** The sentence with its values; undefined when one of them is missing. */
export function filled(sentence: Sentence, values: Saying['values']): string | undefined {
  if (typeof sentence === 'string') return filledText(sentence, values);
  if (isList(sentence)) {
    const parts = sentence.map((part) => filled(part, values));
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  const form = formOf(sentence, values);
  return form === undefined ? undefined : filled(form, values);
}

const isList = (sentence: Choice | readonly Sentence[]): sentence is readonly Sentence[] =>
  Array.isArray(sentence);

function filledText(text: string, values: Saying['values']): string | undefined {
  let isWhole = true;
  const whole = text.replace(/\{(\w+)(?:, (\w+))?\}/g, (_, name: string, kind?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isWhole = false;
    return kind === undefined ? String(value) : written(String(value), kind);
  });
  return isWhole ? whole : undefined;
}

const english = new Intl.PluralRules('en');

function formOf(choice: Choice, values: Saying['values']): Sentence | undefined {
  const value = Object.hasOwn(values, choice.by) ? values[choice.by] : undefined;
  if (value === undefined) return undefined;
  const form = String(value);
  if (form !== 'by' && Object.hasOwn(choice, form)) return choice[form];
  return typeof value === 'number' ? choice[english.select(value)] : choice.other;
}

const inUtc = (options: Intl.DateTimeFormatOptions, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const clock = inUtc({ hour: 'numeric', minute: '2-digit' });
const day = inUtc({ dateStyle: 'medium' });
const minute = inUtc({ hour: '2-digit', minute: '2-digit' }, 'en-GB');

/** An instant, of ISO 8601: with its day, or as the time of day. */
function written(instant: string, kind: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  if (kind === 'time') return `${clock.format(at)} UTC`;
  return `${day.format(at)}, ${minute.format(at)} UTC`;
}
