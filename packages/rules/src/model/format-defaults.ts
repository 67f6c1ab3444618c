import type {
  BestOfNextPlace,
  BracketColumn,
  Fixtures,
  GroupStageDetails,
  PlayoffDetails,
  SwissStageDetails,
  WholeOrder,
} from './format.ts';

// Defaults for fields that a format leaves out.

/** The 3-0 and 0-3 counts are capped by the number of teams that advance, or are left. */
export const SWISS_DEFAULTS = {
  advancingCount: 8,
  pointsPerAdvancing: 2,
  cleanSweepWinnerCount: 2,
  pointsPerCorrectWinner: 2,
  cleanSweepLoserCount: 2,
  pointsPerCorrectLoser: 2,
  scoreCleanSweepApart: false,
} as const satisfies SwissStageDetails;

/** `totalAdvancing` is `advancingCount` where it is left out. */
export const GROUP_DEFAULTS = {
  hasGroupBrackets: false,
  useSeriesScore: false,
  groupCount: 4,
  advancingCount: 3,
  pointsPerAdvancing: 2,
  scoreFirstPlace: true,
  pointsPerFirstPlace: 1,
  scoreSecondPlace: true,
  pointsPerSecondPlace: 1,
} as const satisfies Omit<GroupStageDetails, 'totalAdvancing'>;

/** The order of groups of four: a place that is met, and one that is missed by one. */
export const ORDER_DEFAULTS = {
  teamCount: 4,
  pointsPerExactPlace: 3,
  pointsByDistance: [1],
} as const satisfies WholeOrder;

/** Compared as the table of a group is. */
export const NEXT_PLACE_DEFAULTS = {
  count: 1,
  criteria: ['points', 'map_difference', 'maps_won'],
} as const satisfies BestOfNextPlace;
/** The matches of groups of four, of two maps each. */
export const FIXTURE_DEFAULTS = {
  teamCount: 4,
  bestOf: 2,
  legs: 1,
  pointsPerResult: 1,
} as const satisfies Fixtures;

export const PLAYOFF_DEFAULTS = {
  useSeriesScore: false,
  hasBracketReset: false,
  pointsForCorrectBracketReset: 0,
} as const satisfies PlayoffDetails;

export const COLUMN_DEFAULTS = {
  name: '',
  bestOf: 5,
  paddingTop: 0,
  paddingLeft: 0,
  bothTeamsAdvance: false,
  lockPicks: false,
  isLocked: false,
  isQualifier: false,
} as const satisfies Omit<BracketColumn, 'index' | 'matchCount' | 'matches'>;

/** Names of the standard parts of a bracket. */
export const PART_NAMES = {
  UB: 'Upper Bracket',
  LB: 'Lower Bracket',
  GF: 'Grand Final',
} as const;
export type PartIdentifier = keyof typeof PART_NAMES;

/** Points of a scoring group, or of a row of the scoring breakdown, for one prediction. */
export const DEFAULT_POINTS = 1;
