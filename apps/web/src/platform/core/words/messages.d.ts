// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Something went wrong */
  readonly somethingWentWrong: () => string;
  /** The server did not answer in time */
  readonly notInTime: () => string;
  /** The server cannot be reached */
  readonly unreachable: () => string;
  /** There is no internet connection */
  readonly noInternet: () => string;
  /** If problem persists, please contact us on Discord: */
  readonly contactOnDiscord: () => string;
  /** If problem persists, please contact {name}. */
  readonly contactName: (values: { readonly name: string | number }) => string;
  /** an admin */
  readonly anAdmin: () => string;
  /** The crowd */
  readonly theCrowd: () => string;
  /** {sentence} Try again in {time}. */
  readonly tryAgainIn: (values: { readonly sentence: string | number; readonly time: string | number }) => string;
  /** … and {count} more */
  readonly moreProblems: (values: { readonly count: string | number }) => string;
  /** Fewer than 1% picked this */
  readonly fewPicked: () => string;
  /** Only {percent}% picked this */
  readonly percentPicked: (values: { readonly percent: string | number }) => string;
  /** Rank {rank} */
  readonly rank: (values: { readonly rank: string | number }) => string;
  /** Rank {rank}, shared */
  readonly sharedRank: (values: { readonly rank: string | number }) => string;
  /** {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} */
  readonly ordinal: (values: { readonly place: number }) => string;
};
