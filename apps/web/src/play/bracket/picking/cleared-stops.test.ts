import { pickWinner } from '@callshot/rules';
import { expect, test } from 'vitest';
import { pickAll, playoff } from '../../../../testing/bracket-fixture.ts';
import { stopName } from '../board/use-roving-stop.ts';
import { clearedStops } from './cleared-stops.ts';

const game = playoff({ teamCount: 8, elimination: 'single' });
/** Team 8 goes all the way, past 5 and 2. */
const whole = pickAll(game.graph, game.open, {
  'UB-0-0': 8,
  'UB-0-1': 5,
  'UB-0-2': 2,
  'UB-0-3': 3,
  'UB-1-0': 8,
  'UB-1-1': 2,
  'UB-2-0': 8,
});

function picked(state: typeof game.open, key: string, teamId: number) {
  const answer = pickWinner(game.graph, state, key, teamId);
  if (!answer.ok) throw new Error(answer.code);
  return answer.state;
}

const clearedBetween = (before: typeof game.open, after: typeof game.open) =>
  clearedStops(before, after).map(stopName);

test('a changed pick empties the rows that its team had come to, but not the one that another takes', () => {
  expect(clearedBetween(whole, picked(whole, 'UB-0-0', 1))).toEqual(['6:top']);
});

test('who loses a win is told of where it stays', () => {
  const afterFinal = pickAll(game.graph, whole, { 'UB-2-0': 2 });
  expect(clearedBetween(afterFinal, picked(afterFinal, 'UB-0-0', 1))).toContain('6:bottom');
});

test.each([
  { why: 'nothing changed', before: whole, after: whole },
  { why: 'a pick came', before: game.open, after: picked(game.open, 'UB-0-0', 8) },
  {
    why: 'another bracket is shown',
    before: whole,
    after: playoff({ teamCount: 4, elimination: 'single' }).open,
  },
])('nothing is cleared where $why', ({ before, after }) => {
  expect(clearedStops(before, after)).toEqual([]);
});
