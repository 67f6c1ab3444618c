import { expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type FormatStage, StageType } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { isStageDecided } from './is-stage-decided.ts';

const groups = (totalAdvancing: number): EventStage => {
  const format: FormatStage = {
    name: 'Groups',
    type: StageType.group,
    teamsToOpenPicks: null,
    swissStageDetails: null,
    groupStageDetails: {
      hasGroupBrackets: false,
      useSeriesScore: false,
      groupCount: 1,
      advancingCount: totalAdvancing,
      totalAdvancing,
      pointsPerAdvancing: 2,
      scoreFirstPlace: true,
      pointsPerFirstPlace: 1,
      scoreSecondPlace: true,
      pointsPerSecondPlace: 1,
    },
    playoffDetails: null,
    bracket: null,
  };
  const substage = { eventSubstageId: 10, title: 'A', teamIds: [1, 2, 3, 4], officialMatches: [] };
  return { eventStageId: 1, stageIndex: 0, format, substages: [substage] };
};

const row = (teamId: number, pickTypeId: PickType): GroupStagePick => ({
  eventStageId: 1,
  eventSubstageId: 10,
  teamId,
  pickTypeId,
});
const { advancing, cleanSweepLoser, cleanSweepWinner, eliminated, firstPlace, secondPlace } =
  PickType;

test.each([
  {
    why: 'all advancing teams and both places',
    advance: 2,
    rows: [row(1, advancing), row(2, advancing), row(1, firstPlace), row(2, secondPlace)],
    isDecided: true,
  },
  {
    why: 'second place is open',
    advance: 2,
    rows: [row(1, advancing), row(2, advancing), row(1, firstPlace)],
    isDecided: false,
  },
  {
    why: 'second place is not asked for where one team advances',
    advance: 1,
    rows: [row(1, advancing), row(1, firstPlace)],
    isDecided: true,
  },
  { why: 'nothing is known', advance: 2, rows: [], isDecided: false },
  {
    why: 'more teams advance than slips ask for',
    advance: 1,
    rows: [row(1, advancing), row(1, firstPlace), row(2, advancing)],
    isDecided: true,
  },
  {
    why: 'who is out leaves places open',
    advance: 2,
    rows: [row(1, advancing), row(1, firstPlace), row(3, eliminated), row(4, eliminated)],
    isDecided: false,
  },
])('$why', ({ advance, rows, isDecided }) => {
  const official = { groupStagePicks: rows, matchPicks: [] };
  expect(isStageDecided(groups(advance), official)).toBe(isDecided);
});

const through = [1, 2, 3, 4, 5, 6, 7, 8].map((team) => row(team, advancing));
const out = [9, 10, 11, 12, 13, 14].map((team) => row(team, eliminated));
const winless = [15, 16].map((team) => row(team, cleanSweepLoser));
const undefeated = [1, 2].map((team) => row(team, cleanSweepWinner));

test.each([
  { why: 'every team is named', rows: [...through, ...undefeated, ...winless, ...out] },
  { why: 'the others are out', rows: [...through, ...undefeated, ...winless] },
])('a Swiss stage of which $why is decided, however few 3-0 teams slips name', ({ rows }) => {
  const official = { groupStagePicks: rows, matchPicks: [] };
  expect(isStageDecided(swissWith({ cleanSweepWinnerCount: 1 }), official)).toBe(true);
  expect(isStageDecided(swissWith({}), official)).toBe(true);
});

test.each([
  { why: 'one of two 3-0 teams', rows: [...through, ...undefeated.slice(1), ...winless, ...out] },
  { why: 'one of two 0-3 teams', rows: [...through, ...undefeated, ...winless.slice(1), ...out] },
  { why: 'an advancing team', rows: [...through.slice(1), row(2, cleanSweepWinner), ...winless] },
  { why: 'every team', rows: [] },
])('a Swiss stage is not decided while $why is unknown', ({ rows }) => {
  const official = { groupStagePicks: rows, matchPicks: [] };
  const stage = swissWith({ cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 });
  expect(isStageDecided(stage, official)).toBe(false);
});

test('slips that name half of the teams that advance leave the stage to the tournament', () => {
  const official = { groupStagePicks: [...through.slice(0, 4), ...undefeated], matchPicks: [] };
  const stage = swissWith({ advancingCount: 4, cleanSweepLoserCount: 0 });
  expect(isStageDecided(stage, official)).toBe(false);
  expect(isStageDecided(stage, { ...official, groupStagePicks: [...through, ...undefeated] })).toBe(
    true,
  );
});

test('of twelve teams one or two go 3-0: once there is a word on everybody, nobody else did', () => {
  const stage = swissWith({ advancingCount: 6, cleanSweepLoserCount: 1 }, 12);
  const six = through.slice(0, 6);
  const others = [7, 8, 9, 10, 11].map((team) => row(team, eliminated));
  const official = (...rows: GroupStagePick[]) => ({ groupStagePicks: rows, matchPicks: [] });
  const last = row(12, cleanSweepLoser);
  const first = row(1, cleanSweepWinner);
  expect(isStageDecided(stage, official(...six, first, last, ...others))).toBe(true);
  expect(isStageDecided(stage, official(...six, first, last))).toBe(false);
  const both = [first, row(2, cleanSweepWinner), row(11, cleanSweepLoser), last];
  expect(isStageDecided(stage, official(...six, ...both))).toBe(true);
  expect(isStageDecided(stage, official(...six, last, ...others))).toBe(false);
  expect(isStageDecided(stage, official(...six.slice(1), first, last, ...others))).toBe(true);
  expect(isStageDecided(stage, official(...six.slice(2), first, last, ...others))).toBe(false);
});

test('a stage without teams is not decided', () => {
  expect(isStageDecided(swissWith({}, 0), { groupStagePicks: [], matchPicks: [] })).toBe(false);
});

test('where 3-0 teams do not count as advancing, advancing picks wait for who went 3-0', () => {
  const official = { groupStagePicks: [...through, ...winless, ...out], matchPicks: [] };
  const details = { cleanSweepWinnerCount: 0 };
  expect(isStageDecided(swissWith(details), official)).toBe(true);
  expect(isStageDecided(swissWith({ ...details, scoreCleanSweepApart: true }), official)).toBe(
    false,
  );
  const groupStagePicks = [...official.groupStagePicks, ...undefeated];
  const known = { groupStagePicks, matchPicks: [] };
  expect(isStageDecided(swissWith({ ...details, scoreCleanSweepApart: true }), known)).toBe(true);
});
