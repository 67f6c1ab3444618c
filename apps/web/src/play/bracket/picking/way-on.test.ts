import { pickWinner } from '@callshot/rules';
import { expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { wayOn } from './way-on.ts';

const game = playoff({ teamCount: 4, elimination: 'single' });

function picked(state: typeof game.open, key: string, teamId: number) {
  const answer = pickWinner(game.graph, state, key, teamId);
  if (!answer.ok) throw new Error(answer.code);
  return answer.state;
}

const first = picked(game.open, 'UB-0-0', 4);
const both = picked(first, 'UB-0-1', 2);

test('a picked team goes from its row to the row in its next match', () => {
  expect(wayOn(game.open, first)).toEqual({
    teamId: 4,
    from: { match: 0, side: 'bottom' },
    to: { match: 2, side: 'top' },
  });
  expect(wayOn(first, picked(first, 'UB-0-0', 1))).toMatchObject({
    teamId: 1,
    from: { match: 0, side: 'top' },
  });
});

test.each([
  { why: 'nothing changed', before: first, after: first },
  { why: 'a pick was taken back', before: first, after: game.open },
  { why: 'several came back at once', before: game.open, after: both },
  { why: 'the last match leads to none', before: both, after: picked(both, 'UB-1-0', 4) },
  {
    why: 'another bracket is shown',
    before: game.open,
    after: playoff({ teamCount: 8, elimination: 'single' }).open,
  },
])('nobody travels where $why', ({ before, after }) => {
  expect(wayOn(before, after)).toBeNull();
});
