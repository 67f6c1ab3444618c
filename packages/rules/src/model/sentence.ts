/** Names of the values in a sentence: `least` of 'At least {least} characters'. */
type ValueNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

/** A text with values in braces, or one for each form of the number `count`. */
export type Sentence = string | { readonly one: string; readonly other: string };

/** Names of the values that a sentence says. */
export type ValuesIn<S extends Sentence> = ValueNames<S extends string ? S : S[keyof S] & string>;

/** A code, and the values of its sentence. */
export interface Saying<C extends string = string, N extends string = string> {
  readonly code: C;
  readonly values: Readonly<Record<N, string | number>>;
}

/** All that a table of sentences can say. */
export type SayingOf<T extends Readonly<Record<string, string>>> = {
  [C in keyof T & string]: Saying<C, ValueNames<T[C]>>;
}[keyof T & string];

/** Makes sayings of one table: the values that a sentence needs are asked for, and no others. */
export const sayingsOf =
  <const T extends Readonly<Record<string, string>>>(_table: T) =>
  <C extends keyof T & string>(
    code: C,
    ...[values]: [ValueNames<T[C]>] extends [never]
      ? []
      : [values: Readonly<Record<ValueNames<T[C]>, string | number>>]
  ) =>
    ({ code, values: values ?? {} }) as Extract<SayingOf<T>, { readonly code: C }>;

/** The sentence with its values; undefined when one of them is missing. */
export function filled(sentence: Sentence, values: Saying['values']): string | undefined {
  let isWhole = true;
  const text = formOf(sentence, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) isWhole = false;
    return String(values[name]);
  });
  return isWhole ? text : undefined;
}

const english = new Intl.PluralRules('en');

const formOf = (sentence: Sentence, { count }: Saying['values']): string => {
  if (typeof sentence === 'string') return sentence;
  return english.select(Number(count)) === 'one' ? sentence.one : sentence.other;
};
