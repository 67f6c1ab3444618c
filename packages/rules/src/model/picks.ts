/**
 * Picks and official results. Both have one shape [rule: picks-5]: scoring compares two pick sets.
 * Field names are fixed [rule: picks-1, picks-4].
 */

/** Pick types: 1 advancing, 2 three-win clean sweep, 3 no win, 4 eliminated, 5 first, 6 second. */
export const PickType = {
  advancing: 1,
  cleanSweepWinner: 2,
  cleanSweepLoser: 3,
  eliminated: 4,
  firstPlace: 5,
  secondPlace: 6,
} as const;
export type PickType = (typeof PickType)[keyof typeof PickType];

/** One pick of a team in a Swiss stage or a group. A 3-0 team has two rows: advancing and 3-0. */
export interface GroupStagePick {
  readonly eventStageId: number;
  readonly eventSubstageId: number;
  readonly teamId: number;
  readonly pickTypeId: PickType;
}

/**
 * The end of an official match; all but 'played' were not simply played [rule: stages-14,
 * brackets-14, brackets-15, brackets-5].
 */
export type MatchOutcome = 'played' | 'walkover' | 'void' | 'double_forfeit' | 'bye';

/**
 * One match of a bracket. In a user's picks all participants and the winner are set; in official
 * results an open match has participants as far as they are known and no winner.
 */
export interface MatchPick {
  readonly eventStageId: number;
  readonly eventSubstageId: number;
  readonly bracketPart: string;
  readonly bracketCol: number;
  readonly bracketColIndex: number;
  /** Position of the match in its bracket, 0-based, in the graph's order. */
  readonly matchIndex: number;
  readonly topTeamId: number | null;
  readonly bottomTeamId: number | null;
  readonly winnerTeamId: number | null;
  readonly loserTeamId: number | null;
  /** Series score; null when none is chosen. Without series scoring 1-0 is recorded. */
  readonly topTeamScore: number | null;
  readonly bottomTeamScore: number | null;
  /** Official results only; absent = 'played'. */
  readonly outcome?: MatchOutcome;
}

export interface PickSet {
  readonly groupStagePicks: readonly GroupStagePick[];
  readonly matchPicks: readonly MatchPick[];
}

export const NO_PICKS: PickSet = { groupStagePicks: [], matchPicks: [] };

/** The picks of one stage. */
export function picksOfStage(picks: PickSet, eventStageId: number): PickSet {
  const isOwn = (pick: { readonly eventStageId: number }) => pick.eventStageId === eventStageId;
  return {
    groupStagePicks: picks.groupStagePicks.filter(isOwn),
    matchPicks: picks.matchPicks.filter(isOwn),
  };
}
