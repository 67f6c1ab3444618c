import {
  type Bracket,
  type EventFormat,
  editFormat,
  emptyFormat,
  type FormatStage,
  generateBracket,
  generateGroupBracket,
  type ScoringGroup,
  StageType,
} from '@callshot/rules';

export interface NamedFormat {
  readonly name: string;
  readonly format: EventFormat;
}

const NO_DETAILS = {
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
} as const;

/** Sixteen teams, eight advance; two 3-0 and two 0-3 picks [rule: formats-8]. */
const swissStage = (name: string, teamsToOpenPicks: number | null): FormatStage => ({
  ...NO_DETAILS,
  name,
  type: StageType.swiss,
  teamsToOpenPicks,
  swissStageDetails: {
    advancingCount: 8,
    pointsPerAdvancing: 2,
    cleanSweepWinnerCount: 2,
    pointsPerCorrectWinner: 2,
    cleanSweepLoserCount: 2,
    pointsPerCorrectLoser: 2,
  },
});

interface GroupOptions {
  readonly groupCount: number;
  readonly advancing: number;
  readonly bracket?: Bracket;
}

const groupStage = (
  name: string,
  teamsToOpenPicks: number | null,
  { groupCount, advancing, bracket }: GroupOptions,
): FormatStage => ({
  ...NO_DETAILS,
  name,
  type: StageType.group,
  teamsToOpenPicks,
  groupStageDetails: {
    hasGroupBrackets: bracket !== undefined,
    useSeriesScore: bracket !== undefined,
    groupCount,
    advancingCount: advancing,
    totalAdvancing: advancing,
    pointsPerAdvancing: 2,
    scoreFirstPlace: true,
    pointsPerFirstPlace: 1,
    scoreSecondPlace: true,
    pointsPerSecondPlace: 1,
  },
  bracket: bracket ?? null,
});

interface PlayoffOptions {
  readonly useSeriesScore: boolean;
  readonly hasBracketReset: boolean;
  readonly bracket: Bracket;
}

const playoffs = (
  name: string,
  teamsToOpenPicks: number | null,
  { useSeriesScore, hasBracketReset, bracket }: PlayoffOptions,
): FormatStage => ({
  ...NO_DETAILS,
  name,
  type: StageType.playoffs,
  teamsToOpenPicks,
  playoffDetails: {
    useSeriesScore,
    hasBracketReset,
    pointsForCorrectBracketReset: hasBracketReset ? 1 : 0,
  },
  bracket,
});

/**
 * Points for reaching the rounds of a knock-out of eight, and for winning it: later rounds pay
 * more.
 */
const KNOCKOUT_SCORING: readonly ScoringGroup[] = [
  knockoutGroup('Semi-Finals', 1, 1, 'participants'),
  knockoutGroup('Final', 2, 2, 'participants'),
  knockoutGroup('Champion', 2, 3, 'winners'),
];

function knockoutGroup(
  name: string,
  col: number,
  points: number,
  pays: 'participants' | 'winners',
): ScoringGroup {
  return {
    name,
    columns: [{ part: 'UB', col }],
    scoreParticipants: pays === 'participants',
    scoreWinnersOnly: pays === 'winners',
    pointsPerCorrectParticipant: points,
    scorePlacement: false,
    pointsPerCorrectPlacement: 1,
  };
}

const knockoutOf8 = (games: number): Bracket => ({
  ...generateBracket({ teamCount: 8, elimination: 'single', bestOf: bestOf(games) }),
  scoringGroups: KNOCKOUT_SCORING,
});

function bestOf(games: number): () => number {
  return () => games;
}

/** The stages, and what players read of what they pay. */
function named(name: string, stages: readonly FormatStage[]): NamedFormat {
  const told = editFormat({ ...emptyFormat(), stages }, { kind: 'writeBreakdown' });
  if (!told.ok) throw new Error(told.fault.code);
  return { name, format: told.format };
}

export const majorFormat = named('Major: three Swiss stages and playoffs', [
  swissStage('Stage 1', null),
  swissStage('Stage 2', 16),
  swissStage('Stage 3', 16),
  playoffs('Playoffs', 8, {
    useSeriesScore: false,
    hasBracketReset: false,
    bracket: knockoutOf8(3),
  }),
]);

export const worldsFormat = named(
  'Worlds: wildcard Swiss, two double-elimination groups, playoffs',
  [
    swissStage('Wildcard', null),
    groupStage('Group Stage', 16, {
      groupCount: 2,
      advancing: 4,
      bracket: generateGroupBracket({ bestOf: 7 }),
    }),
    playoffs('Playoffs', 8, {
      useSeriesScore: true,
      hasBracketReset: false,
      bracket: knockoutOf8(7),
    }),
  ],
);

const doubleElimination = (teamCount: number, stageName: string, opensAt: number | null) =>
  playoffs(stageName, opensAt, {
    useSeriesScore: true,
    hasBracketReset: true,
    bracket: generateBracket({
      teamCount,
      elimination: 'double',
      bestOf: ({ part }) => (part === 'GF' ? 7 : 5),
    }),
  });

export const doubleElimination8 = named('Double elimination, 8 teams, with bracket reset', [
  doubleElimination(8, 'Playoffs', null),
]);

export const doubleElimination16 = named('Double elimination, 16 teams, with bracket reset', [
  doubleElimination(16, 'Playoffs', null),
]);

export const groupsFormat = named('Four groups of four, then double elimination of 8', [
  groupStage('Group Stage', null, { groupCount: 4, advancing: 2 }),
  doubleElimination(8, 'Playoffs', 8),
]);

export const swissFormat = named('Swiss stage, then double elimination of 8', [
  swissStage('Swiss Stage', null),
  doubleElimination(8, 'Playoffs', 8),
]);
