// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Top {percent}% */
  readonly topPercent: (values: { readonly percent: string | number }) => string;
  /** New score */
  readonly newScore: () => string;
  /** New result */
  readonly newResult: () => string;
  /** New result: {what} */
  readonly newResultOf: (values: { readonly what: string | number }) => string;
  /** {count, plural, one {# new result} other {# new results}} */
  readonly newResults: (values: { readonly count: number }) => string;
  /** Corrected result */
  readonly correctedResult: () => string;
  /** Corrected result: {what} */
  readonly correctedResultOf: (values: { readonly what: string | number }) => string;
  /** {count, plural, one {# corrected result} other {# corrected results}} */
  readonly correctedResults: (values: { readonly count: number }) => string;
  /** {points, number} in all */
  readonly pointsInAll: (values: { readonly points: number }) => string;
};
