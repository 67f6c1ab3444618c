import { describe, expect, test } from 'vitest';
import { changed } from '../../fixtures/changed-document.ts';
import { FREEFORM_BRACKET, playoffsFormat } from '../../fixtures/freeform-format.ts';
import { groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import type { EventFormat } from '../model/format.ts';
import { pathText } from '../model/problem.ts';
import { parseFormat } from './parse-format.ts';

const pathsOf = (json: unknown): string[] => {
  const parsed = parseFormat(json);
  return parsed.ok ? [] : parsed.problems.map(({ path }) => pathText(path));
};

const double8 = playoffsFormat(generateBracket({ teamCount: 8, elimination: 'double' }), true);
const single8 = playoffsFormat(generateBracket({ teamCount: 8, elimination: 'single' }));
const freeform = playoffsFormat(FREEFORM_BRACKET);
const groups: EventFormat = {
  version: 1,
  stages: [swissStage().format, groupStage().format],
  scoringBreakdown: { groups: [{ name: 'Swiss', records: [{ name: 'Advancing', pointsPer: 2 }] }] },
};
const STAGE = 'stages[0]';
const BRACKET = `${STAGE}.bracket`;
const UB = `${BRACKET}.parts[0]`;
const LB = `${BRACKET}.parts[1]`;
const MAIN = `${BRACKET}.freeformParts[0]`;
const SWISS = `${STAGE}.swissStageDetails`;
const GROUP = 'stages[1].groupStageDetails';
const slot = (part: string, col: number, colIndex: number, isTop = true) => ({
  part,
  col,
  colIndex,
  isTop,
});

test.each([
  { json: '{', why: 'broken JSON' },
  { json: 'null', why: 'nothing' },
  { json: '[]', why: 'a list' },
  { json: 7, why: 'a number' },
  { json: undefined, why: 'no value at all' },
])('refused as a whole: $why [rule: formats-2]', ({ json }) => {
  expect(pathsOf(json)).toEqual(['']);
});

const column = { matchCount: 1 };
const stage = { name: 'Swiss', type: 2, swissStageDetails: {} };

/** `at` is what is changed; `path` where the problem is reported, when that is elsewhere. */
const ROWS: readonly {
  readonly from: EventFormat;
  readonly at: string;
  readonly to: unknown;
  readonly path?: string;
  readonly why: string;
}[] = [
  { from: groups, at: 'version', to: 2, why: 'an unknown version' },
  { from: groups, at: 'version', to: undefined, why: 'no version' },
  { from: groups, at: 'version', to: '1', why: 'a version as text' },
  { from: groups, at: 'stages', to: [], why: 'no stages' },
  { from: groups, at: 'stages', to: undefined, why: 'stages left out' },
  { from: groups, at: 'stages', to: {}, why: 'stages that are no list' },
  { from: groups, at: 'stages', to: Array(13).fill(stage), why: 'more than twelve stages' },
  { from: groups, at: 'stages[1].name', to: '', why: 'an unnamed stage' },
  { from: groups, at: 'stages[1].name', to: '   ', why: 'a name of spaces' },
  { from: groups, at: 'stages[1].name', to: 5, why: 'a name that is no text' },
  { from: groups, at: 'stages[1].type', to: 4, why: 'an unknown type' },
  { from: groups, at: 'stages[1].type', to: '1', why: 'a type as text' },
  { from: groups, at: 'stages[1].teamsToOpenPicks', to: 0, why: 'opening with no team' },
  { from: groups, at: 'stages[1].teamsToOpenPicks', to: 251, why: 'more teams than fit' },
  { from: groups, at: 'stages[1].teamsToOpenPicks', to: 1.5, why: 'half a team' },
  { from: groups, at: SWISS, to: null, why: 'a Swiss stage without details' },
  { from: groups, at: GROUP, to: undefined, why: 'a group stage without details' },
  { from: double8, at: `${STAGE}.playoffDetails`, to: null, why: 'playoffs without details' },
  { from: groups, at: `${SWISS}.advancingCount`, to: -1, why: 'a negative count' },
  { from: groups, at: `${SWISS}.pointsPerAdvancing`, to: 101, why: 'too many points' },
  { from: groups, at: `${SWISS}.pointsPerCorrectWinner`, to: 0.5, why: 'half a point' },
  { from: groups, at: `${SWISS}.pointsPerCorrectLoser`, to: -1, why: 'negative points' },
  { from: groups, at: `${SWISS}.cleanSweepWinnerCount`, to: 9, why: 'more 3-0 than advance' },
  { from: groups, at: `${SWISS}.cleanSweepLoserCount`, to: '2', why: 'a count as text' },
  { from: groups, at: `${SWISS}.scoreCleanSweepApart`, to: 1, why: '3-0 apart as a number' },
  { from: groups, at: `${GROUP}.groupCount`, to: 0, why: 'no groups' },
  { from: groups, at: `${GROUP}.totalAdvancing`, to: 2.5, why: 'half a team advancing' },
  { from: groups, at: `${GROUP}.scoreFirstPlace`, to: 1, why: 'a flag as a number' },
  { from: groups, at: `${GROUP}.pointsPerFirstPlace`, to: 1000, why: 'far too many points' },
  {
    from: groups,
    at: `${GROUP}.hasGroupBrackets`,
    to: true,
    path: 'stages[1].bracket',
    why: 'group brackets without a bracket',
  },
  { from: double8, at: BRACKET, to: null, why: 'playoffs without a bracket' },
  { from: double8, at: `${BRACKET}.parts`, to: [], why: 'a bracket without columns' },
  { from: double8, at: `${BRACKET}.freeform`, to: 'no', why: 'freeform as text' },
  {
    from: double8,
    at: `${BRACKET}.freeform`,
    to: true,
    path: `${BRACKET}.freeformParts`,
    why: 'freeform without freeform columns',
  },
  { from: double8, at: `${UB}.identifier`, to: 'WB', why: 'an unknown standard part' },
  {
    from: double8,
    at: `${LB}.identifier`,
    to: 'UB',
    why: 'a standard part twice',
  },
  { from: double8, at: `${UB}.columnCount`, to: 4, why: 'a wrong column count' },
  {
    from: single8,
    at: `${UB}.columns`,
    to: Array(10).fill(column),
    path: `${UB}.columns`,
    why: 'ten columns',
  },
  { from: double8, at: `${LB}.columns[2].bestOf`, to: 2, why: 'a best of two' },
  { from: double8, at: `${LB}.columns[2].bestOf`, to: 11, why: 'a best of eleven' },
  { from: double8, at: `${LB}.columns[2].index`, to: 1, why: 'a wrong column index' },
  { from: double8, at: `${LB}.columns[2].paddingTop`, to: -5, why: 'negative padding' },
  { from: double8, at: `${LB}.columns[2].lockPicks`, to: 'yes', why: 'a flag as text' },
  { from: double8, at: `${UB}.columns[2]`, to: 1, why: 'a column that is no object' },
  { from: double8, at: `${UB}.columns[0].matchCount`, to: 0, why: 'a column without matches' },
  { from: double8, at: `${UB}.columns[0].matchCount`, to: 65, why: 'more than 64 matches' },
  {
    from: double8,
    at: `${UB}.columns[0].matchCount`,
    to: 5,
    path: `${UB}.columns[0].matches`,
    why: 'a count that the matches belie',
  },
  { from: double8, at: `${UB}.columns[0].matches[1].part`, to: 'LB', why: 'a match astray' },
  { from: double8, at: `${UB}.columns[0].matches[1].colIndex`, to: 0, why: 'a wrong position' },
  { from: double8, at: `${UB}.columns[0].matches[1].id`, to: 'UB-0-0', why: 'an id twice' },
  {
    from: double8,
    at: `${UB}.columns[0].matches[1].loserPath`,
    to: slot('LB', 0, 7),
    why: 'a loser into a match that is not there',
  },
  {
    from: double8,
    at: `${UB}.columns[0].matches[1].loserPath`,
    to: slot('XB', 0, 0),
    why: 'a loser into a part that is not there',
  },
  {
    from: double8,
    at: `${UB}.columns[0].matches[1].loserPath`,
    to: slot('LB', 0, 0, true),
    why: 'two losers into one slot',
  },
  {
    from: double8,
    at: `${UB}.columns[0].matches[1].loserPath.col`,
    to: undefined,
    why: 'a path without a column',
  },
  {
    from: double8,
    at: `${LB}.columns[3].matches[0].loserPath`,
    to: slot('LB', 0, 0, true),
    why: 'a circle through the lower bracket',
  },
  {
    from: single8,
    at: `${UB}.columns[0].matches[0].loserPath`,
    to: slot('UB', 0, 0),
    why: 'a match that feeds itself',
  },
  {
    from: single8,
    at: `${UB}.columns[1]`,
    to: column,
    path: `${UB}.columns[0].matches[2]`,
    why: 'winners without a next match',
  },
  {
    from: single8,
    at: `${STAGE}.playoffDetails.hasBracketReset`,
    to: true,
    why: 'a reset without a grand final',
  },
  { from: freeform, at: `${MAIN}.identifier`, to: 'Main-1', why: 'a part named with a dash' },
  { from: freeform, at: `${MAIN}.identifier`, to: 'A'.repeat(13), why: 'too long a part name' },
  {
    from: freeform,
    at: `${BRACKET}.freeformParts[1].identifier`,
    to: 'Main',
    why: 'a freeform part twice',
  },
  { from: freeform, at: `${MAIN}.columns[0].matches[1].id`, to: 'k3', why: 'a freeform id twice' },
  { from: freeform, at: `${MAIN}.columns[0].matches[1].id`, to: ' ', why: 'an empty id' },
  {
    from: freeform,
    at: `${MAIN}.columns[0].matches[1].winnerPath`,
    to: slot('Main', 1, 0, true),
    why: 'two winners into one slot',
  },
  {
    from: freeform,
    at: `${MAIN}.columns[0].matches[1].winnerPath`,
    to: slot('Main', 2, 0),
    why: 'a winner into a column that is not there',
  },
  {
    from: freeform,
    at: `${MAIN}.columns[1].matches[0].winnerPath`,
    to: slot('Main', 0, 0),
    why: 'a freeform circle',
  },
  { from: freeform, at: `${BRACKET}.views[0].name`, to: '', why: 'an unnamed view' },
  {
    from: freeform,
    at: `${BRACKET}.views[0].matches[0].colIndex`,
    to: 3,
    path: `${BRACKET}.views[0].matches[0]`,
    why: 'a view of a match that is not there',
  },
  {
    from: freeform,
    at: `${BRACKET}.views[0].matches[1]`,
    to: { part: 'Third', col: 0, colIndex: 0 },
    why: 'a view with a match twice',
  },
  {
    from: freeform,
    at: `${BRACKET}.scoringGroups[0].columns[0]`,
    to: { part: 'GF', col: 0 },
    why: 'scoring a column that is not there',
  },
  {
    from: freeform,
    at: `${BRACKET}.scoringGroups[0].pointsPerCorrectPlacement`,
    to: 101,
    why: 'too many points in a scoring group',
  },
  { from: freeform, at: `${BRACKET}.scoringGroups[0].name`, to: null, why: 'no group name' },
  { from: groups, at: 'scoringBreakdown', to: [], why: 'a breakdown that is no object' },
  { from: groups, at: 'scoringBreakdown.groups[0].name', to: '', why: 'an unnamed text' },
  {
    from: groups,
    at: 'scoringBreakdown.groups[0].records[0].pointsPer',
    to: 'two',
    why: 'points in words',
  },
];

describe('a problem is reported where it stands', () => {
  test.each(ROWS)('$why [rule: formats-20]', ({ from, at, to, path }) => {
    expect(pathsOf(from), 'valid before the change').toEqual([]);
    expect(pathsOf(changed(from, at, to))).toContain(path ?? at);
  });
});

test('all problems are reported at once', () => {
  const broken = [
    ['stages[0].name', ''],
    [`${SWISS}.advancingCount`, 'eight'],
    [`${GROUP}.pointsPerSecondPlace`, 500],
    ['scoringBreakdown.groups[0].records[0].name', null],
  ] as const;
  const document = broken.reduce<unknown>((at, [path, to]) => changed(at, path, to), groups);
  expect(pathsOf(document)).toEqual(broken.map(([path]) => path));
});

test('a problem in one stage does not hide the links of another', () => {
  const two = { ...groups, stages: [...groups.stages, ...double8.stages] };
  const path = 'stages[2].bracket.parts[0].columns[0].matches[0].loserPath';
  const document = changed(changed(two, 'stages[0].name', ''), path, slot('LB', 8, 0));
  expect(pathsOf(document)).toEqual(['stages[0].name', path]);
});
