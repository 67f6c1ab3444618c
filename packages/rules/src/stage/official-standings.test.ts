import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks, shuffled } from '../../fixtures/synthetic-picks.ts';
import { groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { stageCalls } from '../calls/stage-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { officialStandings, type Standing } from './official-standings.ts';

const THROUGH: ReadonlySet<Standing | null> = new Set([
  'undefeated',
  'first',
  'second',
  'advanced',
]);

const official = (
  ...rows: readonly (readonly [teamId: number, pickTypeId: PickType])[]
): PickSet => ({
  groupStagePicks: rows.map(([teamId, pickTypeId]) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  })),
  matchPicks: [],
});

const standingsOf = (
  stage: EventStage,
  results: PickSet,
): Partial<Record<Standing, readonly number[]>> =>
  Object.fromEntries(
    (officialStandings(stage, results)[0]?.standings ?? []).map((one) => [
      one.standing,
      one.teamIds,
    ]),
  );

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8] as const;

test.each([
  {
    why: 'before the first result everybody plays',
    results: NO_PICKS,
    expected: { playing: Array.from({ length: 16 }, (_, at) => at + 1) },
  },
  {
    why: 'a 3-0 team has advanced too, and stands with its record',
    results: official(
      [3, PickType.advancing],
      [3, PickType.cleanSweepWinner],
      [9, PickType.cleanSweepLoser],
    ),
    expected: {
      undefeated: [3],
      winless: [9],
      playing: [1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16],
    },
  },
  {
    why: 'when all places are taken the others are out',
    results: official(...EIGHT.map((id) => [id, PickType.advancing] as const), [
      16,
      PickType.cleanSweepLoser,
    ]),
    expected: { advanced: [...EIGHT], eliminated: [9, 10, 11, 12, 13, 14, 15], winless: [16] },
  },
  {
    why: 'a team can be out while others play',
    results: official([16, PickType.eliminated]),
    expected: { playing: Array.from({ length: 15 }, (_, at) => at + 1), eliminated: [16] },
  },
])('Swiss: $why', ({ results, expected }) => {
  expect(standingsOf(swissStage(), results)).toEqual(expected);
});

test('groups are told by place', () => {
  const results = official(
    [1, PickType.advancing],
    [2, PickType.advancing],
    [3, PickType.advancing],
    [2, PickType.firstPlace],
    [1, PickType.secondPlace],
  );
  expect(standingsOf(groupStage(), results)).toEqual({
    first: [2],
    second: [1],
    advanced: [3],
    eliminated: [4, 5],
  });
});

describe.each([
  { kind: 'Swiss', stage: swissStage() },
  { kind: 'groups', stage: groupStage() },
])('$kind', ({ stage }) => {
  test('a team stands where the judge of a call to advance sees it', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const rows = shuffled(randomPicks(stage, random).groupStagePicks, random);
        const known: PickSet = {
          ...NO_PICKS,
          groupStagePicks: rows.slice(0, random() * rows.length + 1),
        };
        const { teams } = stageCalls(stage, randomPicks(stage, random), known);
        const standings = new Map(
          officialStandings(stage, known).flatMap(({ standings }) =>
            standings.flatMap(({ standing, teamIds }) =>
              teamIds.map((id) => [id, standing] as const),
            ),
          ),
        );
        for (const { teamId, parts } of teams) {
          const row = parts.find(({ rule }) => rule === 'Advancing')?.row;
          if (!row) continue;
          const standing = standings.get(teamId) ?? null;
          const outcome = THROUGH.has(standing)
            ? 'correct'
            : standing === 'playing'
              ? 'pending'
              : 'wrong';
          expect([teamId, standing, row.outcome]).toEqual([teamId, standing, outcome]);
        }
      }),
    );
  });
});
