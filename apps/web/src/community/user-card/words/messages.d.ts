// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Nothing is known about them right now. */
  readonly nothingKnown: () => string;
  /** Analyst */
  readonly analystMark: () => string;
  /** Profile */
  readonly profileAction: () => string;
};
