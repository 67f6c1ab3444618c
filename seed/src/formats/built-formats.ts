import {
  type EventFormat,
  editFormat,
  emptyFormat,
  type FormatEdit,
  type MatchPlace,
  newStageFields,
  type StageFields,
  StageType,
} from '@callshot/rules';

/** What an Admin does from an empty builder, one edit after the other. */
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

const series = (stage: number, part: string, cols: readonly number[], bestOf: number) =>
  cols.map((col): FormatEdit => ({ kind: 'changeColumn', stage, part, col, to: { bestOf } }));

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
  ...[
    { part: 'UB', col: 0, name: 'Upper Quarter-Finals' },
    { part: 'UB', col: 1, name: 'Upper Semi-Finals' },
    { part: 'LB', col: 0, name: 'Lower Round 1' },
    { part: 'LB', col: 1, name: 'Lower Quarter-Finals' },
  ].map(
    ({ part, col, name }): FormatEdit => ({ kind: 'changeColumn', stage, part, col, to: { name } }),
  ),
];

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
    groupStageDetails: {
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
    },
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

/** A GSL group, drawn: two openings, a winners' match, an elimination match and a decider. */
export const builtGsl = built([
  addPlayoffs(null, false),
  { kind: 'setFreeform', stage: 0, freeform: true },
  ...['Openings', 'Winners', 'Elimination', 'Decider'].map(
    (name): FormatEdit => ({ kind: 'addPart', stage: 0, name }),
  ),
  { kind: 'setMatchCount', stage: 0, part: 'Openings', col: 0, count: 2 },
  ...lead('Openings', 0, 'winner', 'Winners', true),
  ...lead('Openings', 1, 'winner', 'Winners', false),
  ...lead('Openings', 0, 'loser', 'Elimination', true),
  ...lead('Openings', 1, 'loser', 'Elimination', false),
  ...lead('Winners', 0, 'loser', 'Decider', true),
  ...lead('Elimination', 0, 'winner', 'Decider', false),
  { kind: 'removeScoringGroup', stage: 0, group: 3 },
  { kind: 'removeScoringGroup', stage: 0, group: 2 },
  { kind: 'removeScoringGroup', stage: 0, group: 1 },
  { kind: 'removeScoringGroup', stage: 0, group: 0 },
  ...scoringGroup(
    0,
    0,
    'Advancing',
    [
      { part: 'Winners', col: 0 },
      { part: 'Decider', col: 0 },
    ],
    { scoreParticipants: false, scoreWinnersOnly: true, pointsPerCorrectParticipant: 2 },
  ),
]);

function lead(
  part: string,
  colIndex: number,
  as: 'winner' | 'loser',
  to: string,
  isTop: boolean,
): FormatEdit[] {
  const match: MatchPlace = { part, col: 0, colIndex };
  const kind = as === 'winner' ? 'setWinnerPath' : 'setLoserPath';
  return [{ kind, stage: 0, match, to: { part: to, col: 0, colIndex: 0, isTop } }];
}
