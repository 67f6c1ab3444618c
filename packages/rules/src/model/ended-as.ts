/** The end of a match, in the wiki's order. */
export interface EndedAs {
  /** Null = both forfeited. */
  readonly winner: 'first' | 'second' | null;
  readonly scores: readonly [number | null, number | null];
}
