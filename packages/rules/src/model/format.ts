/**
 * The event format as it is stored and exchanged: `json` of an event format [rule: formats-2]. Field
 * names are fixed.
 */

/** The version of the stored shape. Unknown versions are refused. */
export const FORMAT_VERSION = 1;

/** Stage types as stored: 1 group stage, 2 Swiss stage, 3 playoffs. */
export const StageType = { group: 1, swiss: 2, playoffs: 3 } as const;
export type StageType = (typeof StageType)[keyof typeof StageType];

export interface EventFormat {
  readonly version: typeof FORMAT_VERSION;
  readonly stages: readonly FormatStage[];
  readonly scoringBreakdown: { readonly groups: readonly ScoringBreakdownGroup[] };
}

/** A stage of any kind: what one kind has is null in the others, as it is stored. */
export type FormatStage = SwissStage | GroupStage | OrderStage | FixtureStage | BracketStage;

/** Picked in brackets: one for each group, or the playoffs'. */
export type BracketStage = GroupBracketStage | PlayoffStage;

interface AnyStage {
  readonly name: string;
  readonly type: StageType;
  /** Distinct teams that must be known in this stage before it opens by itself; null = all. Not asked for the first stage. */
  readonly teamsToOpenPicks: number | null;
  readonly swissStageDetails: SwissStageDetails | null;
  readonly groupStageDetails: GroupStageDetails | null;
  readonly playoffDetails: PlayoffDetails | null;
  readonly bracket: Bracket | null;
  /**
   * The teams that come into each place, a list for each substage. A bracket has the order of its starting slots,
   * other stages that of seeds [rule: formats-43]. Absent = staff place the teams. Never in the first stage.
   */
  readonly entries?: StageEntries;
}

export type StageEntries = readonly (readonly StageEntry[])[];

/** Null = nobody has said who comes there. */
export type StageEntry = EntryFrom | 'invited' | null;

/** A place of an earlier stage that the results of that stage decide. */
export interface EntryFrom {
  /** Position of the stage in the format, from 0. */
  readonly stage: number;
  /** Position of its substage, from 0, or `BEST_OF_NEXT`. */
  readonly group: number;
  /** From 1: a rank among those who go on, or the way out of a bracket. */
  readonly place: number;
}

/** No stage has so many groups: the best of the next place stand there, the first one at place 1 [rule: formats-57]. */
export const BEST_OF_NEXT = 250;

/** Whether a result brings the team of an entry. */
export const isFrom = (entry: StageEntry | undefined): entry is EntryFrom =>
  typeof entry === 'object' && entry !== null;

export interface SwissStage extends AnyStage {
  readonly type: typeof StageType.swiss;
  readonly swissStageDetails: SwissStageDetails;
  readonly groupStageDetails: null;
  readonly playoffDetails: null;
  readonly bracket: null;
}

/** Groups whose teams are picked. */
export interface GroupStage extends AnyStage {
  readonly type: typeof StageType.group;
  readonly swissStageDetails: null;
  readonly groupStageDetails: GroupStageDetails;
  readonly playoffDetails: null;
  readonly bracket: null;
}

/** Groups whose whole order is picked, in place of who goes through [rule: formats-39]. */
export interface OrderStage extends GroupStage {
  readonly groupStageDetails: OrderDetails;
}

export type OrderDetails = GroupStageDetails & { readonly wholeOrder: WholeOrder };

/** Groups whose matches are picked, in place of who goes through [rule: formats-50]. */
export interface FixtureStage extends GroupStage {
  readonly groupStageDetails: FixtureDetails;
}

export type FixtureDetails = GroupStageDetails & { readonly fixtures: Fixtures };

/** Groups with a bracket each, all of one shape. */
export interface GroupBracketStage extends AnyStage {
  readonly type: typeof StageType.group;
  readonly swissStageDetails: null;
  readonly groupStageDetails: GroupStageDetails;
  readonly playoffDetails: null;
  readonly bracket: Bracket;
}

export interface PlayoffStage extends AnyStage {
  readonly type: typeof StageType.playoffs;
  readonly swissStageDetails: null;
  readonly groupStageDetails: null;
  readonly playoffDetails: PlayoffDetails;
  readonly bracket: Bracket;
}

/** Defaults 8/2/2 with 2 points each [rule: formats-8]. Points are whole numbers, 0 to 100. */
export interface SwissStageDetails {
  readonly advancingCount: number;
  readonly pointsPerAdvancing: number;
  readonly cleanSweepWinnerCount: number;
  /** Bonus for a right 3-0 pick, on top of the advancing points [rule: formats-9]. */
  readonly pointsPerCorrectWinner: number;
  readonly cleanSweepLoserCount: number;
  /** Points for a right 0-3 pick. */
  readonly pointsPerCorrectLoser: number;
  /**
   * 3-0 teams do not count as advancing, as in Valve's own grading. A 3-0 pick pays for going 3-0
   * alone, and an advancing pick for going through with a loss. Absent = false.
   */
  readonly scoreCleanSweepApart?: boolean;
  /** So many wins send a team through, as many losses put it out, 2 to 5. Absent = 3 [rule: swiss-13]. */
  readonly winsNeeded?: number;
  /** Swiss groups side by side, each with its own table and draw, 2 to 64. Absent = 1 [rule: formats-37]. */
  readonly groupCount?: number;
  /**
   * The counts of each group, in order, where they differ. Each field above is then the most of any group.
   * Absent = all groups have the counts above.
   */
  readonly countsByGroup?: readonly SwissGroupCounts[];
}

export type SwissGroupCounts = Pick<
  SwissStageDetails,
  'advancingCount' | 'cleanSweepWinnerCount' | 'cleanSweepLoserCount'
>;

export interface GroupStageDetails {
  readonly hasGroupBrackets: boolean;
  /** Only with group brackets; forced off otherwise. */
  readonly useSeriesScore: boolean;
  readonly groupCount: number;
  readonly advancingCount: number;
  /** Teams that advance from each group; rules over `advancingCount` [rule: formats-12]. */
  readonly totalAdvancing: number;
  readonly pointsPerAdvancing: number;
  readonly scoreFirstPlace: boolean;
  readonly pointsPerFirstPlace: number;
  /** Forced off when first place is not scored. */
  readonly scoreSecondPlace: boolean;
  readonly pointsPerSecondPlace: number;
  /**
   * The teams that advance from each group, in order, where they differ; only without group brackets.
   * `advancingCount` and `totalAdvancing` are then the most of any group. Absent = all groups alike.
   */
  readonly countsByGroup?: readonly GroupCounts[];
  /** Slips call all places of each group; only without group brackets. Absent = they call who goes through. */
  readonly wholeOrder?: WholeOrder;
  /** Some of the teams at the next place of each group go on as well; only without group brackets. Absent = none. */
  readonly bestOfNextPlace?: BestOfNextPlace;
  /** Slips call every match of each group; never beside `wholeOrder` or group brackets. */
  readonly fixtures?: Fixtures;
}

/** The numbers by which teams of different groups are compared [rule: formats-56]. */
export const NEXT_PLACE_CRITERIA = ['points', 'match_wins', 'map_difference', 'maps_won'] as const;
export type NextPlaceCriterion = (typeof NEXT_PLACE_CRITERIA)[number];

/** The best of the teams behind those that go on from each group [rule: formats-55]. */
export interface BestOfNextPlace {
  /** From 1 to one fewer than there are groups. */
  readonly count: number;
  /** The first one counts first, each once. None = staff say who goes on. */
  readonly criteria: readonly NextPlaceCriterion[];
}

/** The numbers of one group; `teamCount` only where its whole order or its matches are picked. */
export type GroupCounts = Pick<GroupStageDetails, 'advancingCount'> &
  Partial<Pick<WholeOrder, 'teamCount'>>;

/** The matches of a group as the pick, and their pay [rule: formats-50, scoring-21]. */
export interface Fixtures {
  /** Teams of each group, 2 to 20; the most of any where `countsByGroup` says them one by one. */
  readonly teamCount: number;
  /** 1, 2, 3, 5, 7 or 9; a best of 2 can be drawn. */
  readonly bestOf: number;
  /** 2 = everybody meets everybody again, with sides exchanged. */
  readonly legs: 1 | 2;
  /** Points of a match whose winner, or draw, is called. */
  readonly pointsPerResult: number;
  /** Points of its exact score on top, from a best of 3 on. Absent = no scores are called. */
  readonly pointsPerExactScore?: number;
}

/** The order of a group as the pick, and its pay [rule: formats-39, scoring-17]. */
export interface WholeOrder {
  /** Teams of each group, 2 to 20; the most of any where `countsByGroup` says them one by one. */
  readonly teamCount: number;
  readonly pointsPerExactPlace: number;
  /** The points of a place missed by one, by two, …; each less than the one before. Absent = nothing. */
  readonly pointsByDistance?: readonly number[];
}

export interface PlayoffDetails {
  readonly useSeriesScore: boolean;
  readonly hasBracketReset: boolean;
  /** Points for predicting rightly whether the reset is played [rule: brackets-6]. */
  readonly pointsForCorrectBracketReset: number;
}

export interface Bracket {
  readonly freeform: boolean;
  /** UB, LB, GF, in that order; empty parts are allowed. Used when `freeform` is false. */
  readonly parts: readonly BracketPart[];
  /** Used when `freeform` is true. */
  readonly freeformParts: readonly BracketPart[];
  readonly views: readonly BracketView[];
  readonly scoringGroups: readonly ScoringGroup[];
}

export interface BracketPart {
  /** `UB`, `LB`, `GF`, or a freeform part's own identifier (letters and digits, at most 12). */
  readonly identifier: string;
  readonly name: string;
  readonly columnCount: number;
  readonly columns: readonly BracketColumn[];
}

export interface BracketColumn {
  readonly index: number;
  /** Header override; empty = the computed round name. */
  readonly name: string;
  readonly matchCount: number;
  /** 1, 3, 5, 7 or 9 [rule: formats-20]. */
  readonly bestOf: number;
  readonly paddingTop: number;
  readonly paddingLeft: number;
  /** Both participants go on: nobody is drawn as eliminated [rule: formats-28]. */
  readonly bothTeamsAdvance: boolean;
  /** Shown and filled from official data; not pickable, not required [rule: formats-25]. */
  readonly lockPicks: boolean;
  /** Set in an event's own copy [rule: formats-26]. Treated like `lockPicks` when picking. */
  readonly isLocked: boolean;
  /** Display column headed 'Qualified': filled by advancement, no pick [rule: formats-27]. */
  readonly isQualifier: boolean;
  /** Its pairings are drawn once all teams of the column are known; absent = false [rule: formats-58]. */
  readonly drawn?: boolean;
  readonly matches: readonly ColumnMatch[];
}

export interface ColumnMatch {
  /**
   * `{part}-{col}-{colIndex}` in standard brackets, a stable random id in freeform [rule:
   * formats-18].
   */
  readonly id: string;
  readonly part: string;
  readonly col: number;
  readonly colIndex: number;
  readonly bracketMatchId: string;
  /** The loser's next slot; null = out. */
  readonly loserPath: MatchSlot | null;
  /** Freeform only: where the winner moves. Standard parts derive it from the columns. */
  readonly winnerPath?: MatchSlot | null;
  readonly paddingTop?: number;
}

/** One of the two places of a match. */
export interface MatchSlot {
  readonly part: string;
  readonly col: number;
  readonly colIndex: number;
  readonly isTop: boolean;
}

/** A named set of matches: a picking step on phones, a camera preset on desktop [rule: formats-24]. */
export interface BracketView {
  readonly name: string;
  readonly matches: readonly {
    readonly part: string;
    readonly col: number;
    readonly colIndex: number;
  }[];
}

/** The pay of a set of columns [rule: scoring-5, scoring-6, scoring-7, scoring-8, scoring-11]. */
export interface ScoringGroup {
  readonly name: string;
  readonly columns: readonly { readonly part: string; readonly col: number }[];
  /** Each predicted team present anywhere in that column's official matches, order-free. */
  readonly scoreParticipants: boolean;
  /** Compare winners only, instead of participants. */
  readonly scoreWinnersOnly: boolean;
  readonly pointsPerCorrectParticipant: number;
  /** Extra points when the team is in exactly that match. */
  readonly scorePlacement: boolean;
  readonly pointsPerCorrectPlacement: number;
}

/** Text shown to players: what pays how much. */
export interface ScoringBreakdownGroup {
  readonly name: string;
  readonly records: readonly { readonly name: string; readonly pointsPer: number }[];
}

/** Groups, and Swiss groups, have a substage each; every other stage has one. */
export const substageCountOf = (stage: FormatStage): number =>
  (stage.groupStageDetails ?? stage.swissStageDetails)?.groupCount ?? 1;

/**
 * The title of a substage without a name of its own. It is the name of its stage, or a group's
 * letter, then a number.
 */
export function substageTitle(stage: FormatStage, index: number): string {
  if (substageCountOf(stage) === 1) return stage.name;
  return `Group ${index < 26 ? String.fromCharCode('A'.charCodeAt(0) + index) : index + 1}`;
}

/** Points for the exact series score of a rightly predicted winner [rule: scoring-8]. */
export const SERIES_SCORE_BONUS = 1;
