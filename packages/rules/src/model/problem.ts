/** A path into the given value: object keys and list positions. Empty = the whole of it. */
export type ProblemPath = readonly (string | number)[];

/** `matchPicks[3].winnerTeamId`; nothing for the whole. */
export const pathText = (path: ProblemPath): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/** A union of faults by code, each with the values that its sentence takes. */
export type Fault<Code extends string, Values = unknown> = Code extends string
  ? { readonly code: Code } & Readonly<Values>
  : never;

/** Something wrong with what was given, as data. Words are made where it is shown. */
export type Problem<F extends Fault<string>> = F & { readonly path: ProblemPath };

/** The given value, read whole and in normal order, or every problem with it. */
export type Checked<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly P[] };
