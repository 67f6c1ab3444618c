import { type EventStage, type PickSet, PickType } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { fieldFacts, hasFieldFacts } from './field-facts.ts';

const NOTHING: PickSet = { groupStagePicks: [], matchPicks: [] };

const teams = new Map(
  Array.from({ length: 16 }, (_, at): [number, BracketTeam] => [
    at + 1,
    { id: at + 1, name: `Team ${at + 1}` } as BracketTeam,
  ]),
);

/** After so many matches. */
function played(stage: EventStage, count: number) {
  const [substage] = stage.substages;
  if (!substage) throw new Error('A stage without a substage');
  const matchPicks = randomPicks(stage, randomOf(1)).matchPicks.slice(0, count);
  return {
    official: { groupStagePicks: [], matchPicks },
    stage: { ...stage, substages: [{ ...substage, officialMatches: matchPicks }] },
  };
}

const bracket = playoffStage({ teams: 4, elimination: 'single' });
const over = played(bracket, 3);
const winners = over.official.matchPicks.map(({ winnerTeamId }) => winnerTeamId ?? 0);
const [first = 0, second = 0, champion = 0] = winners;

const crowdOf = (
  points: StageCrowd['points'],
  called: readonly (readonly [match: string, teamId: number, entrants: number])[],
): StageCrowd => ({
  eventStageId: 1,
  entrants: 10,
  teams: [],
  winners: called.map(([matchKey, teamId, entrants]) => ({
    eventSubstageId: 10,
    matchKey,
    teamId,
    entrants,
  })),
  scores: [],
  rare: [],
  points,
});

const CALLS = [
  ['UB-0-0', first, 8],
  ['UB-0-1', second, 4],
  // As few, and told already.
  ['UB-1-0', champion, 3],
] as const;

const shown = (input: Omit<Parameters<typeof fieldFacts>[0], 'teams'>) =>
  fieldFacts({ ...input, teams }).map(({ term, figure, about }) => `${term}: ${figure} ${about}`);

test('a finished bracket: the average, the champion, what the fewest had called, the best', () => {
  const points = [
    { points: 1, entrants: 6 },
    { points: 8, entrants: 4 },
  ];
  expect(shown({ ...over, crowd: crowdOf(points, CALLS) })).toEqual([
    '10 picked this stage: 3.8 pts on average',
    `Called the champion: 30% Team ${champion}`,
    `Hardest before the final: 40% Team ${second}, Semi-Finals`,
    'Best: 8 pts, by 4',
  ]);
});

test('a running one: who most called champion, and of what was played alone', () => {
  const crowd = crowdOf([{ points: 1, entrants: 10 }], CALLS);
  expect(shown({ ...played(bracket, 1), crowd })).toEqual([
    '10 picked this stage: 1.0 pts on average so far',
    `Most called champion: 30% Team ${champion}`,
    `Hardest pick: 80% Team ${first}, Semi-Finals`,
    'Best: 1 pt, by 10',
  ]);
});

test('before the first result nobody has done anything yet', () => {
  expect(shown({ ...played(bracket, 0), crowd: crowdOf([], CALLS) })).toEqual([
    `Most called champion: 30% Team ${champion}`,
  ]);
  expect(shown({ stage: swissStage(), official: NOTHING, crowd: crowdOf([], []) })).toEqual([]);
});

test('room is kept for facts that will come, and for no others', () => {
  expect(hasFieldFacts(bracket, NOTHING)).toBe(true);
  expect(hasFieldFacts(swissStage(), NOTHING)).toBe(false);
  const reset = playoffStage({ teams: 4, hasReset: true });
  expect(hasFieldFacts(reset, NOTHING)).toBe(false);
  expect(hasFieldFacts(reset, played(reset, 1).official)).toBe(true);
});

test('of a bracket with a reset nobody can say who called the champion', () => {
  const stage = playoffStage({ teams: 4, hasReset: true });
  const facts = shown({ ...played(stage, 7), crowd: crowdOf([], CALLS) });
  expect(facts.filter((fact) => fact.includes('champion'))).toEqual([]);
});

test('what a stage does not ask for is no pick that was hard', () => {
  const stage = swissStage();
  const swissStageDetails = { ...stage.format.swissStageDetails, cleanSweepWinnerCount: 0 };
  const groupStagePicks = [PickType.advancing, PickType.cleanSweepWinner].map((pickTypeId) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId: 1,
    pickTypeId,
  }));
  const crowd = {
    ...crowdOf([], []),
    teams: [{ eventSubstageId: 10, teamId: 1, pickTypeId: PickType.advancing, entrants: 7 }],
  };
  const official = { groupStagePicks, matchPicks: [] };
  const unasked = { ...stage, format: { ...stage.format, swissStageDetails } };
  expect(shown({ stage: unasked, official, crowd })).toEqual([
    'Hardest pick: 70% Team 1 to advance',
  ]);
  expect(shown({ stage, official, crowd })).toEqual(['Hardest pick: 0% Team 1 to go 3-0']);
});

test('where 3-0 teams do not count as advancing, picking one to advance was not right', () => {
  const stage = swissStage(16, true);
  const groupStagePicks = [PickType.advancing, PickType.cleanSweepWinner].map((pickTypeId) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId: 1,
    pickTypeId,
  }));
  const picked = { eventSubstageId: 10, teamId: 1 };
  const crowd = {
    ...crowdOf([], []),
    teams: [
      { ...picked, pickTypeId: PickType.advancing, entrants: 2 },
      { ...picked, pickTypeId: PickType.cleanSweepWinner, entrants: 7 },
    ],
  };
  expect(shown({ stage, official: { groupStagePicks, matchPicks: [] }, crowd })).toEqual([
    'Hardest pick: 70% Team 1 to go 3-0',
  ]);
});
