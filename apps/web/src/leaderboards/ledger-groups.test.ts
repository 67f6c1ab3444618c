import type { UserScore } from '@callshot/contract';
import { FORMAT_VERSION } from '@callshot/rules';
import { expect, test } from 'vitest';
import { ledgerGroups } from './ledger-groups.ts';

const row = (rule: string, teamId: number, points: number): UserScore['ledger'][number] => ({
  stageIndex: 0,
  eventSubstageId: 10,
  rule,
  teamId,
  matchKey: null,
  points,
  worth: 2,
  outcome: points > 0 ? 'correct' : 'wrong',
});

test('rules stand in the order in which they are picked, and their points sum to the total', () => {
  const ledger = [
    row('0-3', 3, 2),
    row('Advancing', 1, 2),
    row('3-0', 1, 0),
    row('Advancing', 2, 0),
  ];
  const event = {
    eventStages: [{ id: 1, name: 'Stage 1', eventSubstage: [], isSealed: true }],
    teams: [],
  };
  const format = { version: FORMAT_VERSION, stages: [], scoringBreakdown: { groups: [] } } as const;
  const [stage] = ledgerGroups(event, format, ledger);
  expect(stage?.rules.map(({ rule, correct, points }) => [rule, correct, points])).toEqual([
    ['Advancing', 1, 2],
    ['3-0', 0, 0],
    ['0-3', 1, 2],
  ]);
  expect(stage?.points).toBe(4);
});
