import { expect, test } from 'vitest';
import { type FormatStage, StageType } from '../format/format.ts';
import { type GroupStagePick, PickType } from '../picks/picks.ts';
import type { EventStage } from './event-stage.ts';
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
const { advancing, firstPlace, secondPlace } = PickType;

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
])('$why', ({ advance, rows, isDecided }) => {
  const official = { groupStagePicks: rows, matchPicks: [] };
  expect(isStageDecided(groups(advance), official)).toBe(isDecided);
});
