import { expect, test } from 'vitest';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { callsOf } from './call-slots.ts';
import { goalState, goalsOf, presetGoal, refuseGoals, tierOfGoals } from './stage-goal.ts';

const stages = [swissStage(), playoffStage({ teams: 8, elimination: 'single' })];

test('a goal is from one call to all of them, one for each stage; half of them at first [rule: trophies-25]', () => {
  expect(stages.map(callsOf)).toEqual([10, 7]);
  expect(refuseGoals(stages, [1, 7])).toBe(null);
  expect(goalsOf(stages, [5, 7])).toEqual([
    { right: 5, of: 10 },
    { right: 7, of: 7 },
  ]);
  for (const wanted of [
    [0, 4],
    [11, 4],
    [5, 8],
    [5, 1.5],
    [Number.NaN, 4],
  ]) {
    expect(refuseGoals(stages, wanted), `${wanted}`).toBe('goal_out_of_range');
  }
  for (const wanted of [[], [5], [5, 4, 1]]) {
    expect(refuseGoals(stages, wanted), `${wanted}`).toBe('goals_of_stages');
  }
  expect([10, 7, 1].map(presetGoal)).toEqual([5, 4, 1]);
});

test('groups count a team as one call, whatever place it is picked for [rule: trophies-26]', () => {
  const stage = groupStage();
  expect(callsOf(stage)).toBe(stage.substages.length * 3);
});

test('a draw with byes leaves fewer calls, and the goal never asks for more [rule: trophies-26]', () => {
  const [whole, withByes] = [playoffStage({ teams: 16 }), playoffStage({ teams: 11 })];
  const [all, left] = [callsOf(whole), callsOf(withByes)];
  expect(left).toBeLessThan(all);
  expect(goalsOf([withByes], [all])).toEqual([{ right: left, of: left }]);
  expect(goalsOf([withByes], [2])).toEqual([{ right: 2, of: left }]);
});

test('each goal lifts the trophy by one tier, from wood to diamond at most [rule: trophies-25]', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 99].map(tierOfGoals)).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
});

test('a goal is lost once not even all open calls would reach it [rule: trophies-29]', () => {
  const goal = { right: 5, of: 10 };
  expect(goalState(goal, { right: 5, open: 0 })).toBe('reached');
  expect(goalState(goal, { right: 4, open: 1 })).toBe('open');
  expect(goalState(goal, { right: 4, open: 0 })).toBe('lost');
});
