import type { MappingSlot } from '@callshot/rules';
import { expect, test } from 'vitest';
import { aimOf, choose, lift } from './carry.ts';
import {
  fillingOf,
  type MappingStep,
  mappingOf,
  NOTHING_MAPPED,
  namedSlots,
  takeStep,
} from './mapping-state.ts';

const slot = (
  stageIndex: number,
  substageIndex: number,
  kind: MappingSlot['kind'],
  position = 0,
): MappingSlot => ({
  stageIndex,
  substageIndex,
  kind,
  position,
  title: '',
  isOptional: position > 0,
});

/** A Swiss stage, two groups without brackets, and playoffs that a page may split. */
const slots = namedSlots([
  slot(0, 0, 'standings'),
  slot(0, 0, 'match'),
  slot(1, 0, 'standings'),
  slot(1, 0, 'match'),
  slot(1, 1, 'standings'),
  slot(1, 1, 'match'),
  slot(2, 0, 'match'),
  slot(2, 0, 'match', 1),
]);
const sharers = new Set(['1.0.match.0', '1.1.match.0']);

const after = (...steps: MappingStep[]) =>
  steps.reduce((state, step) => takeStep(state, step, sharers), NOTHING_MAPPED);
const place = (slotId: string, groupKey: string): MappingStep => ({
  kind: 'place',
  slotId,
  groupKey,
});

test('every slot has an id of its own, and a second of one kind as well', () => {
  expect(slots.map(({ id }) => id).slice(-2)).toEqual(['2.0.match.0', '2.0.match.1']);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
});

test('a group that is placed again leaves the slot that it stood in', () => {
  expect(after(place('0.0.match.0', 'a'), place('2.0.match.0', 'a')).placed).toEqual({
    '2.0.match.0': 'a',
  });
});

test('one match group may tell several groups without brackets when they start', () => {
  expect(after(place('1.0.match.0', 'a'), place('1.1.match.0', 'a')).placed).toEqual({
    '1.0.match.0': 'a',
    '1.1.match.0': 'a',
  });
  expect(
    after(place('1.0.match.0', 'a'), place('1.1.match.0', 'a'), place('0.0.match.0', 'a')).placed,
  ).toEqual({ '0.0.match.0': 'a' });
});

test('a slot that is filled again lets go of what it held', () => {
  expect(after(place('0.0.match.0', 'a'), place('0.0.match.0', 'b')).placed).toEqual({
    '0.0.match.0': 'b',
  });
});

test('what was declined or taken out is not suggested again, until all is reset', () => {
  const state = after(
    place('0.0.match.0', 'a'),
    { kind: 'empty', slotId: '0.0.match.0' },
    { kind: 'decline', slotId: '2.0.match.0' },
    { kind: 'decline', slotId: '2.0.match.0' },
  );
  expect(state).toEqual({ ...NOTHING_MAPPED, declined: ['0.0.match.0', '2.0.match.0'] });
  expect(takeStep(state, { kind: 'reset' }, sharers)).toEqual(NOTHING_MAPPED);
});

const at = (place: string) => slots.filter(({ id }) => id.startsWith(`${place}.`));

test('a substage is left to staff as a whole, until a group is placed in it or it is taken back', () => {
  const left = after(place('0.0.match.0', 'a'), place('1.0.match.0', 'b'), {
    kind: 'byHand',
    slots: [...at('0.0'), ...at('2.0')],
  });
  expect(left).toEqual({ placed: { '1.0.match.0': 'b' }, declined: [], byHand: ['0.0', '2.0'] });
  const placed = takeStep(left, place('0.0.standings.0', 'table'), sharers);
  expect([placed.placed['0.0.standings.0'], placed.byHand]).toEqual(['table', ['2.0']]);
  expect(takeStep(placed, { kind: 'fromWiki', slots: at('2.0') }, sharers).byHand).toEqual([]);
});

test('a mapping has one row a substage, and is read back as it was', () => {
  const placed = {
    '0.0.standings.0': 'table',
    '0.0.match.0': 'swiss',
    '1.1.standings.0': 'b',
    '2.0.match.0': 'upper',
    '2.0.match.1': 'final',
  };
  const filling = { placed, byHand: ['1.0'] };
  const mapping = mappingOf(slots, filling);
  expect(mapping).toEqual([
    { stageIndex: 0, substageIndex: 0, matchKeys: ['swiss'], standingsKey: 'table' },
    { stageIndex: 1, substageIndex: 0, matchKeys: [], standingsKey: null },
    { stageIndex: 1, substageIndex: 1, matchKeys: [], standingsKey: 'b' },
    { stageIndex: 2, substageIndex: 0, matchKeys: ['upper', 'final'], standingsKey: null },
  ]);
  expect(fillingOf(slots, mapping)).toEqual(filling);
});

test('a lifted group begins at the first free slot that it fits, and goes round', () => {
  const fits = (id: string) => id !== 'a';
  const carry = lift('x', ['a', 'b', 'c'], { fits, isFree: (id) => id !== 'b' });
  if (carry === null) throw new Error('nothing lifted');
  expect(aimOf(carry)).toBe('c');
  const next = choose(carry, 'ArrowDown');
  expect(next && aimOf(next)).toBe('a');
  expect(choose({ ...carry, at: 0 }, 'ArrowUp')?.at).toBe(2);
  expect(choose(carry, 'x')).toBeNull();
  expect(lift('x', ['a', 'b'], { fits, isFree: () => false })?.at).toBe(1);
  expect(lift('x', [], { fits, isFree: () => true })).toBeNull();
});
