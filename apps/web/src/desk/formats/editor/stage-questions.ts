import {
  FIXTURE_LENGTHS,
  MAX_PLACES,
  MAX_TEAMS,
  NEXT_PLACE_CRITERIA,
  StageType,
  SWISS_WINS,
} from '@callshot/rules';
import { m } from '../words/messages.js';

// The questions of the stage dialog by the type of the stage: tables alone.

export const TYPE_NAMES: Readonly<Record<StageType, string>> = {
  [StageType.group]: m.groupStage(),
  [StageType.swiss]: m.swissStage(),
  [StageType.playoffs]: m.playoffsStage(),
};

export const STAGE_TYPES = [StageType.group, StageType.swiss, StageType.playoffs] as const;

/** The most teams of an event, and the most that a prediction pays. */
const MOST_TEAMS = MAX_TEAMS;
const MOST_POINTS = 100;

export interface NumberField {
  readonly key: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  /** The field whose number counts until this one has its own. */
  readonly from?: string;
}

/** A line of the dialog: a count, and the points of each. */
export interface PayingField {
  readonly label: string;
  readonly unit: string;
  readonly count: NumberField | null;
  readonly points: NumberField;
  /** It pays in place of the line above: nothing is added to the most that the stage pays. */
  readonly isInstead?: boolean;
}

const count = (key: string, label: string, least = 0): NumberField => ({
  key,
  label,
  least,
  most: MOST_TEAMS,
});
const points = (key: string, label: string): NumberField => ({
  key,
  label,
  least: 0,
  most: MOST_POINTS,
});

export const DETAILS = {
  [StageType.swiss]: 'swissStageDetails',
  [StageType.group]: 'groupStageDetails',
  [StageType.playoffs]: 'playoffDetails',
} as const;

export const SWISS = DETAILS[StageType.swiss];
export const GROUP = DETAILS[StageType.group];
export const PLAYOFFS = DETAILS[StageType.playoffs];

/** The place of its fields in a stage. */
export const NEXT_PLACE = `${GROUP}.bestOfNextPlace`;
/** The place of the fields of matches in a stage. */
export const FIXTURES = `${GROUP}.fixtures`;

/** In labels: how a record of every match won, or lost, is written, by the wins that are needed. */
export const SWEEP = '{sweep}';
export const LOST_SWEEP = '{lost}';

export interface FlagField {
  readonly key: string;
  readonly label: string;
  /** The switch without which this one is off. */
  readonly needs?: string;
}

export const FLAGS: Readonly<Record<StageType, readonly FlagField[]>> = {
  [StageType.swiss]: [
    { key: `${SWISS}.scoreCleanSweepApart`, label: m.scoreSweepApart({ sweep: SWEEP }) },
    { key: `${SWISS}.countsByGroup`, label: m.countsByGroup() },
  ],
  [StageType.group]: [
    { key: `${GROUP}.hasGroupBrackets`, label: m.hasGroupBrackets() },
    {
      key: `${GROUP}.useSeriesScore`,
      label: m.seriesScoreUsed(),
      needs: `${GROUP}.hasGroupBrackets`,
    },
    { key: `${GROUP}.wholeOrder`, label: m.pickWholeOrder() },
    { key: FIXTURES, label: m.pickMatches() },
    { key: `${FIXTURES}.legs`, label: m.meetTwice(), needs: FIXTURES },
    {
      key: `${FIXTURES}.pointsPerExactScore`,
      label: m.callScores(),
      needs: FIXTURES,
    },
    { key: `${GROUP}.scoreFirstPlace`, label: m.scoreFirstPlace() },
    {
      key: `${GROUP}.scoreSecondPlace`,
      label: m.scoreSecondPlace(),
      needs: `${GROUP}.scoreFirstPlace`,
    },
    { key: `${GROUP}.countsByGroup`, label: m.countsByGroup() },
    { key: NEXT_PLACE, label: m.bestOfNextPlace() },
  ],
  [StageType.playoffs]: [
    { key: `${PLAYOFFS}.useSeriesScore`, label: m.seriesScoreUsed() },
    { key: `${PLAYOFFS}.hasBracketReset`, label: m.hasBracketReset() },
  ],
};

export const WINS_NEEDED: NumberField = {
  key: `${SWISS}.winsNeeded`,
  label: m.winsNeeded(),
  least: SWISS_WINS.least,
  most: SWISS_WINS.most,
};
export const SWISS_GROUP_COUNT = count(`${SWISS}.groupCount`, m.groups(), 1);
export const GROUP_COUNT = count(`${GROUP}.groupCount`, m.groups(), 1);
export const GROUP_ADVANCING = count(`${GROUP}.totalAdvancing`, m.advancingOfGroup());

export const NEXT_PLACE_COUNT = count(`${NEXT_PLACE}.count`, m.bestOfNextPlaceCount(), 1);

/** The criteria in their order, each a choice: empty = none any more. */
export const CRITERION_KEYS: readonly string[] = NEXT_PLACE_CRITERIA.map(
  (_, at) => `${NEXT_PLACE}.criteria.${at}`,
);

/** The place of an order’s fields in a stage. */
export const ORDER = `${GROUP}.wholeOrder`;
export const ORDER_TEAMS: NumberField = {
  key: `${ORDER}.teamCount`,
  label: m.teamsOfOrder(),
  least: 2,
  most: MAX_PLACES,
};

export const FIXTURE_TEAMS: NumberField = {
  key: `${FIXTURES}.teamCount`,
  label: m.teamsOfMatches(),
  least: 2,
  most: MAX_PLACES,
};
export const FIXTURE_MAPS: NumberField = {
  key: `${FIXTURES}.bestOf`,
  label: m.mapsOfMatch(),
  least: 1,
  most: Math.max(...FIXTURE_LENGTHS),
};

/** The lines of matches: the result, and its exact score where that is called. */
export const fixtureLines = (isScored: boolean): readonly PayingField[] => [
  {
    label: m.rightResult(),
    unit: m.unitOfGroup(),
    count: FIXTURE_TEAMS,
    points: points(`${FIXTURES}.pointsPerResult`, m.rightResultPoints()),
  },
  ...(isScored
    ? [
        {
          label: m.exactScoreLine(),
          unit: '',
          count: null,
          points: points(`${FIXTURES}.pointsPerExactScore`, m.exactScorePoints()),
        },
      ]
    : []),
];

/** The lines of an order: an exact place, and so many distances by which a place is missed. */
export const orderLines = (distances: number): readonly PayingField[] => [
  {
    label: m.exactPlace(),
    unit: m.unitOfGroup(),
    count: ORDER_TEAMS,
    points: points(`${ORDER}.pointsPerExactPlace`, m.exactPlacePoints()),
  },
  ...Array.from(
    { length: distances },
    (_, at): PayingField => ({
      label: m.missedBy({ count: at + 1 }),
      unit: '',
      count: null,
      points: points(`${ORDER}.pointsByDistance.${at}`, m.missedByPoints({ count: at + 1 })),
      isInstead: true,
    }),
  ),
];

export const PAYING: Readonly<Record<StageType, readonly PayingField[]>> = {
  [StageType.swiss]: [
    {
      label: m.advancing(),
      unit: m.unitTeams(),
      count: count(`${SWISS}.advancingCount`, m.advancingTeams()),
      points: points(`${SWISS}.pointsPerAdvancing`, m.advancingPoints()),
    },
    {
      label: SWEEP,
      unit: m.unitTeams(),
      count: count(`${SWISS}.cleanSweepWinnerCount`, m.sweepTeams({ sweep: SWEEP })),
      points: points(`${SWISS}.pointsPerCorrectWinner`, m.sweepPoints({ sweep: SWEEP })),
    },
    {
      label: LOST_SWEEP,
      unit: m.unitTeams(),
      count: count(`${SWISS}.cleanSweepLoserCount`, m.sweepTeams({ sweep: LOST_SWEEP })),
      points: points(`${SWISS}.pointsPerCorrectLoser`, m.sweepPoints({ sweep: LOST_SWEEP })),
    },
  ],
  [StageType.group]: [
    {
      label: m.advancing(),
      unit: m.unitOfGroup(),
      count: GROUP_ADVANCING,
      points: points(`${GROUP}.pointsPerAdvancing`, m.advancingPoints()),
    },
    {
      label: m.firstPlace(),
      unit: '',
      count: null,
      points: points(`${GROUP}.pointsPerFirstPlace`, m.firstPlacePoints()),
    },
    {
      label: m.secondPlace(),
      unit: '',
      count: null,
      points: points(`${GROUP}.pointsPerSecondPlace`, m.secondPlacePoints()),
    },
  ],
  [StageType.playoffs]: [
    {
      label: m.bracketReset(),
      unit: '',
      count: null,
      points: points(`${PLAYOFFS}.pointsForCorrectBracketReset`, m.bracketResetPoints()),
    },
  ],
};

export const TEAMS_TO_OPEN: NumberField = {
  key: 'teamsToOpenPicks',
  label: m.teamsOpenPicks(),
  least: 1,
  most: MOST_TEAMS,
};

/** Pays only where this switch is on. */
export const PAYS_WITH: Readonly<Record<string, string>> = {
  [`${GROUP}.pointsPerFirstPlace`]: `${GROUP}.scoreFirstPlace`,
  [`${GROUP}.pointsPerSecondPlace`]: `${GROUP}.scoreSecondPlace`,
  [`${PLAYOFFS}.pointsForCorrectBracketReset`]: `${PLAYOFFS}.hasBracketReset`,
};
