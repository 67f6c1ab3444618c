import type { Event } from '@callshot/contract';
import { type EventStage, PickType, StageType } from '@callshot/rules';
import { expect, test } from 'vitest';
import { factsText, teamFacts } from './team-facts.ts';

const event = {
  eventStages: [
    { id: 1, name: 'Stage 1' },
    { id: 2, name: 'Stage 2' },
  ],
  teams: [10, 11, 12].map((id) => ({ id, eventStageId: 1 })),
} as Event;

const stageOf = (stageIndex: number, type: StageType): EventStage =>
  ({
    eventStageId: stageIndex + 1,
    stageIndex,
    format: { type, bracket: null },
    substages: [{ eventSubstageId: 5, title: '', teamIds: [20, 10, 11, 12], officialMatches: [] }],
  }) as unknown as EventStage;

const row = (teamId: number, pickTypeId: PickType) => ({
  ...{ eventStageId: 1, eventSubstageId: 4 },
  teamId,
  pickTypeId,
});
const official = {
  groupStagePicks: [
    row(10, PickType.advancing),
    row(10, PickType.cleanSweepWinner),
    row(11, PickType.advancing),
  ],
};

test.each([
  { why: 'came in here', teamId: 20, text: '#1 · Direct invite' },
  { why: 'won everything', teamId: 10, text: '#2 · 3-0 in Stage 1' },
  { why: 'went through', teamId: 11, text: '#3 · Through Stage 1' },
  { why: 'nothing is official of it', teamId: 12, text: '#4' },
])('a team that $why', ({ teamId, text }) => {
  expect(factsText(teamFacts(event, stageOf(1, StageType.swiss), official)(teamId))).toBe(text);
});

test.each([
  { why: 'the first stage has none before it', stage: stageOf(0, StageType.swiss), text: '#2' },
  { why: 'a place in a group is no seed', stage: stageOf(0, StageType.group), text: '' },
])('$why', ({ stage, text }) => {
  expect(factsText(teamFacts(event, stage, official)(10))).toBe(text);
});
