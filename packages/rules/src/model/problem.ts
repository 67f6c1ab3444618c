/** Something wrong with a submission or a format: where, and in words a person understands. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
