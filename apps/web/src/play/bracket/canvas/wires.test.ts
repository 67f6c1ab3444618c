import { pickWinner } from '@callshot/rules';
import { expect, test } from 'vitest';
import { pickAll, playoff } from '../../../../testing/bracket-fixture.ts';
import { layoutBracket, withChampion } from '../board/layout.ts';
import { PICK_SIZES } from '../board/match-size.ts';
import { bracketLines, type Line } from './lines.ts';
import { wiresOf } from './wires.ts';

const { graph, open } = playoff({ teamCount: 4, elimination: 'single' });
const lines = bracketLines(
  graph,
  withChampion(graph, layoutBracket(graph, PICK_SIZES[0]), 'beside'),
);

const modelOf = (state: typeof open) => ({ graph, state, isMarked: () => true });
const keysOf = (some: readonly (Line | null)[]) =>
  some.flatMap((line) => (line ? (graph.matches[line.from]?.key ?? []) : []));

function picked(state: typeof open, key: string, teamId: number) {
  const answer = pickWinner(graph, state, key, teamId);
  if (!answer.ok) throw new Error(answer.code);
  return answer.state;
}

const first = picked(open, 'UB-0-0', 4);
const whole = pickAll(graph, first, { 'UB-0-1': 2, 'UB-1-0': 4 });

test('the wire of the last pick is the newest, until another is picked', () => {
  const none = wiresOf(null, modelOf(open), lines);
  const one = wiresOf(none, modelOf(first), lines);
  expect([keysOf([one.newest]), keysOf(one.travelled)]).toEqual([['UB-0-0'], ['UB-0-0']]);
  const two = wiresOf(one, modelOf(picked(first, 'UB-0-1', 2)), lines);
  expect([keysOf([two.newest]), keysOf(two.travelled)]).toEqual([['UB-0-1'], ['UB-0-0', 'UB-0-1']]);
});

test('the way of a champion is its own, and leaves with it', () => {
  const won = wiresOf(null, modelOf(whole), lines);
  expect(keysOf([won.champion])).toEqual(['UB-1-0']);
  const changed = wiresOf(won, modelOf(picked(whole, 'UB-0-0', 1)), lines);
  expect(changed.champion).toBeNull();
  expect(keysOf(changed.left)).toEqual(['UB-1-0']);
  // Picked anew by another team.
  expect(keysOf([changed.newest])).toEqual(['UB-0-0']);
});

test('of another drawing nothing is new and nothing has left', () => {
  const before = wiresOf(null, modelOf(whole), lines);
  const others = bracketLines(
    graph,
    withChampion(graph, layoutBracket(graph, PICK_SIZES[1] ?? PICK_SIZES[0]), 'beside'),
  );
  const drawn = wiresOf(before, modelOf(first), others);
  expect([drawn.newest, drawn.left]).toEqual([null, []]);
});
