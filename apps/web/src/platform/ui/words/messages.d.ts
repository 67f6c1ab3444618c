// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Loading */
  readonly loading: () => string;
  /** Loading {what} */
  readonly loadingWhat: (values: { readonly what: string | number }) => string;
  /** Loading {what} failed */
  readonly loadingFailed: (values: { readonly what: string | number }) => string;
  /** {what} could not be loaded */
  readonly couldNotBeLoaded: (values: { readonly what: string | number }) => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** Admin */
  readonly admin: () => string;
  /** Close */
  readonly close: () => string;
  /** Dismiss this message */
  readonly dismissMessage: () => string;
  /** {name} is {place} of {count}. */
  readonly moved: (values: { readonly name: string | number; readonly place: string | number; readonly count: string | number }) => string;
  /** Move up */
  readonly moveUp: () => string;
  /** Move down */
  readonly moveDown: () => string;
  /** To the top */
  readonly moveToTop: () => string;
  /** To the end */
  readonly moveToEnd: () => string;
  /** Show what is typed */
  readonly showTyped: () => string;
  /** A picture has at most 2 MB. */
  readonly pictureTooLarge: () => string;
  /** This file could not be read. */
  readonly fileUnreadable: () => string;
  /** {least} to {most}. */
  readonly range: (values: { readonly least: string | number; readonly most: string | number }) => string;
  /** {label}: less */
  readonly less: (values: { readonly label: string | number }) => string;
  /** {label}: more */
  readonly more: (values: { readonly label: string | number }) => string;
  /** Staff */
  readonly staff: () => string;
  /** Correct */
  readonly correct: () => string;
  /** Wrong */
  readonly wrong: () => string;
  /** Pending */
  readonly pending: () => string;
  /** Void */
  readonly void: () => string;
  /** correct */
  readonly correctInside: () => string;
  /** wrong */
  readonly wrongInside: () => string;
  /** pending */
  readonly pendingInside: () => string;
  /** void */
  readonly voidInside: () => string;
  /** Wood */
  readonly wood: () => string;
  /** Bronze */
  readonly bronze: () => string;
  /** Silver */
  readonly silver: () => string;
  /** Gold */
  readonly gold: () => string;
  /** Platinum */
  readonly platinum: () => string;
  /** Diamond */
  readonly diamond: () => string;
  /** Medal */
  readonly medal: () => string;
  /** Trophy */
  readonly trophy: () => string;
  /** Globe */
  readonly globe: () => string;
  /** Cologne */
  readonly cologne: () => string;
  /** Katowice */
  readonly katowice: () => string;
  /** medal */
  readonly medalInside: () => string;
  /** trophy */
  readonly trophyInside: () => string;
  /** globe */
  readonly globeInside: () => string;
  /** cologne */
  readonly cologneInside: () => string;
  /** katowice */
  readonly katowiceInside: () => string;
  /** {tier} {reward} */
  readonly trophyName: (values: { readonly tier: string | number; readonly reward: string | number }) => string;
  /** Won every match, which does not count as advancing here */
  readonly wentUnbeaten: () => string;
  /** just now */
  readonly justNow: () => string;
  /** {count, plural, one {# person} other {# people}} */
  readonly people: (values: { readonly count: number }) => string;
  /** nothing */
  readonly nothing: () => string;
  /** Keep */
  readonly keep: () => string;
  /** Load more */
  readonly loadMore: () => string;
};
