import { MAX_TEAMS, StageType, SWISS_WINS } from '@callshot/rules';

// The questions of the stage dialog by the type of the stage: tables alone.

export const TYPE_NAMES: Readonly<Record<StageType, string>> = {
  [StageType.group]: 'Group stage',
  [StageType.swiss]: 'Swiss stage',
  [StageType.playoffs]: 'Playoffs stage',
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
}

/** A line of the dialog: a count, and the points of each. */
export interface PayingField {
  readonly label: string;
  readonly unit: string;
  readonly count: NumberField | null;
  readonly points: NumberField;
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
  [StageType.swiss]: [{ key: `${SWISS}.scoreCleanSweepApart`, label: `Score ${SWEEP} apart` }],
  [StageType.group]: [
    { key: `${GROUP}.hasGroupBrackets`, label: 'Has group brackets' },
    {
      key: `${GROUP}.useSeriesScore`,
      label: 'Use Series Score',
      needs: `${GROUP}.hasGroupBrackets`,
    },
    { key: `${GROUP}.scoreFirstPlace`, label: 'Score First Place' },
    {
      key: `${GROUP}.scoreSecondPlace`,
      label: 'Score Second Place',
      needs: `${GROUP}.scoreFirstPlace`,
    },
  ],
  [StageType.playoffs]: [
    { key: `${PLAYOFFS}.useSeriesScore`, label: 'Use Series Score' },
    { key: `${PLAYOFFS}.hasBracketReset`, label: 'Has bracket reset' },
  ],
};

export const WINS_NEEDED: NumberField = {
  key: `${SWISS}.winsNeeded`,
  label: 'Wins needed',
  least: SWISS_WINS.least,
  most: SWISS_WINS.most,
};
export const GROUP_COUNT = count(`${GROUP}.groupCount`, 'Groups', 1);
export const GROUP_ADVANCING = count(`${GROUP}.totalAdvancing`, 'Advancing, teams of a group');

export const PAYING: Readonly<Record<StageType, readonly PayingField[]>> = {
  [StageType.swiss]: [
    {
      label: 'Advancing',
      unit: 'teams',
      count: count(`${SWISS}.advancingCount`, 'Advancing, teams'),
      points: points(`${SWISS}.pointsPerAdvancing`, 'Advancing, points'),
    },
    {
      label: SWEEP,
      unit: 'teams',
      count: count(`${SWISS}.cleanSweepWinnerCount`, `${SWEEP}, teams`),
      points: points(`${SWISS}.pointsPerCorrectWinner`, `${SWEEP}, points`),
    },
    {
      label: LOST_SWEEP,
      unit: 'teams',
      count: count(`${SWISS}.cleanSweepLoserCount`, `${LOST_SWEEP}, teams`),
      points: points(`${SWISS}.pointsPerCorrectLoser`, `${LOST_SWEEP}, points`),
    },
  ],
  [StageType.group]: [
    {
      label: 'Advancing',
      unit: 'a group',
      count: GROUP_ADVANCING,
      points: points(`${GROUP}.pointsPerAdvancing`, 'Advancing, points'),
    },
    {
      label: 'First place',
      unit: '',
      count: null,
      points: points(`${GROUP}.pointsPerFirstPlace`, 'First place, points'),
    },
    {
      label: 'Second place',
      unit: '',
      count: null,
      points: points(`${GROUP}.pointsPerSecondPlace`, 'Second place, points'),
    },
  ],
  [StageType.playoffs]: [
    {
      label: 'Bracket reset',
      unit: '',
      count: null,
      points: points(`${PLAYOFFS}.pointsForCorrectBracketReset`, 'Bracket reset, points'),
    },
  ],
};

export const TEAMS_TO_OPEN: NumberField = {
  key: 'teamsToOpenPicks',
  label: 'Teams to open picks',
  least: 1,
  most: MOST_TEAMS,
};

/** Pays only where this switch is on. */
export const PAYS_WITH: Readonly<Record<string, string>> = {
  [`${GROUP}.pointsPerFirstPlace`]: `${GROUP}.scoreFirstPlace`,
  [`${GROUP}.pointsPerSecondPlace`]: `${GROUP}.scoreSecondPlace`,
  [`${PLAYOFFS}.pointsForCorrectBracketReset`]: `${PLAYOFFS}.hasBracketReset`,
};
