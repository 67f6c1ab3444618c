/**
 * Picks and official results. Both have one shape [rule: picks-5]: scoring compares two pick sets.
 * Field names are fixed [rule: picks-1, picks-4].
 */

/** Pick types but places: 1 advancing, 2 three-win clean sweep, 3 no win, 4 eliminated, 5 first, 6 second. */
export const PickType = {
  advancing: 1,
  cleanSweepWinner: 2,
  cleanSweepLoser: 3,
  eliminated: 4,
  firstPlace: 5,
  secondPlace: 6,
} as const;
/** An exact place in the order of a group: 101 is the first, 120 the last there can be [rule: picks-32]. */
export const PLACE_TYPES = [
  101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
  120,
] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];
export type PickType = (typeof PickType)[keyof typeof PickType] | PlaceType;

export const PICK_TYPES: readonly PickType[] = [...Object.values(PickType), ...PLACE_TYPES];

/** The most teams of a group whose whole order is picked. */
export const MAX_PLACES = PLACE_TYPES.length;

/** The pick type of a place, counted from 1; throws outside 1 to `MAX_PLACES`. */
export function typeOfPlace(place: number): PlaceType {
  const type = PLACE_TYPES[place - 1];
  if (type === undefined) throw new RangeError(`No order has a place ${place}`);
  return type;
}

/** The place that a pick type names, counted from 1; null for every other type. */
export function placeOfType(type: PickType): number | null {
  const at = PLACE_TYPES.findIndex((own) => own === type);
  return at < 0 ? null : at + 1;
}

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

type TeamRow = Pick<GroupStagePick, 'teamId' | 'pickTypeId'>;

/** Neither team has won a match that was played: both have as many maps. */
export const isDrawn = ({
  winnerTeamId,
  topTeamScore,
  bottomTeamScore,
  outcome = 'played',
}: Pick<MatchPick, 'winnerTeamId' | 'topTeamScore' | 'bottomTeamScore' | 'outcome'>): boolean =>
  outcome === 'played' &&
  winnerTeamId === null &&
  topTeamScore !== null &&
  topTeamScore === bottomTeamScore;

/** The place that the rows of one group give a team; null = none. */
export const placeOfTeam = (rows: readonly TeamRow[], teamId: number): number | null =>
  rows
    .filter((row) => row.teamId === teamId)
    .map(({ pickTypeId }) => placeOfType(pickTypeId))
    .find((place) => place !== null) ?? null;
