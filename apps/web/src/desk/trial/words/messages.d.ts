// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Back to the Editor */
  readonly backToEditor: () => string;
  /** Back to the list */
  readonly backToList: () => string;
  /** Back to the draft */
  readonly backToDraft: () => string;
  /** Try it */
  readonly tryIt: () => string;
  /** Stages */
  readonly stages: () => string;
  /** Amber Bold Crimson Dusk Emerald Frost Golden Hidden Iron Jade Lunar Misty Noble Onyx Polar Rapid */
  readonly teamFirstNames: () => string;
  /** Bears Cobras Dragons Eagles Foxes Geckos Hawks Jaguars Koalas Lions Moose Otters Panthers Rhinos Sharks Wolves */
  readonly teamLastNames: () => string;
  /** Where the points come from */
  readonly ledgerLabel: () => string;
  /** Pick at Random */
  readonly pickAtRandom: () => string;
  /** Picks made */
  readonly picksMade: () => string;
  /** Edit Picks */
  readonly editPicks: () => string;
  /** Draw Results */
  readonly drawResults: () => string;
  /** Draw Again */
  readonly drawAgain: () => string;
};
