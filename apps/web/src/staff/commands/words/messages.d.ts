// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Go to, find, do */
  readonly paletteTitle: () => string;
  /** User, event, format or action */
  readonly searchLabel: () => string;
  /** {places} could not be searched. */
  readonly couldNotSearch: (values: { readonly places: string | number }) => string;
  /** Searching … */
  readonly searching: () => string;
  /** Type at least {count} letters to find users. */
  readonly typeMore: (values: { readonly count: string | number }) => string;
  /** Nothing found. Type at least {count} letters to find users. */
  readonly nothingFoundMore: (values: { readonly count: string | number }) => string;
  /** Nothing found. */
  readonly nothingFound: () => string;
  /** Find a user, an event, a format or an action */
  readonly findHint: () => string;
  /** Show the keys of the page */
  readonly showKeys: () => string;
  /** Keys of this page */
  readonly keysTitle: () => string;
  /** On this page */
  readonly onThisPage: () => string;
  /** Single keys */
  readonly singleKeys: () => string;
  /** Shortcuts without Ctrl. Saved in this browser. */
  readonly singleKeysHint: () => string;
};
