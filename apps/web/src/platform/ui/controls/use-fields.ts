import { useState } from 'react';

type ErrorsOf<V> = { readonly [N in keyof V as `${N & string}Error`]: string | null };

/** The texts of a form by name, and the props of each field, its error among them. */
export function useFields<V extends Record<string, string>>(blank: V, errors: ErrorsOf<V>) {
  const [values, setValues] = useState(blank);
  const field = <N extends keyof V & string>(name: N) => ({
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: (errors as Readonly<Record<string, string | null>>)[`${name}Error`] ?? null,
  });
  return { values, field };
}
