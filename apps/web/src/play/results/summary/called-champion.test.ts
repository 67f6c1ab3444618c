import { type EventStage, matchKey, type PickSet } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { calledChampion } from './called-champion.ts';

const played = (stage: EventStage): { stage: EventStage; official: PickSet } => {
  const official = randomPicks(stage, randomOf(1));
  const [substage] = stage.substages;
  if (!substage) throw new Error('A stage without a substage');
  return {
    official,
    stage: { ...stage, substages: [{ ...substage, officialMatches: official.matchPicks }] },
  };
};

const winnersOf = (official: PickSet, entrants: number): StageCrowd['winners'] =>
  official.matchPicks.flatMap((row) =>
    row.winnerTeamId === null
      ? []
      : {
          eventSubstageId: row.eventSubstageId,
          matchKey: matchKey({
            part: row.bracketPart,
            col: row.bracketCol,
            colIndex: row.bracketColIndex,
          }),
          teamId: row.winnerTeamId,
          entrants,
        },
  );

const crowdOf = (official: PickSet, change: Partial<StageCrowd> = {}) => ({
  stages: [
    {
      eventStageId: 1,
      entrants: 9,
      teams: [],
      winners: winnersOf(official, 4),
      scores: [],
      rare: [],
      points: [],
      ...change,
    },
  ],
});

const { stage, official } = played(playoffStage({ teams: 8 }));
const final = official.matchPicks.at(-1);

test('of those who picked the last stage, as many called the champion as called the final so', () => {
  expect(calledChampion(stage, crowdOf(official))).toEqual({
    teamId: final?.winnerTeamId,
    percent: 44,
  });
});

test.each([
  ['before the last match is decided', playoffStage({ teams: 8 }), crowdOf(official)],
  ['while what everybody picked is withheld', stage, { stages: [] }],
  ['of another stage alone', stage, crowdOf(official, { eventStageId: 2 })],
  ['of an event without a champion', swissStage(), crowdOf(official)],
])('nothing is said %s', (_why, last, crowd) => {
  expect(calledChampion(last, crowd)).toBeNull();
});

test('nor of a bracket with a reset, where the counts do not tell the champion', () => {
  const reset = played(playoffStage({ teams: 8, hasReset: true }));
  expect(calledChampion(reset.stage, crowdOf(reset.official))).toBeNull();
});
