import { type LedgerOutcome, type LedgerRow, stageCalls } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { ruleSums } from './rule-sums.ts';

const row = (rule: string, outcome: LedgerOutcome): LedgerRow => ({
  stageIndex: 0,
  eventSubstageId: 10,
  rule,
  teamId: 1,
  matchKey: null,
  points: outcome === 'correct' ? 2 : 0,
  worth: 2,
  outcome,
});

test('rules stand as they are picked, what was cancelled counts for nothing', () => {
  const ledger = [
    row('0-3', 'correct'),
    row('Advancing', 'correct'),
    row('Advancing', 'wrong'),
    row('Advancing', 'pending'),
    row('Advancing', 'void'),
    row('3-0', 'pending'),
  ];
  expect(ruleSums(swissStage(), { ledger })).toEqual([
    { rule: 'Advancing', correct: 1, pending: 1, total: 3, points: 2 },
    { rule: '3-0', correct: 0, pending: 1, total: 1, points: 0 },
    { rule: '0-3', correct: 1, pending: 0, total: 1, points: 2 },
  ]);
});

test('brackets: what the format lists comes before bonuses, and all of it sums to the ledger', () => {
  const stage = playoffStage({ teams: 8, hasReset: true });
  const official = randomPicks(stage, randomOf(1));
  const calls = stageCalls(stage, randomPicks(stage, randomOf(2)), official);
  const sums = ruleSums(stage, calls);
  const groups = stage.format.bracket?.scoringGroups.map(({ name }) => name) ?? [];
  expect(sums.map(({ rule }) => rule).slice(0, groups.length)).toEqual(groups);
  const points = (rows: readonly { points: number }[]) =>
    rows.reduce((sum, one) => sum + one.points, 0);
  expect(points(sums)).toBe(points(calls.ledger));
});
