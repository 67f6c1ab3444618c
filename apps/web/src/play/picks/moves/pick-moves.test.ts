import { type GroupStagePick, PickType } from '@callshot/rules';
import { expect, test } from 'vitest';
import { pickMoves, slotName } from './pick-moves.ts';

const pick = (teamId: number, pickTypeId: PickType = PickType.advancing): GroupStagePick => ({
  eventStageId: 1,
  eventSubstageId: 10,
  teamId,
  pickTypeId,
});

function namesOf(before: readonly GroupStagePick[], after: readonly GroupStagePick[]) {
  const { put, taken, cleared } = pickMoves(before, after);
  return {
    put: put && slotName(put),
    taken: taken && slotName(taken),
    cleared: cleared.map(slotName),
  };
}

const sweep = PickType.cleanSweepWinner;

test.each<[string, GroupStagePick[], GroupStagePick[], ReturnType<typeof namesOf>]>([
  ['a pick', [pick(1)], [pick(1), pick(2)], { put: '10-1-2', taken: null, cleared: [] }],
  [
    'one that is taken out',
    [pick(1), pick(2)],
    [pick(2)],
    { put: null, taken: '10-1-1', cleared: [] },
  ],
  [
    'what stood on it goes with it',
    [pick(1), pick(1, sweep)],
    [],
    { put: null, taken: '10-1-1', cleared: [`10-${sweep}-1`] },
  ],
  [
    'one that takes the place of another',
    [pick(1, PickType.firstPlace)],
    [pick(2, PickType.firstPlace)],
    { put: `10-${PickType.firstPlace}-2`, taken: null, cleared: [`10-${PickType.firstPlace}-1`] },
  ],
  [
    'all of them at once',
    [pick(1), pick(2)],
    [],
    { put: null, taken: null, cleared: ['10-1-1', '10-1-2'] },
  ],
  ['several that come back', [], [pick(1), pick(2)], { put: null, taken: null, cleared: [] }],
  ['nothing', [pick(1)], [pick(1)], { put: null, taken: null, cleared: [] }],
])('%s', (_case, before, after, moves) => {
  expect(namesOf(before, after)).toEqual(moves);
});
