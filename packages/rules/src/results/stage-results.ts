/** The played matches of a stage, as the records of a tournament have them; teams by their ids. */
export type StageResults =
  | { readonly kind: 'swiss'; readonly matches: readonly PlayedMatch[] }
  | {
      readonly kind: 'brackets';
      /** One list a substage, in their order; matches follow those that their teams come from. */
      readonly substages: readonly (readonly PlayedMatch[])[];
    };

export interface PlayedMatch {
  readonly team1: number;
  readonly team2: number;
  /** Games won by `team1` and by `team2`. */
  readonly score1: number;
  readonly score2: number;
  /** One of the two. */
  readonly winner: number;
}
