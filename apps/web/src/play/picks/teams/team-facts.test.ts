import type { Event, OfficialMatch } from '@callshot/contract';
import { type EventStage, PickType, StageType } from '@callshot/rules';
import { expect, test } from 'vitest';
import { factsText, teamFacts } from './team-facts.ts';

const event = {
  eventStages: [
    { id: 1, name: 'Stage 1', eventSubstage: [{ id: 4, title: '' }] },
    { id: 2, name: 'Stage 2', eventSubstage: [{ id: 5, title: '' }] },
  ],
  format: { id: 1, name: '', json: '{}' },
  teams: [10, 11, 12].map((id) => ({ id, eventStageId: 1 })),
} as Event;

const stageOf = (stageIndex: number, type: StageType): EventStage =>
  ({
    eventStageId: stageIndex + 1,
    stageIndex,
    format: { type, bracket: null, groupStageDetails: {} },
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
const known = { official, matches: [] };

test.each([
  { why: 'came in here', teamId: 20, text: '#1 · Direct invite' },
  { why: 'won everything', teamId: 10, text: '#2 · 3-0 in Stage 1' },
  { why: 'went through', teamId: 11, text: '#3 · Through Stage 1' },
  { why: 'nothing is official of it', teamId: 12, text: '#4' },
])('a team that $why', ({ teamId, text }) => {
  expect(factsText(teamFacts(event, stageOf(1, StageType.swiss), known)(teamId))).toBe(text);
});

test.each([
  { why: 'the first stage has none before it', stage: stageOf(0, StageType.swiss), text: '#2' },
  { why: 'a place in a group is no seed', stage: stageOf(0, StageType.group), text: '' },
])('$why', ({ stage, text }) => {
  expect(factsText(teamFacts(event, stage, known)(10))).toBe(text);
});

const match = (
  eventSubstageId: number,
  [topTeamId, bottomTeamId]: readonly [number, number | null],
  facts: Partial<OfficialMatch>,
) => ({ bracketPart: '', eventSubstageId, topTeamId, bottomTeamId, ...facts }) as OfficialMatch;
const wonBy = (winnerTeamId: number, loser: number) =>
  match(4, [winnerTeamId, loser], { winnerTeamId, state: 'DONE' });

test('matches tell with which record a team went through, once all of them are there', () => {
  const nobodyCame = match(4, [11, 12], { winnerTeamId: null, state: 'NO_SHOW' });
  const matches = [wonBy(11, 12), wonBy(10, 11), nobodyCame, wonBy(11, 12), wonBy(11, 12)];
  const told = (shown: readonly OfficialMatch[]) =>
    factsText(teamFacts(event, stageOf(1, StageType.swiss), { official, matches: shown })(11));
  expect(told(matches)).toBe('#3 · 3-2 in Stage 1');
  expect(told(matches.slice(0, 4))).toBe('#3 · Through Stage 1');
});

test('the draw of the first round tells whom a team of a Swiss stage meets', () => {
  const matches = [
    match(5, [20, 10], { round: 1 }),
    match(5, [11, null], { round: 1 }),
    match(5, [20, 12], { round: 2 }),
    match(4, [11, 12], { round: 1 }),
  ];
  const opponentsIn = (type: StageType) =>
    [20, 10, 11, 12].map(
      (id) => teamFacts(event, stageOf(1, type), { official, matches })(id).opensAgainst,
    );
  expect(opponentsIn(StageType.swiss)).toEqual([10, 20, null, null]);
  expect(opponentsIn(StageType.group)).toEqual([null, null, null, null]);
});
