import type { UserScore } from '@callshot/contract';
import { FORMAT_VERSION } from '@callshot/rules';
import { expect, test } from 'vitest';
import { ledgerGroups, tallyText } from './ledger-groups.ts';

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
    eventStages: [{ id: 1, name: 'Stage 1', eventSubstage: [], isSealed: true, sealedAt: null }],
    teams: [],
  };
  const format = { version: FORMAT_VERSION, stages: [], scoringBreakdown: { groups: [] } } as const;
  const [stage] = ledgerGroups(event, format, ledger);
  expect(stage?.rules.map(({ rule, tally, points }) => [rule, tally.correct, points])).toEqual([
    ['Advancing', 1, 2],
    ['3-0', 0, 0],
    ['0-3', 1, 2],
  ]);
  expect(stage?.points).toBe(4);
});

test('a team that went 3-0 where that does not count as advancing says so', () => {
  const event = { eventStages: [], teams: [] };
  const format = { version: FORMAT_VERSION, stages: [], scoringBreakdown: { groups: [] } } as const;
  const ledger = [
    { ...row('Advancing', 1, 0), reason: 'went_3_0' as const },
    row('Advancing', 1, 0),
  ];
  const [stage] = ledgerGroups(event, format, ledger);
  expect(stage?.rules[0]?.rows.map(({ reason }) => reason)).toEqual([
    'Won every match, which does not count as advancing here',
    null,
  ]);
});

test.each([
  { tally: { correct: 0, decided: 0, pending: 8 }, text: '8 to come', why: 'nothing is decided' },
  { tally: { correct: 2, decided: 3, pending: 5 }, text: '2 of 3 correct, 5 to come', why: 'some' },
  { tally: { correct: 0, decided: 8, pending: 0 }, text: '0 of 8 correct', why: 'all went wrong' },
  { tally: { correct: 0, decided: 0, pending: 0 }, text: 'Cancelled', why: 'nothing was played' },
])('$text: $why', ({ tally, text }) => {
  expect(tallyText(tally)).toBe(text);
});
