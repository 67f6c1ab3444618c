/** Names of the values in a sentence: `least` of 'At least {least} characters'. */
type ValueNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

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
export function filled(sentence: string, values: Saying['values']): string | undefined {
  let isWhole = true;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) isWhole = false;
    return String(values[name]);
  });
  return isWhole ? text : undefined;
}
