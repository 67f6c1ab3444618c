/**
 * The end of a match of a Swiss stage or group. The value `both_lost` = neither team came. The
 * value `unclear` = it is over, and its reported result cannot be relied on.
 */
export type TeamMatchResult = 'open' | 'first' | 'second' | 'draw' | 'both_lost' | 'unclear';

/** In place of a team that the stage does not know. */
export const UNKNOWN_TEAM = 0;

/**
 * A match of a Swiss stage or group as far as it is known, whether or not official rows follow from it:
 * played, or drawn to be played. Matches that were called off are left out.
 */
export interface TeamMatch {
  /** Counted from 1; null where nobody tells. */
  readonly round: number | null;
  /** Nobody = a bye. */
  readonly teamIds: readonly [first: number, second: number | null];
  readonly result: TeamMatchResult;
}
