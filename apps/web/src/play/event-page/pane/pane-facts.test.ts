import type { LedgerRow } from '@callshot/rules';
import { expect, test } from 'vitest';
import { paneFacts } from './pane-facts.ts';

type Known = Parameters<typeof paneFacts>[0];

const event = (change: Partial<Known['event']> = {}) =>
  ({
    bracketsSubmitted: 288,
    stage: 1,
    finished: false,
    eventStages: [{ name: 'Stage 1' }, { name: 'Stage 2' }],
    teams: [{ name: 'Ash' }, { name: 'Ash' }, { name: 'Birch' }],
    ...change,
  }) as Known['event'];

const row = (stageIndex: number, outcome: LedgerRow['outcome'], points = 0): LedgerRow => ({
  stageIndex,
  eventSubstageId: 10,
  rule: 'Advancing',
  teamId: 1,
  matchKey: null,
  points,
  worth: 2,
  outcome,
});

const middle = (known: Partial<Known>) => {
  const [, fact] = paneFacts({ event: event(), score: null, leader: null, ...known });
  return `${fact?.figure} ${fact?.words}`;
};

test.each([
  ['how far an event is', {}, '1 of 2 stages played'],
  ['an event that is over', { event: event({ finished: true }) }, '2 of 2 stages played'],
  [
    'how many play in one of one stage',
    { event: event({ stage: 0, eventStages: [{ name: 'Playoffs' } as never] }) },
    '2 teams',
  ],
  [
    'what the stage that is played has paid so far',
    {
      score: {
        rank: 3,
        entrants: 9,
        ledger: [row(0, 'correct', 9), row(1, 'correct', 2), row(1, 'pending')],
      },
    },
    '+2 in Stage 2',
  ],
  [
    'nothing of a stage that nothing is decided of',
    { score: { rank: 3, entrants: 9, ledger: [row(0, 'correct', 9), row(1, 'pending')] } },
    '1 of 2 stages played',
  ],
])('%s', (_case, known, words) => {
  expect(middle(known)).toBe(words);
});

test('who entered and who is ranked have a word each [rule: boards-28]', () => {
  const score = { rank: 60, entrants: 245, ledger: [] };
  const [entered, , standing] = paneFacts({ event: event(), score, leader: null });
  expect(entered).toEqual({ figure: '288', words: 'entrants' });
  expect(standing).toEqual({ figure: '60th', words: 'of 245 ranked', spoken: 'Your rank' });
});
