import {
  type EventFormat,
  editFormat,
  emptyFormat,
  type FormatEdit,
  newStageFields,
  type StageFields,
  StageType,
} from '@callshot/rules';

/** Applies an Admin's edits to an empty builder. */
function built(edits: readonly FormatEdit[]): EventFormat {
  return edits.reduce((format, edit) => {
    const next = editFormat(format, edit);
    if (!next.ok) throw new Error(`${edit.kind}: ${JSON.stringify(next.fault)}`);
    return next.format;
  }, emptyFormat());
}

const addStage = (stage: StageFields): FormatEdit => ({ kind: 'addStage', stage });

const addSwiss = (name: string, teamsToOpenPicks: number | null): FormatEdit =>
  addStage({ ...newStageFields(StageType.swiss), name, teamsToOpenPicks });

const addPlayoffs = (teamsToOpenPicks: number | null, useSeriesScore: boolean, resetPays = 0) =>
  addStage({
    name: 'Playoffs',
    type: StageType.playoffs,
    teamsToOpenPicks,
    playoffDetails: {
      useSeriesScore,
      hasBracketReset: resetPays > 0,
      pointsForCorrectBracketReset: resetPays,
    },
  });

const column = (
  stage: number,
  part: string,
  col: number,
  to: Extract<FormatEdit, { kind: 'changeColumn' }>['to'],
): FormatEdit[] => [{ kind: 'changeColumn', stage, part, col, to }];

const series = (stage: number, part: string, cols: readonly number[], bestOf: number) =>
  cols.flatMap((col) => column(stage, part, col, { bestOf }));

type Pays = Extract<FormatEdit, { kind: 'changeScoringGroup' }>['to'];

const scoringGroup = (
  stage: number,
  group: number,
  name: string,
  columns: readonly { part: string; col: number }[],
  to: Pays,
): FormatEdit[] => [
  { kind: 'addScoringGroup', stage, name },
  { kind: 'setGroupColumns', stage, group, columns },
  { kind: 'changeScoringGroup', stage, group, to },
];

/** A knock-out of eight: no lower bracket, no grand final, and later rounds pay more. */
const knockout = (stage: number, games: number): FormatEdit[] => [
  { kind: 'setColumnCount', stage, part: 'LB', count: 0 },
  { kind: 'setColumnCount', stage, part: 'GF', count: 0 },
  ...series(stage, 'UB', [0, 1, 2], games),
  { kind: 'removeScoringGroup', stage, group: 1 },
  { kind: 'removeScoringGroup', stage, group: 0 },
  ...scoringGroup(stage, 0, 'Semi-Finals', [{ part: 'UB', col: 1 }], {}),
  ...scoringGroup(stage, 1, 'Final', [{ part: 'UB', col: 2 }], { pointsPerCorrectParticipant: 2 }),
  ...scoringGroup(stage, 2, 'Champion', [{ part: 'UB', col: 2 }], {
    pointsPerCorrectParticipant: 3,
    scoreParticipants: false,
    scoreWinnersOnly: true,
  }),
];

/** Eight teams, of whom four qualify: rounds of four and two above, of two and two below. */
const groupBracket = (stage: number): FormatEdit[] => [
  { kind: 'setMatchCount', stage, part: 'UB', col: 0, count: 4 },
  { kind: 'setMatchCount', stage, part: 'UB', col: 1, count: 2 },
  { kind: 'setMatchCount', stage, part: 'LB', col: 0, count: 2 },
  { kind: 'setMatchCount', stage, part: 'LB', col: 1, count: 2 },
  ...series(stage, 'UB', [0, 1], 7),
  ...series(stage, 'LB', [0, 1], 7),
  ...column(stage, 'UB', 0, { name: 'Upper Quarter-Finals' }),
  ...column(stage, 'UB', 1, { name: 'Upper Semi-Finals' }),
  ...column(stage, 'LB', 0, { name: 'Lower Round 1' }),
  ...column(stage, 'LB', 1, { name: 'Lower Quarter-Finals' }),
];

const groupDetails = {
  hasGroupBrackets: true,
  useSeriesScore: true,
  groupCount: 2,
  advancingCount: 4,
  totalAdvancing: 4,
  pointsPerAdvancing: 2,
  scoreFirstPlace: true,
  pointsPerFirstPlace: 1,
  scoreSecondPlace: true,
  pointsPerSecondPlace: 1,
};

export const builtMajor = built([
  addSwiss('Stage 1', null),
  addSwiss('Stage 2', 16),
  addSwiss('Stage 3', 16),
  addPlayoffs(8, false),
  ...knockout(3, 3),
  { kind: 'writeBreakdown' },
]);

export const builtWorlds = built([
  addSwiss('Wildcard', null),
  addStage({
    name: 'Group Stage',
    type: StageType.group,
    teamsToOpenPicks: 16,
    groupStageDetails: groupDetails,
  }),
  ...groupBracket(1),
  addPlayoffs(8, true),
  ...knockout(2, 7),
  { kind: 'writeBreakdown' },
]);

/** More columns, and everything else follows: losers' paths and what the columns pay. */
export const builtDoubleElimination16 = built([
  addPlayoffs(null, true, 1),
  { kind: 'setColumnCount', stage: 0, part: 'UB', count: 4 },
  { kind: 'setColumnCount', stage: 0, part: 'LB', count: 6 },
  ...series(0, 'GF', [0], 7),
  { kind: 'writeBreakdown' },
]);

/** A GSL group, drawn: two openings, a winners' and an elimination match, and a decider. */
export const builtGsl = built([
  addStage({
    name: 'Group Stage',
    type: StageType.group,
    teamsToOpenPicks: null,
    groupStageDetails: {
      ...groupDetails,
      useSeriesScore: false,
      groupCount: 1,
      totalAdvancing: 2,
    },
  }),
  { kind: 'setFreeform', stage: 0, freeform: true },
  { kind: 'addPart', stage: 0, name: 'Group' },
  { kind: 'setColumnCount', stage: 0, part: 'Group', count: 3 },
  { kind: 'setMatchCount', stage: 0, part: 'Group', col: 0, count: 2 },
  { kind: 'setMatchCount', stage: 0, part: 'Group', col: 1, count: 2 },
  ...column(0, 'Group', 0, { name: 'Opening Matches', bestOf: 1 }),
  ...column(0, 'Group', 1, { name: 'Winners and Elimination', bestOf: 3 }),
  ...column(0, 'Group', 2, { name: 'Decider', bestOf: 3 }),
  lead('setWinnerPath', [0, 0], [1, 0], 'top'),
  lead('setWinnerPath', [0, 1], [1, 0], 'bottom'),
  lead('setLoserPath', [0, 0], [1, 1], 'top'),
  lead('setLoserPath', [0, 1], [1, 1], 'bottom'),
  lead('setLoserPath', [1, 0], [2, 0], 'top'),
  lead('setWinnerPath', [1, 1], [2, 0], 'bottom'),
  ...scoringGroup(0, 0, 'Opening Matches', [{ part: 'Group', col: 0 }], {
    scoreParticipants: false,
    scoreWinnersOnly: true,
  }),
  ...scoringGroup(
    0,
    1,
    'Who gets out',
    [
      { part: 'Group', col: 1 },
      { part: 'Group', col: 2 },
    ],
    {
      scoreParticipants: false,
      scoreWinnersOnly: true,
      pointsPerCorrectParticipant: 2,
      scorePlacement: true,
    },
  ),
  { kind: 'writeBreakdown' },
]);

type Place = readonly [col: number, colIndex: number];

function lead(
  kind: 'setWinnerPath' | 'setLoserPath',
  [col, colIndex]: Place,
  to: Place,
  side: 'top' | 'bottom',
): FormatEdit {
  const at = { part: 'Group', col: to[0], colIndex: to[1], isTop: side === 'top' };
  return { kind, stage: 0, match: { part: 'Group', col, colIndex }, to: at };
}
