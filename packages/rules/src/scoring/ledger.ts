/**
 * correct: paid. wrong: can never pay any more. pending: still possible. void: cancelled, out of
 * the maximum [rule: scoring-2].
 */
export type LedgerOutcome = 'correct' | 'wrong' | 'pending' | 'void';

/** Why a prediction pays nothing although part of it came true; went_3_0: see `scoreCleanSweepApart`. */
export type LedgerReason = 'went_3_0';

/** One scored prediction. The `points` of all rows of an entry sum to its total, always. */
export interface LedgerRow {
  readonly stageIndex: number;
  readonly eventSubstageId: number;
  /**
   * The rule that pays the row, e.g. 'Advancing', '3-0', a scoring group’s name, 'Placement Bonus',
   * 'Series Score Bonus', 'Bracket Reset'.
   */
  readonly rule: string;
  readonly teamId: number | null;
  /** `{part}-{col}-{colIndex}` for bracket rows. */
  readonly matchKey: string | null;
  /** Points received: `worth` when correct, 0 otherwise. */
  readonly points: number;
  /** Points this prediction pays when correct. */
  readonly worth: number;
  readonly outcome: LedgerOutcome;
  readonly reason?: LedgerReason;
}
