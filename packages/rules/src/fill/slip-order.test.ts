import { describe, expect, test } from 'vitest';
import { BRACKET_STAGES } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { openingsInOrder } from '../bracket/openings.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { fillStage } from './fill-stage.ts';
import { orderLikeSlips } from './slip-order.ts';
import { seededTeams, withFirst } from './team-order.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, firstPlace, secondPlace } = PickType;

const slipOf = (
  ...rows: readonly (readonly [teamId: number, pickTypeId: PickType])[]
): PickSet => ({
  ...NO_PICKS,
  groupStagePicks: rows.map(([teamId, pickTypeId]) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  })),
});

describe('an order like the last slip [rule: picks-30]', () => {
  test('has 3-0 teams first, then those that advance, then the others, 0-3 teams last', () => {
    const picks = slipOf(
      [7, advancing],
      [9, advancing],
      [9, cleanSweepWinner],
      [2, cleanSweepLoser],
    );
    expect(orderLikeSlips([1, 2, 3, 7, 50, 9], [{ stage: swissStage(), picks }])).toEqual([
      9, 7, 1, 3, 50, 2,
    ]);
  });

  test('has the first and second of a group before the others that advance', () => {
    const picks = slipOf(
      [3, advancing],
      [4, advancing],
      [5, advancing],
      [5, firstPlace],
      [4, secondPlace],
    );
    expect(orderLikeSlips([1, 2, 3, 4, 5], [{ stage: groupStage(), picks }])).toEqual([
      5, 4, 3, 1, 2,
    ]);
  });

  test('has the champion of a bracket first, then who was called to get how far', () => {
    const stage = playoffStage({ teams: 8, elimination: 'single' });
    // Six beats eight in the final; two and four lose before it.
    const picks = fillStage(stage, [6, 3, 8, 2]);
    expect(orderLikeSlips([1, 2, 3, 4, 5, 6, 7, 8], [{ stage, picks }])).toEqual([
      6, 8, 2, 4, 1, 3, 5, 7,
    ]);
  });

  test('lets the newest slip of a stage speak for the teams that play in it', () => {
    const older = { stage: swissStage(), picks: slipOf([1, advancing], [5, advancing]) };
    const stage = {
      ...swissStage(),
      substages: swissStage().substages.map((own) => ({ ...own, teamIds: [1, 2, 3] })),
    };
    const newer = { stage, picks: slipOf([2, advancing], [3, cleanSweepLoser]) };
    expect(orderLikeSlips([1, 2, 3, 4, 5], [newer, older])).toEqual([2, 5, 1, 4, 3]);
  });

  test('is the order itself without any slip', () => {
    expect(orderLikeSlips([3, 1, 2], [])).toEqual([3, 1, 2]);
  });

  test.each(BRACKET_STAGES)('names each winner of $why once', ({ stage }) => {
    const picks = clickedSlip(stage, randomOf(5));
    const winners = new Set(picks.matchPicks.map(({ winnerTeamId }) => winnerTeamId));
    const order = orderLikeSlips([], [{ stage, picks }]);
    expect(new Set(order)).toEqual(winners);
    expect(order).toHaveLength(winners.size);
  });
});

describe('an order by seed', () => {
  test.each([
    { why: 'a Swiss stage', stage: swissStage() },
    { why: 'groups', stage: groupStage() },
  ])('of $why is its list of teams', ({ stage }) => {
    expect(seededTeams(stage)).toEqual(stage.substages.flatMap(({ teamIds }) => teamIds));
  });

  test('of a bracket is told by the draw', () => {
    const stage = playoffStage({ teams: 8 });
    const mixed = (teamIds: readonly number[]): EventStage => ({
      ...stage,
      substages: stage.substages.map((own) => ({ ...own, teamIds })),
    });
    const teamIds = shuffled([1, 2, 3, 4, 5, 6, 7, 8], randomOf(2));
    expect(seededTeams(mixed(teamIds))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const drawn = stage.substages.map((own) => ({
      ...own,
      officialMatches: openingsInOrder(
        compileBracket(stage.format),
        { ...stage, ...own },
        [8, 7, 6, 5, 4, 3, 2, 1],
      ),
    }));
    expect(seededTeams({ ...stage, substages: drawn })).toEqual([8, 4, 2, 6, 5, 1, 3, 7]);
  });

  test('has what is not drawn last, in the order of the list', () => {
    const stage = playoffStage({ teams: 8 });
    const substages = stage.substages.map((own) => ({ ...own, officialMatches: [] }));
    expect(seededTeams({ ...stage, substages })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('lets one team stand first', () => {
    expect(withFirst([1, 2, 3], 2)).toEqual([2, 1, 3]);
  });
});
