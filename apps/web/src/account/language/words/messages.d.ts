// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Language */
  readonly title: () => string;
  /** As in the browser */
  readonly asInBrowser: () => string;
  /** The page loads again in the language you choose. Your picks stay. */
  readonly loadsAnew: () => string;
  /** The page loads again, and what you have changed on it is lost. */
  readonly wouldBeLost: () => string;
};
