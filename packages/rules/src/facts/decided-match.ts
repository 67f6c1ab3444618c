/** A match whose end is official. A bye counts as one where the stage counts it as a win. */
export interface DecidedMatch {
  readonly eventSubstageId: number;
  /** Null = a bye. */
  readonly teamIds: readonly [first: number, second: number | null];
  /** The value `both_lost` = neither team came. */
  readonly end: 'first' | 'second' | 'draw' | 'both_lost';
  /** Somebody was not there: nothing was played. */
  readonly isForfeit: boolean;
  /** Maps won, in the order of the teams; null where nobody tells, and where nothing was played. */
  readonly maps: readonly [number, number] | null;
  /** ISO 8601; null = not known. */
  readonly startsAt: string | null;
}

/**
 * A match as it is told beside official results: when it began, and the maps of a stage without a bracket.
 * `bracketPart` is empty there.
 */
export interface ToldMatch {
  readonly eventSubstageId: number;
  readonly bracketPart: string;
  readonly bracketCol: number;
  readonly bracketColIndex: number;
  readonly round?: number | null | undefined;
  readonly topTeamId: number | null;
  readonly bottomTeamId: number | null;
  readonly topTeamScore: number | null;
  readonly bottomTeamScore: number | null;
  readonly state: string;
  readonly startTime: string | null;
  /** Maps one by one; absent where nobody tells them. */
  readonly games?: readonly { readonly isTopWinner: boolean | null }[] | undefined;
}
