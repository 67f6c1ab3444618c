import { type GroupStagePick, PickType } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  groupStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { rawMatch, wonBy } from '../../../../testing/raw-matches.ts';
import { recordsOf } from './stage-records.ts';
import { winsLeftOf } from './wins-left.ts';

const row = (pickTypeId: PickType, teamId: number): GroupStagePick => ({
  eventStageId: 1,
  eventSubstageId: 10,
  teamId,
  pickTypeId,
});
const nothing = { groupStagePicks: [], matchPicks: [] };
const oneThrough = { ...nothing, groupStagePicks: [row(PickType.advancing, 1)] };
const told =
  (...matches: Parameters<typeof recordsOf>[0]) =>
  (eventSubstageId: number) =>
    recordsOf(matches, eventSubstageId, 0);
const sweep = [wonBy(1, 5, 1), wonBy(1, 6, 2), wonBy(1, 7, 3)];

test('what a team lacks of the wins with which others went through', () => {
  const left = winsLeftOf(swissStage(), oneThrough, told(...sweep, wonBy(2, 8, 1), wonBy(2, 7, 2)));
  expect([2, 5, 3].map((teamId) => left?.(teamId))).toEqual([1, 3, 3]);
  // Matches say it is over for the team, and nobody else does yet.
  expect(left?.(1)).toBeNull();
});

test('as many losses as put somebody out tell as well', () => {
  const out = { ...nothing, groupStagePicks: [row(PickType.eliminated, 1)] };
  const lost = [wonBy(5, 1, 1), wonBy(6, 1, 2), wonBy(7, 1, 3)];
  expect(winsLeftOf(swissStage(), out, told(...lost))?.(5)).toBe(2);
});

test('nothing is told while two wins might be enough, without matches, and of groups', () => {
  expect(winsLeftOf(swissStage(), nothing, told(...sweep))).toBeNull();
  expect(winsLeftOf(swissStage(), oneThrough, told(wonBy(1, 5, 1), wonBy(1, 6, 2)))).toBeNull();
  expect(winsLeftOf(swissStage(), oneThrough, () => null)).toBeNull();
  expect(winsLeftOf(groupStage(), oneThrough, told(...sweep, rawMatch(1, 2)))).toBeNull();
});
