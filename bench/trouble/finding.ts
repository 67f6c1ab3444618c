/** A finding of one trouble, and whether it keeps its bound. */
export interface Finding {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  /** The required bound, in words such as `0` or `at most 3`. */
  readonly bound: string;
  readonly isKept: boolean;
}

export interface TroubleOptions {
  /** A form that fits into `npm test`: the same checks, fewer and shorter. */
  readonly isBrief: boolean;
  /** The number of runs and the first seed, for troubles that draw what they do. */
  readonly runs?: number;
  readonly seed?: number;
  /** Puts what a table does not show into the report. */
  readonly record?: (detail: unknown) => void;
}

/** The exports of a `*.trouble.ts` file. */
export interface Trouble {
  run(options: TroubleOptions): Promise<readonly Finding[]>;
  /** Runs in `npm test` as well; without it only when it is asked for. */
  readonly isInBrief?: boolean;
  readonly needsProxies?: boolean;
}

export const exactly = (name: string, figure: number, unit: string, bound: number): Finding => ({
  name,
  figure,
  unit,
  bound: String(bound),
  isKept: figure === bound,
});

export const atMost = (name: string, figure: number, unit: string, bound: number): Finding => ({
  name,
  figure,
  unit,
  bound: `at most ${bound}`,
  isKept: figure <= bound,
});

export const atLeast = (name: string, figure: number, unit: string, bound: number): Finding => ({
  name,
  figure,
  unit,
  bound: `at least ${bound}`,
  isKept: figure >= bound,
});

/** A figure that depends on the machine, told without a bound. */
export const told = (name: string, figure: number, unit = ''): Finding => ({
  name,
  figure,
  unit,
  bound: '',
  isKept: true,
});
