import { expect, test } from 'vitest';
import { type StageFacts, stageFact } from './stage-fact.ts';

const facts: StageFacts = {
  index: 1,
  current: 1,
  previousName: 'Stage 1',
  phase: 'open',
  hasResults: false,
  ledger: [],
};
const row = (stageIndex: number, points: number, outcome: 'correct' | 'wrong' | 'pending') => ({
  stageIndex,
  points,
  worth: 2,
  outcome,
});
const ledger = [row(1, 2, 'correct'), row(1, 0, 'wrong'), row(0, 2, 'correct')];

test.each<[Partial<StageFacts>, string, string]>([
  [{}, 'Picks open', 'picks of the current stage are open'],
  [{ index: 2, previousName: 'Stage 2' }, 'Opens after Stage 2', 'a later stage waits'],
  [{ phase: 'locked' }, 'Picks locked', 'locked and not played'],
  [{ phase: 'locked', hasResults: true }, 'Live', 'being played, without picks'],
  [{ phase: 'locked', hasResults: true, ledger }, 'Live, 2 of 4 pts', 'being played, with picks'],
  [{ index: 0, ledger }, '2 of 2 pts', 'over, with picks'],
  [{ index: 0 }, 'Complete', 'over, without picks'],
  [{ phase: 'complete', hasResults: true }, 'Complete', 'the event is over'],
  [
    { phase: 'complete', ledger: [row(1, 0, 'pending')] },
    'Last results to come',
    'nothing of the picks was decided',
  ],
])('%j: %s (%s)', (change, fact) => {
  expect(stageFact({ ...facts, ...change })).toBe(fact);
});
