/** Where in what was given: keys of its objects and positions in its lists; none = the whole of it. */
export type ProblemPath = readonly (string | number)[];

/** `matchPicks[3].winnerTeamId`; nothing for the whole. */
export const pathText = (path: ProblemPath): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/** What can be wrong, by its code, with the values that a sentence about it takes: one a code. */
export type Fault<Code extends string, Values = unknown> = Code extends string
  ? { readonly code: Code } & Readonly<Values>
  : never;

/** Something wrong with what was given, as data. Words are made where it is shown. */
export type Problem<F extends Fault<string>> = F & { readonly path: ProblemPath };

/** What was given, read whole and in normal order, or every problem with it. */
export type Checked<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly P[] };
